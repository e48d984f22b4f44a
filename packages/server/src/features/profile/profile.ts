/** The door of the profile: contacts, address and preferences of a bettor. */
export type { ProfileParts } from './profile-parts.ts'
export { registerProfileRoutes } from './profile-routes.ts'
