import type { SessionLimitWire } from '@caderneta/contract/sessions'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The six options of the preferences (specification, 9). */
const PERIOD_MS_BY_OPTION: ReadonlyMap<string, number> = new Map([
  ['20 Minutos', 20 * MINUTE_MS],
  ['1 Hora', HOUR_MS],
  ['2 Horas', 2 * HOUR_MS],
  ['3 Horas', 3 * HOUR_MS],
  ['6 Horas', 6 * HOUR_MS],
  ['12 Horas', 12 * HOUR_MS],
])

/** How long a session may idle: the shorter of the player's choice and the deployment's limit. */
export function idleLimitMs(option: string, limitSeconds: number): number {
  return Math.min(PERIOD_MS_BY_OPTION.get(option) ?? 0, limitSeconds * 1000)
}

/** The same limit as the page is told of it, which warns before it is reached. */
export function sessionLimit(option: string, limitSeconds: number): SessionLimitWire {
  return { inactivitySeconds: idleLimitMs(option, limitSeconds) / 1000 }
}
