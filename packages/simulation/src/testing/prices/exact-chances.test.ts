import { NOT_STARTED } from '@caderneta/feed/football/incidents/incident-progress'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { once } from '@caderneta/pricing/chances/once'
import { FAMILY_SHEETS } from '@caderneta/pricing/goals/incidents/family-sheet'
import { incidentLaw } from '@caderneta/pricing/goals/incidents/incident-law'
import { NOT_PLAYED } from '@caderneta/pricing/goals/match-time'
import { matchChances, soFarOf } from '@caderneta/pricing/goals/price-football'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { describe, expect, it } from 'vitest'
import { exactGoalChances } from './exact-goals.ts'
import { exactIncidentChances } from './exact-incidents.ts'
import { farPrices } from './far-prices.ts'

/** A usual match; halves of far more goals are beyond what the law written again adds up. */
const matches: readonly GoalRates[] = [{ home: [0.72, 0.88], away: [0.56, 0.68] }]
const BEFORE = soFarOf({
  ...{ score: [0, 0], halfTime: null, isNinetyOver: false },
  log: { goals: [], minute: 1 },
})

const all = ({ home, away }: GoalRates, factor: number): GoalRates => ({
  home: [home[0] * factor, home[1] * factor],
  away: [away[0] * factor, away[1] * factor],
})

/** Worked out once for all tests. */
const exactGoals = once(() => exactGoalChances(matches))
const exactIncidents = once(() => matches.map(exactIncidentChances))

function goalDifferences(priced: (rates: GoalRates) => GoalRates = (rates) => rates) {
  return exactGoals().flatMap((exact, i) => {
    const chances = matchChances(priced(itemAt(matches, i)), BEFORE, NOT_PLAYED)
    return exact.map(({ title, position, chance }) => {
      return [title, (chances[position] ?? Number.NaN) - chance] as const
    })
  })
}

function incidentDifferences(priced: (rates: GoalRates) => GoalRates = (rates) => rates) {
  return matches.flatMap((rates, i) => {
    const exact = itemAt(exactIncidents(), i)
    const law = incidentLaw(priced(rates), NOT_STARTED, NOT_PLAYED)
    return FAMILY_SHEETS.flatMap(({ selections, chancesIn }) => {
      const chances = chancesIn(law, () => true)
      return selections.map((selection, position) => {
        const { marketId, name, handicap } = selection
        const by = (chances[position] ?? Number.NaN) - (exact.get(selection) ?? Number.NaN)
        return [`${marketId} ${name} ${handicap}`, by] as const
      })
    })
  })
}

describe('the chance of every selection before a usual match', () => {
  it('of goals is within a thousandth of the law written and added up a second time', () => {
    expect(farPrices('goals', goalDifferences())).toEqual([])
  })

  it('of corners, cards and shots is as well', () => {
    expect(farPrices('incidents', incidentDifferences())).toEqual([])
  })

  it('is not where prices expect a fiftieth more goals', () => {
    const more = (rates: GoalRates) => all(rates, 1.02)
    expect(farPrices('goals, planted', goalDifferences(more)).length).toBeGreaterThan(100)
    expect(farPrices('incidents, planted', incidentDifferences(more)).length).toBeGreaterThan(10)
  })
})
