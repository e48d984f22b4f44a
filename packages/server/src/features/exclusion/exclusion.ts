/** Entry file of self-exclusion: who may neither bet nor deposit, and since when. */
export { registerExclusionRoutes } from './exclusion-routes.ts'
export { isExcludedAt } from './exclusion-view.ts'
