/** The door of the accounts: who the players are and who is logged in. */
export type { AccountParts } from './account-parts.ts'
export { registerAccountRoutes } from './account-routes.ts'
export { clientSettings } from './client-settings.ts'
export { changePassword } from './passwords/change-password.ts'
export { checkPassword } from './passwords/check-password.ts'
export { checkSecurityCode, type SecurityCodeCheck } from './passwords/check-security-code.ts'
export { voidMailedCodes } from './passwords/mailed-code-store.ts'
export { hashPassword, isPassword } from './passwords/password-hash.ts'
export { sessionLimit } from './sessions/inactivity-period.ts'
export { makeSecretToken, secretTokenHash } from './sessions/secret-token.ts'
export { Sessions, type SessionsParts } from './sessions/sessions.ts'
export { cepFault, storedCep } from './signup/cep-fault.ts'
export { phoneFault } from './signup/check-sign-up.ts'
export { controlFaults } from './signup/control-faults.ts'
export { DEMO_PLAYER, ensureDemoPlayer } from './signup/demo-player.ts'
export {
  findPlayerByEmail,
  type Player,
  prefsWire,
  readPlayer,
  userWire,
} from './signup/player-view.ts'
export { type Attempt, type Budget, type ThrottleParts, takeAttempts } from './throttle.ts'
