import type { ServerEnvironment } from '@caderneta/testing/hosts/server-process'

/** What a player may win on a day, in reais: less than two of the largest bets return. */
export const PLAYER_DAY_MAX = 800_000

export const STORY_SETTINGS: ServerEnvironment = {
  // What guards a server from strangers would strike a story on a machine under load.
  RATE_LIMIT: 'off',
  PASSWORD_MEMORY_KIB: '64',
  REQUEST_TIMEOUT_MS: '60000',
  PAYOUT_MAX_PLAYER_DAY: `${PLAYER_DAY_MAX}.00`,
  // A withdrawal is paid at once, unless it is so large that it is reviewed first.
  PAYOUT_DELAY_MS: '0',
  REVIEW_MS: '3600000',
}
