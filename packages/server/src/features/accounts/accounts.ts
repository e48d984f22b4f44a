/** Entry file of the accounts: who the players are and who is logged in. */
export type { AccountDeps } from './account-deps.ts'
export { registerAccountRoutes } from './account-routes.ts'
export { clientSettings } from './client-settings.ts'
export { keepAccounts } from './keep-accounts.ts'
export { changePassword } from './passwords/change-password.ts'
export { checkPassword } from './passwords/check-password.ts'
export { checkSecurityCode, type SecurityCodeCheck } from './passwords/check-security-code.ts'
export { voidMailedCodes } from './passwords/mailed-code-store.ts'
export { hashPassword, isPassword } from './passwords/password-hash.ts'
export { sessionLimit } from './sessions/inactivity-period.ts'
export { makeSecretToken, secretTokenHash } from './sessions/secret-token.ts'
export { Sessions } from './sessions/sessions.ts'
export { cepError, storedCep } from './signup/cep-error.ts'
export { phoneError } from './signup/check-sign-up.ts'
export { DEMO_PLAYER, ensureDemoPlayer } from './signup/demo-player.ts'
export {
  findPlayerByEmail,
  type Player,
  prefsWire,
  readPlayer,
  userWire,
} from './signup/player-view.ts'
export { type Budget, takeAttempts } from './throttle.ts'
