/** The door of the profile: contacts, address and preferences of a bettor. */
export type { ProfileDeps } from './profile-deps.ts'
export { registerProfileRoutes } from './profile-routes.ts'
