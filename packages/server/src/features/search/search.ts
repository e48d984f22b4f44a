/** Entry file of the search: games by the words of their teams and tournament. */
export { registerSearchRoute } from './search-route.ts'
