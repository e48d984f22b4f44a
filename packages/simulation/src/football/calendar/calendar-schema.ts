import * as z from 'zod/mini'

const date = z.string().check(z.regex(/^\d\d-\d\d$/))
const slot = z.object({
  day: z.enum(['tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon']),
  at: z.string().check(z.regex(/^\d\d:\d\d$/)),
  weight: z.number(),
})
/** The year `from` and those that are a multiple of `every` away; null = all. */
const years = z.nullable(z.object({ from: z.int(), every: z.int() }))

/** Data of football competitions, as `data/football-calendar.json` has them. */
export const calendarSchema = z.object({
  /** Days on which national teams play, 'YYYY-MM-DD'. */
  fifaWindows: z.array(z.object({ from: z.string(), until: z.string() })),
  competitions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      cc: z.string(),
      plan: z.object({
        rounds: z.int(),
        groupSize: z.int(),
        tier: z.nullable(z.int()),
        knockout: z.nullable(
          z.object({ sides: z.int(), legs: z.array(z.int()), hasThirdPlace: z.boolean() }),
        ),
        friendlies: z.nullable(z.int()),
      }),
      /** Dates of a season, which ends so many years after its first one. */
      span: z.object({ from: date, until: date, years: z.int() }),
      years,
      timeZone: z.string(),
      breaks: z.array(z.object({ from: date, until: date, years })),
      /** Clubs rest while national teams play. */
      fifaBreak: z.boolean(),
      inFifaWindows: z.boolean(),
      /** Sides of one country are not drawn together before the knock-out. */
      isApart: z.boolean(),
      midweekShare: z.number(),
      /** Logarithms of the scale of goals and of what playing at home is worth. */
      goals: z.number(),
      home: z.number(),
      final: z.nullable(slot),
      slots: z.array(slot),
      /** Seasons of a tournament, each with the days of its rounds; empty = every season of `years`. */
      editions: z.array(z.object({ year: z.int(), rounds: z.array(z.tuple([date, date])) })),
      teams: z.array(z.string()),
    }),
  ),
})

type FootballCalendar = z.infer<typeof calendarSchema>
/** A competition as the data describes it. */
export type CompetitionRow = FootballCalendar['competitions'][number]
