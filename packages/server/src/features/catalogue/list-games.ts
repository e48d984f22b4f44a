import { favouritesOfGame } from '@caderneta/contract/catalogue/favourites'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import { isOver, isUnderWay } from '@caderneta/domain/markets/game/game'
import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { chooseHighlights } from '@caderneta/domain/relevance/choose-highlights'
import type { BookGame } from './market-book.ts'
import { byRelevance, rankedOf } from './relevance.ts'

export const LIST_LIMIT = 3000
/** More rows than a screen of any size shows. */
const FIRST_GAMES = 24
const HOUR_MS = 3_600_000

/** Which games a list requests. */
export interface GameFilter {
  readonly sportId?: number | undefined
  readonly tournamentId?: number | undefined
  readonly teamId?: number | undefined
  readonly list?: SportItemRequest['list']
  readonly limit?: number | undefined
  /** Only the competitions of the first games. */
  readonly part?: SportItemRequest['part']
}

/** Games that can still be followed, the most relevant first: the limit cuts the others off. */
export function listGames(
  games: Iterable<BookGame>,
  filter: GameFilter,
  now: number,
): readonly BookGame[] {
  const limit = Math.min(filter.limit ?? LIST_LIMIT, LIST_LIMIT)
  const listed = [...games].filter((game) => matchesFilter(game, filter, now))
  const ranked = byRelevance(listed, now).slice(0, limit)
  return filter.part === 'first' ? firstCompetitions(ranked) : ranked
}

/**
 * The competitions that the list begins with, whole: a page shows a list by competition, so that
 * the games left out come below those that it shows already.
 */
function firstCompetitions(games: readonly BookGame[]): readonly BookGame[] {
  const kept = new Set<number>()
  let count = 0
  for (const { fixture } of games) {
    const { tournamentId } = fixture
    if (kept.has(tournamentId)) continue
    if (count >= FIRST_GAMES) break
    kept.add(tournamentId)
    count += games.filter((game) => game.fixture.tournamentId === tournamentId).length
  }
  return games.filter(({ fixture }) => kept.has(fixture.tournamentId))
}

function matchesFilter(game: BookGame, filter: GameFilter, now: number): boolean {
  const { fixture, status } = game
  if (isOver(status)) return false
  if (filter.sportId !== undefined && fixture.sportId !== filter.sportId) return false
  if (filter.tournamentId !== undefined && fixture.tournamentId !== filter.tournamentId)
    return false
  const { teamId } = filter
  if (teamId !== undefined && fixture.teams.every(({ id }) => id !== teamId)) return false
  if (filter.list === 'live') return isUnderWay(status)
  if (filter.list === 'bl') return BEST_LEAGUES.some((id) => id === fixture.tournamentId)
  if (filter.list === '12') return startsWithin(fixture.startsAt, 12 * HOUR_MS, now)
  if (filter.list === '24') return startsWithin(fixture.startsAt, 24 * HOUR_MS, now)
  return true
}

function startsWithin(startsAt: number, spanMs: number, now: number): boolean {
  return startsAt > now && startsAt <= now + spanMs
}

/** Of each favourite the game that is played or comes next; in the order of their kick-offs. */
export function nextGames(
  games: Iterable<BookGame>,
  favourites: readonly string[],
): readonly BookGame[] {
  const next = new Map<string, BookGame>()
  const wanted = new Set(favourites)
  const toCome = [...games].filter(({ status }) => !isOver(status)).sort(byStart)
  for (const game of toCome) {
    const { gameId, tournamentId, teams } = game.fixture
    const teamIds = teams.map(({ id }) => id)
    for (const one of favouritesOfGame({ gameId, tournamentId, teamIds })) {
      if (wanted.has(one) && !next.has(one)) next.set(one, game)
    }
  }
  return [...new Set(next.values())].sort(byStart)
}

function byStart(a: BookGame, b: BookGame): number {
  return a.fixture.startsAt - b.fixture.startsAt || a.fixture.gameId - b.fixture.gameId
}

const HIGHLIGHTS_MOST = 12

/** Games of the home page's strip, the most relevant first, of equal relevance by kick-off. */
export function highlightedGames(games: Iterable<BookGame>, now: number): readonly BookGame[] {
  const flagged = [...games].filter((game) => game.fixture.isHighlight && !isOver(game.status))
  return chooseHighlights(flagged.sort(byStart), rankedOf, now, HIGHLIGHTS_MOST)
}
