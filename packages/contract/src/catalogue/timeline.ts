import { PERIODS } from '@caderneta/domain/markets/game/game'
import { FACT_KINDS } from '@caderneta/domain/markets/game/match-fact'
import * as z from 'zod/mini'

/**
 * A fact of a match's timeline, from `gameInfo.timeline.facts` of a game that is sent
 * with all of its markets. A file of its own: only who draws a timeline reads it.
 */
const factWire = z.object({
  kind: z.enum(FACT_KINDS),
  period: z.enum(PERIODS),
  minute: z.number(),
  stoppage: z.number(),
  side: z.nullable(z.enum(['home', 'away'])),
  points: z.number(),
  partScore: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
  isAnnulled: z.optional(z.literal(true)),
})

export const factsWire = z.array(factWire)

export type FactWire = z.infer<typeof factWire>
