import { resultOf } from '@caderneta/domain/markets/rule/rule'
import {
  familyOf,
  type IncidentFamily,
} from '@caderneta/domain/markets/sports/football/incidents/incident'
import {
  type IncidentProgress,
  incidentBounds,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { incidentResults } from '@caderneta/domain/markets/sports/football/incidents/incident-outcomes'
import { INCIDENT_MARKETS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { isNearLevel } from '@caderneta/pricing/chances/near-level'
import { once } from '@caderneta/pricing/chances/once'
import { FAMILY_SHEETS, type FamilySheet } from '@caderneta/pricing/goals/incidents/family-sheet'
import { incidentLaw } from '@caderneta/pricing/goals/incidents/incident-law'
import { NOT_PLAYED_LEVEL } from '@caderneta/pricing/goals/match-time'
import type { FamilyState, MatchFamily } from '../families/match-family.ts'
import { incidentProgressAt, NOT_STARTED, secondsOf } from './incident-progress.ts'

const FIRST_HALF_MARKETS: ReadonlySet<number> = new Set(
  INCIDENT_MARKETS.filter(({ span }) => span === 'firstHalf').map(({ id }) => id),
)

/** Corners, cards and shots: every match that records them has the same. */
export const INCIDENT_FAMILIES: readonly MatchFamily[] = FAMILY_SHEETS.map((family) => ({
  sheet: family.sheet,
  isPreMatchOnly: family.isPreMatchOnly,
  isOfFirstHalf: (position) => FIRST_HALF_MARKETS.has(itemAt(family.selections, position).marketId),
  offeredIn: (rates) => family.offeredIn(incidentLaw(rates, NOT_STARTED, NOT_PLAYED_LEVEL)),
  before: stateOf(family, NOT_STARTED),
  stateAt: (course, second) => stateOf(family, incidentProgressAt(course, second)),
  secondsIn: (course) => secondsOf(family.family, course),
  resultsOf: (course) => {
    const resultIn = incidentResults(course && incidentProgressAt(course, course.ninetySecond))
    return (position) => resultIn(itemAt(family.selections, position))
  },
}))

function stateOf(family: FamilySheet, progress: IncidentProgress): FamilyState {
  const { selections } = family
  const bounds = incidentBounds(progress)
  const count = progress.incidents.filter((one) => familyOf(one) === family.family).length
  const leads = once(() => leadsSoFar(family.family, progress))
  return {
    hasOpened: (position) => {
      const { opens } = itemAt(selections, position)
      if (opens === undefined) return true
      if ('minute' in opens) return progress.minute >= opens.minute
      return !('incidents' in opens) || count >= opens.incidents
    },
    hasJoined: (position) => isNearLevel(itemAt(selections, position).levelAt, leads()),
    resultOf: (position) => resultOf(itemAt(selections, position).rule, bounds),
    chancesIn: (rates, time, isWanted) =>
      family.chancesIn(incidentLaw(rates, progress, time), isWanted),
  }
}

/** Every lead of the home side in incidents of a family, of which each counts one. */
function leadsSoFar(family: IncidentFamily, { incidents }: IncidentProgress): readonly number[] {
  const leads = [0]
  let lead = 0
  for (const incident of incidents) {
    if (familyOf(incident) !== family) continue
    lead += incident.side === 'home' ? 1 : -1
    leads.push(lead)
  }
  return leads
}
