import type { SportItemRequest } from '@caderneta/contract/catalogue/catalogue'
import { isOver, isUnderWay } from '@caderneta/domain/markets/game'
import { BEST_LEAGUES } from '@caderneta/domain/markets/market'
import type { BookGame } from './market-book.ts'

export const LIST_LIMIT = 3000
const HOUR_MS = 3_600_000

/** Which games a list requests. */
export interface GameFilter {
  readonly sportId?: number | undefined
  readonly tournamentId?: number | undefined
  readonly list?: SportItemRequest['list']
  readonly limit?: number | undefined
}

/**
 * Games that can still be followed, by kick-off; those under way come first by that order.
 * Outrights are in a list of their own.
 */
export function listGames(
  games: Iterable<BookGame>,
  filter: GameFilter,
  now: number,
): readonly BookGame[] {
  const limit = Math.min(filter.limit ?? LIST_LIMIT, LIST_LIMIT)
  return [...games]
    .filter((game) => matchesFilter(game, filter, now))
    .sort(byKickOff)
    .slice(0, limit)
}

function matchesFilter(game: BookGame, filter: GameFilter, now: number): boolean {
  const { fixture, status } = game
  if (fixture.season !== undefined || !isWithin(game, filter)) return false
  if (filter.list === 'live') return isUnderWay(status)
  if (filter.list === 'bl') return BEST_LEAGUES.some((id) => id === fixture.tournamentId)
  if (filter.list === '12') return startsWithin(fixture.startsAt, 12 * HOUR_MS, now)
  if (filter.list === '24') return startsWithin(fixture.startsAt, 24 * HOUR_MS, now)
  return true
}

/** Not over, and of the sport and the tournament of the filter. */
function isWithin({ fixture, status }: BookGame, { sportId, tournamentId }: GameFilter): boolean {
  if (isOver(status)) return false
  if (sportId !== undefined && fixture.sportId !== sportId) return false
  return tournamentId === undefined || fixture.tournamentId === tournamentId
}

function startsWithin(startsAt: number, spanMs: number, now: number): boolean {
  return startsAt > now && startsAt <= now + spanMs
}

function byKickOff(a: BookGame, b: BookGame): number {
  return a.fixture.startsAt - b.fixture.startsAt || a.fixture.gameId - b.fixture.gameId
}

/** Outrights that are not over, of a sport or a tournament; the first to close comes first. */
export function listOutrights(games: Iterable<BookGame>, filter: GameFilter): readonly BookGame[] {
  return [...games]
    .filter((game) => game.fixture.season !== undefined && isWithin(game, filter))
    .sort(byKickOff)
}

const HIGHLIGHTS_MOST = 12

/** Games of the home page's strip. */
export function highlightedGames(games: Iterable<BookGame>): readonly BookGame[] {
  return [...games]
    .filter((game) => game.fixture.isHighlight && !isOver(game.status))
    .sort(byKickOff)
    .slice(0, HIGHLIGHTS_MOST)
}
