/** Entry file of the search: games by the words of their teams and tournament. */
export { GameSearch } from './search-games.ts'
export { registerSearchRoute } from './search-route.ts'
