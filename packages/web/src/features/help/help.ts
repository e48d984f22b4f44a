/** Entry of the help: two public pages, and the names of what the second one explains. */
export { helpRoutes } from './help-routes.tsx'
export { useListedMarkets } from './rules/use-listed-markets.ts'
