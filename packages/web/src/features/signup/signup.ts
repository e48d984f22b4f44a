/** Entry of sign-up: the form in both sizes, and the activation of the account. */
export { ResendButton } from './resend-button.tsx'
export { signUpRoutes } from './sign-up-routes.tsx'
