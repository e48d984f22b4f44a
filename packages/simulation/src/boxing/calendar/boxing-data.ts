import * as z from 'zod/mini'
import data from '../../../data/boxing-calendar.json' with { type: 'json' }

const gender = z.enum(['men', 'women'])

/** Boxers of neighbouring classes, who may meet, and evenings by the week of the year. */
const boxingSchema = z.object({
  classes: z.array(
    z.object({ gender, boxers: z.array(z.object({ name: z.string(), elo: z.int() })) }),
  ),
  evenings: z.array(
    z.object({
      name: z.string(),
      location: z.string(),
      timeZone: z.string(),
      /** One fight each, the main one last. */
      hours: z.array(z.string().check(z.regex(/^\d\d:\d\d$/))),
      gender,
      /** Saturdays, counted from 1. */
      weeks: z.array(z.int()),
    }),
  ),
})

export const BOXING_DATA = boxingSchema.parse(data)
