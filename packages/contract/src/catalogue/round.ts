import * as z from 'zod/mini'

/** The round of a game, `info.round`. A file of its own: only who names rounds reads it. */
export const roundWire = z.union([
  z.object({
    kind: z.literal('matchday'),
    number: z.optional(z.number()),
    group: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('qualifying'), number: z.number() }),
  z.object({
    kind: z.literal('knockout'),
    /** Sides that are left, 2 in the final. */
    sides: z.number(),
    /** Of a series, from 1. */
    game: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('third_place') }),
  z.object({ kind: z.literal('friendly') }),
])

export type RoundWire = z.infer<typeof roundWire>
