import * as z from 'zod/mini'
import { parsedText } from '../outside-text.ts'

/**
 * What can limit a stake: `bet` the potential return of one bet; `player_combination` and
 * `player_day` that of the player on the same selections and on one day; `combination` and
 * `selection` that of all players (docs/decisions/0054); `stake` the largest stake of any bet.
 */
export const BET_LIMITS = [
  'stake',
  'bet',
  'player_combination',
  'player_day',
  'combination',
  'selection',
] as const

export type BetLimit = (typeof BET_LIMITS)[number]

/**
 * Facts of `stake_too_large`, `payout_too_large`, `combination_limit_reached`, `day_limit_reached`
 * and `limit_reached`: which limit refused which bet, and the largest stake in reais that all limits
 * allowed this bet at that moment, the bets before it in the slip as they are.
 */
export const limitReachedFacts = z.object({
  limit: z.enum(BET_LIMITS),
  stakeMax: z.number(),
  /** The selections of the bet. */
  betGamesOddId: z.array(z.number()),
  /** With `selection`: the selection that reached its limit. */
  selection: z.optional(z.number()),
})

export type LimitReachedFacts = z.infer<typeof limitReachedFacts>

/**
 * `wagers/limits` as it arrives: `combinations` is JSON text of a list of `betGamesOddId` lists.
 */
export const wagersLimitsRequest = z.object({
  combinations: parsedText(),
})

/** One combination: the identifiers of its selections. */
export const combinationWire = z
  .array(z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)))
  .check(z.minLength(1), z.maxLength(100))

/**
 * For each combination in the order of the request: the largest stake that all limits allow it at
 * this moment, taken alone, and the limit that allows no more. What the wallet holds and the least
 * stake are not part of it.
 */
export const wagersLimitsReply = z.object({ data: z.array(limitReachedFacts) })
