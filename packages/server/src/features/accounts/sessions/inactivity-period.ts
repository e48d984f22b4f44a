import type { SessionLimitWire } from '@caderneta/contract/accounts/sessions'
import { MINUTES_BY_INACTIVITY_PERIOD } from '@caderneta/contract/profile/profile'

const MINUTE_MS = 60_000

const MINUTES_BY_OPTION: ReadonlyMap<string, number> = new Map(
  Object.entries(MINUTES_BY_INACTIVITY_PERIOD),
)

/** How long a session may idle: the shorter of the player's choice and the deployment's limit. */
export function idleLimitMs(option: string, limitSeconds: number): number {
  return Math.min((MINUTES_BY_OPTION.get(option) ?? 0) * MINUTE_MS, limitSeconds * 1000)
}

/** The same limit as sent to the page, which warns before it is reached. */
export function sessionLimit(option: string, limitSeconds: number): SessionLimitWire {
  return { inactivitySeconds: idleLimitMs(option, limitSeconds) / 1000 }
}
