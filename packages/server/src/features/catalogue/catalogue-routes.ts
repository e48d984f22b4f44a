import * as competitions from '@caderneta/contract/catalogue/competitions-call'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { CatalogueBodies } from './catalogue-bodies.ts'
import { listCompetitions } from './list-competitions.ts'
import type { MarketBook } from './market-book.ts'

interface CatalogueDeps {
  readonly book: MarketBook
  readonly bodies: CatalogueBodies
}

/** `sport/item`, `sport/competitions` and `sport/game/{id}`: what a visitor browses, requested by POST or GET. */
export function registerCatalogueRoutes(app: FastifyInstance, deps: CatalogueDeps): void {
  const { book, bodies } = deps
  route(app, listGames, (request, { language }) => bodies.list(request, language))
  route(app, competitions.listCompetitions, () => ({
    done: 'ok',
    body: { data: [...listCompetitions(book.games())] },
  }))
  route(app, readGame, ({ gameId }, { language }) => {
    const game = book.game(Number(gameId))
    return game ? bodies.game(game, language) : refuse('unknown_game')
  })
}
