import { SEARCH_RESULTS_MAX } from '@caderneta/contract/catalogue/search'
import { searchGames } from '@caderneta/contract/catalogue/search-call'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { listedGameWire, type MarketBook } from '../catalogue/catalogue.ts'
import type { GameSearch } from './search-games.ts'

interface SearchDeps {
  readonly book: MarketBook
  readonly search: GameSearch
}

/** `search`: public, served from memory. */
export function registerSearchRoute(app: FastifyInstance, { book, search }: SearchDeps): void {
  route(app, searchGames, ({ q }) => {
    const found = search.search(book.games(), q, SEARCH_RESULTS_MAX)
    return { done: 'ok', body: { data: found.map((game) => listedGameWire(book, game)) } }
  })
}
