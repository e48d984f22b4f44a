import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { describe, expect, it } from 'vitest'
import { examplePlay, exampleScript } from '../testing/example-match.ts'
import { matchCourse, windowEnds } from './match-course.ts'
import { matchOffer } from './match-offer.ts'
import { matchSettlements } from './match-settlements.ts'
import { linesLeftOutOf } from './pre-match-prices.ts'

const GOALLESS = { status: 'finished', halfTime: [0, 0], fullTime: [0, 0] } as const
/** Goals decide some windows before they are over. */
const script = exampleScript({ goals: [], result: GOALLESS })
const course = matchCourse(script)
const settlements = matchSettlements(
  script,
  course,
  matchOffer(linesLeftOutOf(examplePlay()), undefined),
)

describe('what five minutes of the clock decide', () => {
  const atEnds = settlements.filter(({ second }) => windowEnds(course).includes(second))

  it('is settled when they are over, and nothing else is', () => {
    expect(atEnds.map(({ second }) => second)).toEqual(windowEnds(course))
    expect(new Set(atEnds.map(({ certainty }) => certainty))).toEqual(new Set(['live']))
    // The first of all settlements has what no match comes to as well.
    const markets = new Set(
      atEnds.slice(1).flatMap(({ outcomes }) => outcomes.map((one) => one.marketId)),
    )
    const tabs = FOOTBALL_MARKETS.filter(({ id }) => markets.has(id)).map(({ tab }) => tab)
    expect(new Set(tabs)).toEqual(new Set(['minutes']))
  })

  it('is settled as it is in the end', () => {
    const atEnd = settlements.at(-1)?.outcomes
    for (const { outcomes } of atEnds) expect(atEnd).toEqual(expect.arrayContaining([...outcomes]))
  })
})
