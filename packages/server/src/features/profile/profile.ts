/** Entry file of the profile: contacts, address and preferences of a player. */
export type { ProfileDeps } from './profile-deps.ts'
export { registerProfileRoutes } from './profile-routes.ts'
