import { noiseAt, seedOf, smoothNoiseAt } from '@caderneta/pricing/random'
import type { SeasonTournament } from '../schedule/season-tournament.ts'

/** Worth of a competitor on a day in the measure of the sport. Depends on the seed alone. */
export type StrengthOf = (seed: string, name: string, day: number) => number

/** How far competitors stray from their place in the table. */
interface StrengthSpread {
  /** The strength of an entrant without a table of its own. */
  readonly guest: number
  /** For the whole run. */
  readonly luck: number
  /** From month to month. */
  readonly form: number
}

const FORM_DAYS = 20

/** Strengths by name out of the places in the tables of a sport. `kind` keeps sports apart. */
export function strengthsOf(
  kind: string,
  tournaments: readonly SeasonTournament[],
  { guest, luck, form }: StrengthSpread,
): StrengthOf {
  return strengthsBy(kind, levelsOf(tournaments), { guest, luck, form })
}

/** Level by name, out of the places in the tables. */
export function levelsOf(tournaments: readonly SeasonTournament[]): ReadonlyMap<string, number> {
  return new Map(tournaments.flatMap(levelsByName))
}

/** Strengths by name out of their levels in the measure of the sport. */
export function strengthsBy(
  kind: string,
  levelByName: ReadonlyMap<string, number>,
  { guest, luck, form }: StrengthSpread,
): StrengthOf {
  return (seed, name, day) => {
    const ownSeed = seedOf(`${seed}/${kind}/${name}`)
    const level = levelByName.get(name) ?? guest
    return level + luck * noiseAt(ownSeed, -1) + form * smoothNoiseAt(ownSeed, day / FORM_DAYS)
  }
}

function levelsByName({
  levels,
  entrants,
}: SeasonTournament): readonly (readonly [string, number])[] {
  if (levels === null) return []
  const [best, last] = levels
  return entrants.map((name, rank) => [name, best + ((last - best) * rank) / (entrants.length - 1)])
}

/** Identifier on the wire: it depends on the name alone, so no list may move it. */
export function entrantId(kind: string, name: string): number {
  return seedOf(`${kind}/${name}`)
}
