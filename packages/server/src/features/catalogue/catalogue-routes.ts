import { sportItemRequest } from '@caderneta/contract/catalogue/catalogue'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { publicRoute } from '../../http/route.ts'
import type { CatalogueBodies } from './catalogue-bodies.ts'
import type { MarketBook } from './market-book.ts'

interface CatalogueDeps {
  readonly book: MarketBook
  readonly bodies: CatalogueBodies
}

/** `sport/item` and `sport/game/{id}`: what a visitor browses, requested by POST or GET. */
export function registerCatalogueRoutes(app: FastifyInstance, deps: CatalogueDeps): void {
  const { book, bodies } = deps
  const readByGet = { isReadByGet: true }

  publicRoute(
    app,
    '/api/sport/item',
    sportItemRequest,
    (request, { language }) => bodies.list(request, language),
    readByGet,
  )

  publicRoute(
    app,
    '/api/sport/game/:gameId',
    gameParameters,
    ({ gameId }, { language }) => {
      const game = book.game(Number(gameId))
      return game ? bodies.game(game, language) : refuse('unknown_game')
    },
    readByGet,
  )
}

const gameParameters = z.object({ gameId: z.string().check(z.regex(/^\d{1,15}$/, 'invalid')) })
