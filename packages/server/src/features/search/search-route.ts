import { SEARCH_RESULTS_MAX, searchRequest } from '@caderneta/contract/catalogue/catalogue'
import type { FastifyInstance } from 'fastify'
import { publicRoute } from '../../http/route.ts'
import { listedGameWire, type MarketBook } from '../catalogue/catalogue.ts'
import { searchGames } from './search-games.ts'

interface SearchDeps {
  readonly book: MarketBook
}

/** `search`: public, served from memory. */
export function registerSearchRoute(app: FastifyInstance, { book }: SearchDeps): void {
  publicRoute(app, '/api/search', searchRequest, ({ q }) => {
    const found = searchGames(book.games(), q, SEARCH_RESULTS_MAX)
    return { done: 'ok', body: { data: found.map((game) => listedGameWire(book, game)) } }
  })
}
