import {
  GOALS_TAB_MARKETS,
  HALVES_TAB_MARKETS,
  LIST_MARKETS_BY_SPORT,
  winnersOf,
} from '@caderneta/domain/market'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/sports'
import type { FeedBody, MarketOdds } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import { describe, expect, it } from 'vitest'
import { GAMES_BY_SPORT } from './sport-games.ts'

const GAMES = 20
const OPEN_SHARE_MIN = 0.95

function marketsNamedFor(sport: SportRoute): readonly number[] {
  const tabs = sport === 'football' ? [...GOALS_TAB_MARKETS, ...HALVES_TAB_MARKETS] : []
  return [...new Set([...LIST_MARKETS_BY_SPORT[sport], ...tabs])]
}

function sample(sport: SportRoute): readonly GameProgramme[] {
  const games = GAMES_BY_SPORT[sport]('listed')
  return Array.from({ length: GAMES }, () => games.next().value)
}

function announced(game: GameProgramme): readonly MarketOdds[] {
  return game
    .between(game.announcedAt - 1, game.announcedAt)
    .flatMap(({ body }) => (body.kind === 'odds_change' ? body.markets : []))
}

function settlements(game: GameProgramme): readonly FeedBody[] {
  return game.standing(game.endsAt, 0)
}

describe.each(SPORT_ROUTES)('every market that a list or a tab of %s names', (sport) => {
  const games = sample(sport)

  it.each(marketsNamedFor(sport))(
    'CST-18 %i has selections and prices in its games',
    (marketId) => {
      const open = games.filter((game) =>
        announced(game).some((market) => market.marketId === marketId && market.status === 'open'),
      )
      expect(open.length).toBeGreaterThanOrEqual(OPEN_SHARE_MIN * GAMES)
      for (const { selections } of announced(games[0] ?? fail()).filter(
        (market) => market.marketId === marketId,
      )) {
        expect(selections.length).toBeGreaterThan(1)
        expect(selections.every(({ odds, name }) => odds > 1000 && name !== '')).toBe(true)
      }
    },
  )

  it.each(marketsNamedFor(sport))('%i is settled with as many winners as it has', (marketId) => {
    for (const game of games) {
      const wonById = new Map<number, string>()
      for (const body of settlements(game)) {
        if (body.kind !== 'bet_settlement') continue
        for (const { selectionId, marketId: settled, result } of body.outcomes) {
          if (settled === marketId) wonById.set(selectionId, result)
        }
      }
      const lines = announced(game).filter((market) => market.marketId === marketId)
      for (const { selections } of lines) {
        const results = selections.map(({ selectionId }) => wonById.get(selectionId))
        expect(results.filter((result) => result === 'win')).toHaveLength(winnersOf(marketId))
        expect(results).not.toContain(undefined)
      }
    }
  })
})

function fail(): never {
  throw new Error('no game')
}
