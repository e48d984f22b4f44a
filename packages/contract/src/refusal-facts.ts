import * as z from 'zod/mini'
import { impliedLegFacts, impossibleFacts, notOfferedFacts } from './bets/bet-builder.ts'
import { limitReachedFacts } from './bets/bet-limits.ts'
import { oddsChangedFacts } from './bets/wagers.ts'

/** Facts of `limit_reached` as recorded before there were several limits: only the selection. */
export const earlierLimitFacts = z.object({ betGamesOddId: z.number() })

/** Seconds until the same call is worth another attempt; also sent as the header Retry-After. */
export const retryFacts = z.object({ retryAfterSeconds: z.optional(z.number()) })

/** What a refusal with this code carries beside `code` and `msg`; amounts in reais. */
export const REFUSAL_FACTS = {
  too_many_requests: retryFacts,
  odds_changed: oddsChangedFacts,
  quote_changed: z.object({ returnOffered: z.number() }),
  stake_too_large: limitReachedFacts,
  payout_too_large: limitReachedFacts,
  limit_reached: z.union([limitReachedFacts, earlierLimitFacts]),
  combination_limit_reached: limitReachedFacts,
  day_limit_reached: limitReachedFacts,
  impossible_combination: impossibleFacts,
  implied_leg: impliedLegFacts,
  combination_not_offered: notOfferedFacts,
  deposit_too_small: z.object({ depositMin: z.number() }),
  deposit_too_large: z.object({ depositMax: z.number() }),
  withdrawal_too_small: z.object({ withdrawalMin: z.number() }),
  withdrawal_too_large: z.object({ withdrawalMax: z.number() }),
  /** Milliseconds UTC. */
  withdrawal_held: z.object({ until: z.number() }),
} as const
