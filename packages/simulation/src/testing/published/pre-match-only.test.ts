import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/markets-by-sport'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import { expect, it } from 'vitest'
import { GAMES_BY_SPORT } from './sport-games.ts'

const GAMES = 2

/** Statuses of the markets that are sold before the start alone, before it and during the game. */
function statusesIn(route: SportRoute, game: GameProgramme) {
  const ids = new Set<number>(
    MARKETS_BY_SPORT[route].flatMap(({ id, live }) => (live === 'P' ? [id] : [])),
  )
  const seen = { before: new Set<string>(), during: new Set<string>() }
  const look = (body: FeedBody) => {
    if (body.kind !== 'odds_change') return
    const statuses = body.status === 'scheduled' ? seen.before : seen.during
    for (const { marketId, status } of body.markets) if (ids.has(marketId)) statuses.add(status)
  }
  for (const { body } of game.between(game.announcedAt - 1, game.endsAt)) look(body)
  return seen
}

it.each(SPORT_ROUTES)(
  'in %s what is sold before the start alone is closed from then on',
  (route) => {
    const games = GAMES_BY_SPORT[route]('before the start')
    for (let game = 0; game < GAMES; game += 1) {
      const { before, during } = statusesIn(route, games.next().value)
      expect(before).toContain('open')
      expect([...during]).toEqual(['closed'])
    }
  },
)
