import * as z from 'zod/mini'

/** A bet on several selections of one match ('Criar Aposta') on the wire. */

/** `legs` is JSON text of a list of `betGamesOddId`. */
export const builderQuoteRequest = z.object({
  gameId: z.string('required').check(z.regex(/^\d{1,15}$/, 'invalid')),
  legs: z.string('required').check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long')),
})

const builderQuote = {
  betGameId: z.number(),
  /** The odds of all legs together. */
  rate: z.number(),
  /** Each leg with its odds alone, in the order of their identifiers. */
  legs: z.array(z.object({ betGamesOddId: z.number(), rate: z.number(), version: z.number() })),
}

export const builderQuoteReply = z.object({ data: z.object(builderQuote) })

/** With the identifier that the legs have together, by which a slip names them as any selection. */
export const builderSelectionReply = z.object({
  data: z.object({ ...builderQuote, betGamesOddId: z.number(), version: z.number() }),
})

/** Facts of `impossible_combination`: the fewest selections that cannot win together. */
export const impossibleFacts = z.object({ betGamesOddId: z.array(z.number()) })

/** Facts of `implied_leg`: a selection that wins whenever these others do. */
export const impliedLegFacts = z.object({
  betGamesOddId: z.number(),
  impliedBy: z.array(z.number()),
})

/**
 * Why a combination is not offered: fewer than 2 or more than 12 legs; a leg of another match, of a
 * market that cannot be combined, or of the same market and line as another one; no prices for
 * combinations of this match now; the order of too many goals; odds that would be below 1.01.
 */
const NOT_OFFERED_CAUSES = ['legs', 'match', 'market', 'book', 'game', 'order', 'odds'] as const

/** Facts of `combination_not_offered`; the selections that the cause concerns. */
export const notOfferedFacts = z.object({
  cause: z.enum(NOT_OFFERED_CAUSES),
  betGamesOddId: z.array(z.number()),
})

export type NotOfferedCause = (typeof NOT_OFFERED_CAUSES)[number]
