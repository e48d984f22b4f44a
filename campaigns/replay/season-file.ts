import { readFileSync } from 'node:fs'
import { portugueseNation } from '@caderneta/feed/openfootball/portuguese-nations'
import type { OpenfootballMatch } from '@caderneta/simulation/testing/recorded-goals'
import * as z from 'zod/mini'

const goals = z.optional(z.array(z.number()))
const listed = z.optional(
  z.array(z.object({ minute: z.union([z.number(), z.string()]), offset: z.optional(z.number()) })),
)

const seasonShape = z.object({
  matches: z.array(
    z.object({
      team1: z.string(),
      team2: z.string(),
      status: z.optional(z.string()),
      score: z.optional(z.object({ ft: goals, ht: goals, et: goals })),
      goals1: listed,
      goals2: listed,
    }),
  ),
})

/** A match of a file, read without the code of the server, but for the names of nations. */
export interface SeasonMatch {
  readonly teams: readonly [home: string, away: string]
  readonly record: OpenfootballMatch
  /** What the scoreboard shows at the very end: after extra time where there was one. */
  readonly finalScore: readonly number[] | null
}

/**
 * The matches of one openfootball file in its order, without those whose result it does not know:
 * they are not offered.
 */
export function readSeasonFile(path: string): readonly SeasonMatch[] {
  const { matches } = seasonShape.parse(JSON.parse(readFileSync(path, 'utf8')))
  return matches.filter(isOffered).map(({ team1, team2, status, score, goals1, goals2 }) => ({
    teams: [shownName(team1), shownName(team2)],
    record: { status, score, goals1, goals2 },
    finalScore: isCalledOff(status) ? null : (score?.et ?? score?.ft ?? null),
  }))
}

type FileMatch = z.infer<typeof seasonShape>['matches'][number]

const isOffered = ({ score, status }: FileMatch) => score?.ft !== undefined || isCalledOff(status)

export const isCalledOff = (status: string | undefined) =>
  status !== undefined && ['postponed', 'cancelled', 'awarded'].includes(status)

/**
 * International files write the country behind a club's name; pages show the name alone. Nations
 * are in English there, and sent in Portuguese.
 */
function shownName(name: string): string {
  return portugueseNation(name.trim().replace(/\s*\([A-Z]{3}\)$/, ''))
}
