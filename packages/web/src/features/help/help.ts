/** Entry of the help: two public pages. */
export { helpRoutes } from './help-routes.tsx'
