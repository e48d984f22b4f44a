import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { listOutrights } from '@caderneta/contract/catalogue/outrights-call'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { CatalogueBodies } from './catalogue-bodies.ts'
import type { MarketBook } from './market-book.ts'

interface CatalogueDeps {
  readonly book: MarketBook
  readonly bodies: CatalogueBodies
}

/** `sport/item`, `sport/outrights` and `sport/game/{id}`: what a visitor browses, requested by POST or GET. */
export function registerCatalogueRoutes(app: FastifyInstance, deps: CatalogueDeps): void {
  const { book, bodies } = deps
  route(app, listGames, (request, { language }) => bodies.list(request, language))
  route(app, listOutrights, (request, { language }) => bodies.outrights(request, language))
  route(app, readGame, ({ gameId }, { language }) => {
    const game = book.game(Number(gameId))
    return game ? bodies.game(game, language) : refuse('unknown_game')
  })
}
