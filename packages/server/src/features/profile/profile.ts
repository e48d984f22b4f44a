/** Entry file of the profile: contacts, address and preferences of a player. */
export { registerProfileRoutes } from './profile-routes.ts'
