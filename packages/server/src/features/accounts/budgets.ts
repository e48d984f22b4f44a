import type { Budget } from './throttle.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/**
 * How often a secret may be tried (docs/decisions/0020). Right answers do not count. Budgets of an
 * address are wide: behind one address of a mobile network bet thousands.
 */
export const BUDGETS = {
  /** Wrong passwords for one account from browsers in which its owner never logged in. */
  loginStranger: { name: 'login-stranger', most: 10, pauseMs: 5 * MINUTE_MS },
  /** Wrong passwords from one browser in which the owner has logged in before. */
  loginDevice: { name: 'login-device', most: 10, pauseMs: MINUTE_MS },
  /** Wrong passwords from one address, whatever the accounts. */
  loginAddress: { name: 'login-address', most: 30, pauseMs: 3 * SECOND_MS },
  /** Mails with a recovery code to one address. */
  recoveryMail: { name: 'recovery-mail', most: 3, pauseMs: 5 * MINUTE_MS },
  /** Confirmations asked for again, for one address: with that of the sign-up five an hour. */
  activationMail: { name: 'activation-mail', most: 4, pauseMs: 15 * MINUTE_MS },
  /** Notices to the owner of an e-mail with which somebody tries to sign up. */
  signUpNotice: { name: 'sign-up-notice', most: 3, pauseMs: 60 * MINUTE_MS },
  /** Mails of either kind that one address asks for. */
  mailsAddress: { name: 'mails-address', most: 30, pauseMs: 10 * SECOND_MS },
  /** Mailed codes tried from one address: of 256 bits none is ever guessed, this spares work. */
  codeAddress: { name: 'code-address', most: 20, pauseMs: 10 * SECOND_MS },
  /** The password asked again in a session. */
  stepUp: { name: 'step-up', most: 10, pauseMs: MINUTE_MS },
  /** Security codes that support compares for a caller, per player. */
  securityCode: { name: 'security-code', most: 5, pauseMs: 288 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Budget>>
