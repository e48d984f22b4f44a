import type { session as source } from '../ptBR/session.ts'

export const session: typeof source = {
  title: 'Log in',
  email: 'E-mail or username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  enter: 'LOG IN',
  sending: 'Sending',
  newUser: 'New here? Create an account.',
  close: 'Close',
  loggedIn: 'You are logged in',
  expired: 'Your session has ended. Log in again.',
}
