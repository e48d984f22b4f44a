import { FOOTBALL_COMPETITIONS } from '../calendar/football-competitions.ts'
import { datedFootball } from '../football-calendar.ts'
import type { Season } from './season-plan.ts'

/** Runs work in slices to its end. */
export function finished<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const SEED = 'caderneta'

/** The season of a competition by its name. */
export function seasonOf(name: string, year: number): Season {
  const competition = FOOTBALL_COMPETITIONS.find(({ tournament }) => tournament.name === name)
  if (!competition) throw new RangeError(`no competition ${name}`)
  return { seed: SEED, competition, year, rounds: datedFootball(SEED).roundsOf(competition, year) }
}
