/** The door of sign-up: the form in both sizes, and the activation of the account. */
export { signUpRoutes } from './sign-up-routes.tsx'
