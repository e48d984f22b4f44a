import * as z from 'zod/mini'
import { LANGUAGES } from '../language.ts'

/** What a player prefers, on the wire (specification, section 3). */

export const ODDS_CHANGE_PREFERENCES = ['higher', 'any', 'none'] as const
export type OddsChangePreference = (typeof ODDS_CHANGE_PREFERENCES)[number]

export const prefsWire = z.object({
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  oddsFormat: z.string(),
  maxInactivityPeriod: z.string(),
  oddsChange: z.enum(ODDS_CHANGE_PREFERENCES),
  notification: z.boolean(),
  textMessage: z.boolean(),
  emailNotification: z.boolean(),
  onlineMessage: z.boolean(),
  onlinePopUps: z.boolean(),
  /** False only for players who opted out of offers. */
  sendPromotions: z.boolean(),
})

export type PrefsWire = z.infer<typeof prefsWire>
