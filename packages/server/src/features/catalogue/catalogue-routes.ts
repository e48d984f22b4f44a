import { sportItemRequest } from '@caderneta/contract/catalogue'
import { refuse } from '@caderneta/contract/refusals'
import { SPORTS } from '@caderneta/domain/sports'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { publicRoute } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { marketNames } from './catalogue-texts.ts'
import { gameWire, LIST_MARKETS } from './game-wire.ts'
import { listGames } from './list-games.ts'
import type { MarketBook } from './market-book.ts'

export interface CatalogueParts extends Pick<Parts, 'clock' | 'log'> {
  readonly book: MarketBook
}

/** `sport/item` and `sport/game/{id}`: what a visitor browses. */
export function registerCatalogueRoutes(app: FastifyInstance, parts: CatalogueParts): void {
  const { book, clock } = parts

  publicRoute(app, '/api/sport/item', sportItemRequest, (asked) => {
    const sportId = SPORTS.find((sport) => sport.route === asked.route)?.id
    const isUnknownSport = asked.route !== undefined && sportId === undefined
    const filter = {
      sportId,
      tournamentId: asked.championshipId === undefined ? undefined : Number(asked.championshipId),
      list: asked.list,
      limit: asked.limit === undefined ? undefined : Number(asked.limit),
    }
    const marketIds = asked.market === undefined ? LIST_MARKETS : [Number(asked.market)]
    const found = isUnknownSport ? [] : listGames(book.games(), filter, clock.now())
    const games = found.map((game) => gameWire(book, game, marketIds))
    return { done: 'ok', body: { data: { games } } }
  })

  publicRoute(app, '/api/sport/game/:gameId', gameParameters, (asked, caller) => {
    const game = book.game(Number(asked.gameId))
    if (!game) return refuse('unknown_game')
    const wire = gameWire(book, game, null)
    return { done: 'ok', body: { data: { ...wire, markets: marketNames(caller.language) } } }
  })
}

const gameParameters = z.object({ gameId: z.string().check(z.regex(/^\d{1,15}$/, 'invalid')) })
