import * as z from 'zod/mini'
import { currentPassword } from '../outside-text.ts'

/** Self-exclusion: a player who requests that no bet and no deposit be accepted (decision 0040). */

/** Months of an exclusion, or without an end. */
export const EXCLUSION_PERIODS = ['1', '3', '6', '12', 'indefinite'] as const
export type ExclusionPeriod = (typeof EXCLUSION_PERIODS)[number]

/** The months of a period; null for one without an end. */
export function monthsOf(period: ExclusionPeriod): number | null {
  return period === 'indefinite' ? null : Number(period)
}

/** `exclusion/begin`: the password of today and an explicit yes. Never shortens one in force. */
export const exclusionBeginRequest = z.object({
  period: z.enum(EXCLUSION_PERIODS, 'invalid'),
  accept: z.literal('true', 'required'),
  password: currentPassword,
})

/** `exclusion/revoke`; refusal `exclusion_stands` for one that can no longer be revoked. */
export const exclusionRevokeRequest = z.object({ password: currentPassword })

/** Reply of `exclusion/getState`, `exclusion/begin` and `exclusion/revoke`; times in ms UTC. */
export const exclusionReply = z.object({
  data: z.object({
    /** Null while nothing bars the player. */
    standing: z.nullable(
      z.object({
        source: z.enum(['own', 'register']),
        from: z.number(),
        /** Null: without an end. */
        until: z.nullable(z.number()),
        /** Until when it may be revoked; null when it may not. */
        revocableUntil: z.nullable(z.number()),
      }),
    ),
  }),
})

export type ExclusionBeginRequest = z.infer<typeof exclusionBeginRequest>
export type ExclusionWire = z.infer<typeof exclusionReply>['data']
