import { dismissalRates } from '../dismissals.ts'
import type { Pace } from '../pace.ts'
import type { GoalRates } from '../rates.ts'
import { byHalf, foulRates, type Usual } from '../usual.ts'

/** Events of one kind expected of each side in each half of a whole match. */
type SideRates = GoalRates

/** What the model of incidents knows of a match before it starts. */
export interface IncidentRates {
  readonly corners: SideRates
  readonly yellowCards: SideRates
  readonly dismissals: SideRates
  /** Shots on target that are no goals, and shots off target. */
  readonly saved: SideRates
  readonly off: SideRates
}

/** How a match has many corners or few, a strict referee or a lenient one, many shots or few. */
export const CORNER_PACES = pacesOf(0.2)
export const REFEREES = pacesOf(0.3)
export const SHOT_PACES = pacesOf(0.2)

function pacesOf(spread: number): readonly Pace[] {
  return [
    { factor: 1 - spread, chance: 0.25 },
    { factor: 1, chance: 0.5 },
    { factor: 1 + spread, chance: 0.25 },
  ]
}

/** Goals of a side that neither attacks more nor less than most. */
const USUAL_GOALS = 1.33

/** Of such a side in a match, and how the number follows the goals that are expected of it. */
const CORNERS = { mean: 5, power: 0.35, firstHalf: 0.47 }
const SAVED = { mean: 2.95, power: 0.5, firstHalf: 0.46 }
const OFF = { mean: 8, power: 0.4, firstHalf: 0.46 }

/** Of a side between equals; most come late. */
const YELLOW_CARDS = { mean: 1.98, power: 0.12, firstHalf: 0.36 }

/** From the goals that are expected of both sides: a favourite attacks more. */
export function incidentRates(goals: GoalRates): IncidentRates {
  const { home, away } = goals
  const attacks = (usual: Usual): SideRates => ({
    home: byHalf(usual, (home[0] + home[1]) / USUAL_GOALS),
    away: byHalf(usual, (away[0] + away[1]) / USUAL_GOALS),
  })
  return {
    corners: attacks(CORNERS),
    yellowCards: foulRates(YELLOW_CARDS, goals),
    dismissals: dismissalRates(goals),
    saved: attacks(SAVED),
    off: attacks(OFF),
  }
}
