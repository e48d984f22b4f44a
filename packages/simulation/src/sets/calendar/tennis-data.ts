import * as z from 'zod/mini'
import data from '../../../data/tennis-calendar.json' with { type: 'json' }
import { daysLater } from '../../schedule/dated-league.ts'
import { dayOfDate } from '../../schedule/match-window.ts'

const date = z.string().check(z.regex(/^\d\d-\d\d$/))
const player = z.object({ name: z.string(), elo: z.int() })

const tennisSchema = z.object({
  players: z.object({ atp: z.array(player), wta: z.array(player) }),
  events: z.array(
    z.object({
      /** Begins with the tour: 'atp.rio-open'. */
      id: z.string(),
      name: z.string(),
      location: z.string(),
      city: z.string(),
      category: z.enum(['GS', '1000', '500', '250', 'challenger', 'finals']),
      surface: z.enum(['hard', 'clay', 'grass']),
      draw: z.int(),
      bestOf: z.union([z.literal(3), z.literal(5)]),
      /** First and last day in 2026; in other years on the same weekdays. */
      from: date,
      until: date,
      timeZone: z.string(),
    }),
  ),
})

export const TENNIS_DATA = tennisSchema.parse(data)

export type TennisEvent = z.infer<typeof tennisSchema>['events'][number]
export type Tour = 'atp' | 'wta'

export function tourOf({ id }: TennisEvent): Tour {
  return id.startsWith('atp.') ? 'atp' : 'wta'
}

const MODEL_YEAR = 2026

/** Days since 1970-01-01 of an event in a year. */
export function daysOfEvent({ from, until }: TennisEvent, year: number) {
  const later = daysLater(MODEL_YEAR, year)
  const dayOf = (text: string) => dayOfDate(`${MODEL_YEAR}-${text}`) + later
  return { from: dayOf(from), until: dayOf(until) }
}
