import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { CatalogueBodies } from './catalogue-bodies.ts'
import { LIST_LIMIT } from './list-games.ts'
import type { MarketBook } from './market-book.ts'
import type { GameResults } from './results/game-results.ts'
import type { ResultsOf } from './results/results-view.ts'

interface CatalogueDeps {
  readonly book: MarketBook
  readonly bodies: CatalogueBodies
  readonly results: Pick<GameResults, 'read'>
}

/** The results of every competition at once are no list of the page. */
function resultsOf({ championshipId, teamId }: SportItemRequest): ResultsOf | null {
  if (teamId !== undefined) return { teamId: Number(teamId) }
  return championshipId === undefined ? null : { tournamentId: Number(championshipId) }
}

/** `sport/item` and `sport/game/{id}`: what a visitor browses, requested by POST or GET. */
export function registerCatalogueRoutes(app: FastifyInstance, deps: CatalogueDeps): void {
  const { book, bodies, results } = deps
  route(app, listGames, async (request, { language }) => {
    const { list, limit = LIST_LIMIT } = request
    if (request.favourites !== undefined) return bodies.next(request.favourites, language)
    if (list !== 'results') return bodies.list(request, language)
    const of = resultsOf(request)
    const games = of ? await results.read(of, Number(limit)) : []
    return { done: 'ok', body: { data: { games } } }
  })
  route(app, readGame, ({ gameId }, { language }) => {
    const game = book.game(Number(gameId))
    if (game) return bodies.game(game, language)
    // Until the feed has sent all of its games, this one may still come.
    return refuse(book.missingSnapshot === null ? 'unknown_game' : 'unavailable')
  })
}
