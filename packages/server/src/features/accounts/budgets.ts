import type { Budget } from './throttle.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/**
 * How often a secret may be tried (docs/decisions/0020). Correct attempts do not count. Budgets per
 * address are wide: thousands of players bet from behind one address of a mobile network.
 */
export const BUDGETS = {
  /** Wrong passwords for one account from browsers in which its owner has never logged in. */
  loginStranger: { name: 'login-stranger', most: 10, pauseMs: 5 * MINUTE_MS },
  /** Wrong passwords from one browser in which the owner has logged in before. */
  loginDevice: { name: 'login-device', most: 10, pauseMs: MINUTE_MS },
  /** Wrong passwords from one address, for any account. */
  loginAddress: { name: 'login-address', most: 30, pauseMs: 3 * SECOND_MS },
  /** Mails with a recovery code to one address. */
  recoveryMail: { name: 'recovery-mail', most: 3, pauseMs: 5 * MINUTE_MS },
  /** Resent confirmations for one address: with that of the sign-up five an hour. */
  activationMail: { name: 'activation-mail', most: 4, pauseMs: 15 * MINUTE_MS },
  /** Notices to the owner of an e-mail address that is used in another sign-up. */
  signUpNotice: { name: 'sign-up-notice', most: 3, pauseMs: 60 * MINUTE_MS },
  /** Mails of either kind requested from one address. */
  mailsAddress: { name: 'mails-address', most: 30, pauseMs: 10 * SECOND_MS },
  /** Mailed codes tried from one address: at 256 bits none is ever guessed, this saves work. */
  codeAddress: { name: 'code-address', most: 20, pauseMs: 10 * SECOND_MS },
  /** Repeated password prompts in a session. */
  stepUp: { name: 'step-up', most: 10, pauseMs: MINUTE_MS },
  /** Security codes that support compares for a caller, per player. */
  securityCode: { name: 'security-code', most: 5, pauseMs: 288 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Budget>>
