import { type RallyRules, type RallySet, rallySport } from './rally-set.ts'
import type { SetsSport } from './sets-sport.ts'
import { SET_PERIODS } from './tennis.ts'

const SET_POINTS = 25
const LAST_SET_POINTS = 15
const LAST_SET = 4

const VOLLEYBALL: RallyRules = {
  wanted: 3,
  targetOf: (number) => (number === LAST_SET ? LAST_SET_POINTS : SET_POINTS),
  unitsOf: ({ points }) => points[0] + points[1],
  periodOf: (number) => SET_PERIODS[number] ?? 'S5',
}

/** Volleyball: three sets of 25 points, the fifth of 15. The first side wins a rally by `chance`. */
export function volleyball(chance: number): SetsSport<RallySet> {
  return rallySport(VOLLEYBALL, chance)
}
