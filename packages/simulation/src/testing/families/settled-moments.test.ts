import type { GameProgramme, TimedBody } from '@caderneta/feed/programme'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { GAMES_BY_SPORT } from '../published/sport-games.ts'
import { FOOTBALL_FAMILIES } from './football-families.ts'
import { misplacedSettlements, settledEarly } from './settled-moments.ts'

const MATCHES = sized({ test: 2, small: 30, full: 300 })
const MINUTE_MS = 60_000

function* firstGames(): Generator<GameProgramme> {
  let count = 0
  for (const game of GAMES_BY_SPORT.football('settled')) {
    if (count === MATCHES) return
    count += 1
    yield game
  }
}

const MATCHES_OF_SEASON = [...firstGames()].map((game) =>
  game.between(game.announcedAt - 1, game.endsAt),
)

/** The settlements of a match so much later, but for those that close it. */
function delayed(messages: readonly TimedBody[], byMs: number): readonly TimedBody[] {
  return messages.map(({ at, body }) => ({
    at: body.kind === 'bet_settlement' && body.certainty === 'live' ? at + byMs : at,
    body,
  }))
}

describe('the settlements of a match', () => {
  it('come in the second in which a selection is decided, and do not change', () => {
    reportFigure('matches', MATCHES_OF_SEASON.length)
    expect(MATCHES_OF_SEASON.flatMap(misplacedSettlements)).toEqual([])
  })

  it('come early in every family but handicaps', () => {
    const families = new Set(MATCHES_OF_SEASON.flatMap((messages) => [...settledEarly(messages)]))
    const expected = FOOTBALL_FAMILIES.map(({ name }) => name).filter(
      (name) => name !== 'handicaps',
    )
    expect([...families].sort()).toEqual([...expected].sort())
  })

  it.each([
    ['too late', MINUTE_MS],
    ['too early', -MINUTE_MS],
  ])('would be seen to come %s', (when, byMs) => {
    const [first = []] = MATCHES_OF_SEASON
    const breaches = misplacedSettlements(delayed(first, byMs))
    expect(breaches.filter((breach) => breach.endsWith(when)).length).toBeGreaterThan(0)
  })
})
