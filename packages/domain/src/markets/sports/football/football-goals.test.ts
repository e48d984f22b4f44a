import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../../../testing/settled-market.ts'
import type { Score } from '../../game/game.ts'
import { SCORE_MARKETS } from './football.ts'
import { finalGoals, goalBounds, type MatchProgress, UNKNOWN } from './football-goals.ts'

const settled = (match: MatchProgress) =>
  settledMarkets(SCORE_MARKETS, undefined, goalBounds(match))

const goals = fc.tuple(fc.nat(5), fc.nat(5))
/** A match at half-time and at its end. */
const anyMatch = fc.tuple(goals, goals).map(([half, more]) => {
  const end: Score = [half[0] + more[0], half[1] + more[1]]
  return { half, end }
})

const over = ({ half, end }: { readonly half: Score; readonly end: Score }): MatchProgress => ({
  score: end,
  halfTime: half,
  isNinetyOver: true,
})

describe('the goals of a match', () => {
  it('that are possible never fall below those that were scored', () => {
    const bounds = goalBounds({ score: [2, 1], halfTime: null, isNinetyOver: false })
    expect(bounds['goals.half1.home']).toEqual([2, Number.POSITIVE_INFINITY])
    expect(bounds['goals.half2.home']).toEqual([0, Number.POSITIVE_INFINITY])
    expect(bounds['goals.match.away']).toEqual([1, Number.POSITIVE_INFINITY])
  })

  it('of the first half are certain from half-time on', () => {
    const bounds = goalBounds({ score: [2, 1], halfTime: [0, 1], isNinetyOver: false })
    expect(bounds['goals.half1.home']).toEqual([0, 0])
    expect(bounds['goals.half2.home']).toEqual([2, Number.POSITIVE_INFINITY])
    expect(bounds['goals.half1.away']).toEqual([1, 1])
    expect(bounds['goals.half2.away']).toEqual([0, Number.POSITIVE_INFINITY])
  })

  it('of the halves add up to those of the match when it is over', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const bounds = goalBounds(over(match))
        for (const side of ['home', 'away'] as const) {
          const [half1] = bounds[`goals.half1.${side}`]
          const [half2] = bounds[`goals.half2.${side}`]
          expect(bounds[`goals.match.${side}`]).toEqual([half1 + half2, half1 + half2])
        }
      }),
    )
  })

  it('are unknown where a source does not contain them', () => {
    const bounds = finalGoals({ status: 'finished', halfTime: null, fullTime: [2, 0] })
    expect(bounds['goals.match.home']).toEqual([2, 2])
    expect(bounds['goals.half1.home']).toEqual(UNKNOWN)
    expect(bounds['goals.half2.away']).toEqual(UNKNOWN)
  })
})

describe('a match of football', () => {
  it('of 2-1 with 0-1 at half-time pays these selections of the oldest markets', () => {
    const markets = settled({ score: [2, 1], halfTime: [0, 1], isNinetyOver: true })
    const wins = Object.entries(markets).map(([key, market]) => [key, withResult(market, 'win')])
    expect(Object.fromEntries(wins)).toMatchObject({
      'match-result': ['1'],
      'double-chance': ['1 or Draw', '1 or 2'],
      'both-teams-to-score': ['Yes'],
      'total-goals': ['Over 0.5', 'Over 1.5', 'Over 2.5', 'Under 3.5', 'Under 4.5', 'Under 5.5'],
      'correct-score': ['2-1'],
      'half-time-result': ['2'],
      'h2-result': ['1'],
      'half-time-full-time': ['2/1'],
    })
  })

  it('with six goals of a side pays the other correct score', () => {
    const markets = settled({ score: [6, 0], halfTime: [3, 0], isNinetyOver: true })
    expect(withResult(markets['correct-score'], 'win')).toEqual(['Other'])
  })

  it('decides before its end what nothing can change any more', () => {
    const markets = settled({ score: [1, 1], halfTime: null, isNinetyOver: false })
    expect(markets['both-teams-to-score']).toEqual({ Yes: 'win', No: 'lose' })
    expect(withResult(markets['total-goals'], 'win')).toEqual(['Over 0.5', 'Over 1.5'])
    expect(withResult(markets['correct-score'], 'lose')).toHaveLength(11)
    expect(markets['match-result']).toEqual({})
    expect(markets['half-time-result']).toEqual({})
  })

  it('never changes what was decided at half-time', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const early = settled({ score: match.half, halfTime: match.half, isNinetyOver: false })
        const end = settled(over(match))
        for (const { key } of SCORE_MARKETS) expect(end[key]).toMatchObject(early[key] ?? {})
      }),
    )
  })
})
