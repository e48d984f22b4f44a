import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market'
import { MARKETS_BY_SPORT, marketById } from '@caderneta/domain/markets/markets-by-sport'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import type { MarketOdds } from '@caderneta/feed/messages'
import { describe, expect, it } from 'vitest'
import { isAboutIncidents } from '../independent-incidents.ts'
import { isAboutPlayers } from '../independent-players.ts'
import { changesOf, type PlayedGame, playedGame } from './played-game.ts'
import { GAMES_BY_SPORT, gamesWithPlayers } from './sport-games.ts'

const GAMES = 20
/** To follow a whole match costs its every price. */
const FOLLOWED = 2
const OPEN_SHARE_MIN = 0.95

function playedGames(sport: SportRoute): readonly PlayedGame[] {
  const games = GAMES_BY_SPORT[sport]('listed')
  const others = Array.from({ length: GAMES }, () => playedGame(sport, games.next().value))
  if (sport !== 'football') return others
  return [playedGame(sport, gamesWithPlayers('listed').next().value), ...others]
}

function liveMarkets({ game }: PlayedGame): readonly MarketOdds[] {
  const live = changesOf(game, game.endsAt).filter(({ clock }) => clock !== null)
  return live.flatMap(({ markets }) => markets)
}

/** Each market that has a record or that a list names for a sport. */
function marketsNamedFor(sport: SportRoute): readonly number[] {
  return [
    ...new Set([...ROW_MARKETS_BY_SPORT[sport], ...MARKETS_BY_SPORT[sport].map(({ id }) => id)]),
  ]
}

const isOpen = (marketId: number) => (market: MarketOdds) =>
  market.marketId === marketId && market.status === 'open'

/** Lower divisions and small leagues are recorded for their goals alone. */
const hasIncidents = ({ first }: PlayedGame) =>
  first.some(({ marketId }) => isAboutIncidents(marketId))

const hasPlayers = ({ first }: PlayedGame) => first.some(({ marketId }) => isAboutPlayers(marketId))

function isRecorded(marketId: number): (game: PlayedGame) => boolean {
  if (isAboutPlayers(marketId)) return hasPlayers
  return isAboutIncidents(marketId) ? hasIncidents : () => true
}

describe.each(SPORT_ROUTES)('every market of %s', (sport) => {
  const games = playedGames(sport)
  const live = games.slice(0, FOLLOWED).flatMap(liveMarkets)
  const published = new Set(games.flatMap(({ first }) => first.map(({ marketId }) => marketId)))
  const marketIds = [...new Set([...marketsNamedFor(sport), ...published])]
  const stageOf = (marketId: number) =>
    MARKETS_BY_SPORT[sport].find(({ id }) => id === marketId)?.live

  it.each(marketIds)('CST-18 %i has selections and prices before its matches', (marketId) => {
    const open = games.filter(({ first }) => first.some(isOpen(marketId)))
    if (stageOf(marketId) === 'L') {
      expect(open).toEqual([])
      return
    }
    const recorded = games.filter(isRecorded(marketId))
    expect(open.length).toBeGreaterThanOrEqual(OPEN_SHARE_MIN * recorded.length)
    expect(recorded.length).toBeGreaterThan(0)
    for (const { selections } of open.flatMap(({ first }) => first.filter(isOpen(marketId)))) {
      expect(selections.length).toBeGreaterThan(marketById(marketId)?.winners === null ? 0 : 1)
      expect(selections.every(({ odds, name }) => odds > 1000 && name !== '')).toBe(true)
    }
  })

  it.each(marketIds)('%i has prices while its matches are played', (marketId) => {
    const open = live.filter(isOpen(marketId))
    if (stageOf(marketId) === 'P') {
      expect(open).toEqual([])
      return
    }
    expect(open.length).toBeGreaterThan(0)
    expect(open.every(({ selections }) => selections.every(({ odds }) => odds > 1000))).toBe(true)
  })

  it.each(marketIds)('%i is settled as computed independently, each selection', (marketId) => {
    for (const { first, resultById, expected } of games) {
      for (const { selections } of first.filter((market) => market.marketId === marketId)) {
        const results = selections.map(({ selectionId }) => resultById.get(selectionId))
        expect(results).toEqual(selections.map((each) => expected(marketId, each)))
        const winners = marketById(marketId)?.winners
        const isWhole = results.every((result) => result === 'win' || result === 'lose')
        if (winners === null || !isWhole) continue
        expect(results.filter((result) => result === 'win').length).toBe(winners)
      }
    }
  })
})
