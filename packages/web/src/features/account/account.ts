/** The door of the account: signing up, activating, the user menu. */
export { accountRoutes } from './account-routes.tsx'
export { UserMenuButton } from './user-menu-button.tsx'
