import * as z from 'zod/mini'

/** The first steps of an account, in the order in which they are shown. */
const FIRST_STEPS = ['email', 'limit', 'identity', 'deposit', 'bet'] as const

/** A step is 'waiting' while somebody else has to act: files are in review. */
const firstStepWire = z.object({
  step: z.enum(FIRST_STEPS),
  state: z.enum(['open', 'waiting', 'done']),
})

/** `account/getFirstSteps`. */
export const firstStepsReply = z.object({ data: z.object({ steps: z.array(firstStepWire) }) })

export type FirstStep = (typeof FIRST_STEPS)[number]
export type FirstStepWire = z.infer<typeof firstStepWire>
