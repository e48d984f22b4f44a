/** Entry of the help: one public page. */
export { helpRoutes } from './help-routes.tsx'
