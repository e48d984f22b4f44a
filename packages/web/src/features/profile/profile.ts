/** Entry of the account area: personal data, address, preferences, password, verification. */
export { profileRoutes } from './profile-routes.tsx'
