import {
  type Bounds,
  countersOf,
  type Range,
  type Rule,
  resultOf,
  sumsInRule,
} from '@caderneta/domain/markets/rule/rule'
import type { IncidentCounter } from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import {
  INCIDENT_COUNTS,
  incidentBounds,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { itemAt } from '../../chances/item-at.ts'
import { cellClasses, chanceOf, summed } from '../chances/market-classes.ts'
import { RESULT_CODES } from '../chances/truth-table.ts'
import { cellsOf, type Measure } from './count-chances.ts'
import { firstChances } from './first-chances.ts'
import { type IncidentLaw, POINTS_UNIT, SIZES } from './incident-law.ts'

type IncidentRule = Rule<IncidentCounter>

/** The ends that the rules of a line distinguish. */
interface Ends {
  /** What the counters of the line are at each end. */
  readonly values: readonly (readonly (readonly [counter: IncidentCounter, value: number])[])[]
  readonly chancesIn: (law: IncidentLaw) => Float64Array
}

/** The chances of the selections of one line, from their rules alone. */
export function incidentLine(
  rules: readonly IncidentRule[],
): (law: IncidentLaw) => readonly number[] {
  const { values, chancesIn } = endsOf(rules)
  const bounds: Record<IncidentCounter, Range> = { ...NOTHING_HAPPENED }
  const tables = rules.map(() => new Uint8Array(values.length))
  values.forEach((ofEnd, end) => {
    for (const [counter, value] of ofEnd) bounds[counter] = [value, value]
    rules.forEach((rule, i) => {
      itemAt(tables, i)[end] = codeOf(rule, bounds)
    })
  })
  const { classes, count, codes } = cellClasses(tables)
  const cells = Uint16Array.from(classes.keys())
  const weights = new Float64Array(count)
  return (law) => {
    summed({ cells, chances: chancesIn(law) }, classes, weights)
    return codes.map((ofSelection) => chanceOf(ofSelection, weights))
  }
}

const NOTHING_HAPPENED = incidentBounds({
  incidents: [],
  score: [0, 0],
  isFirstHalfOver: true,
  isNinetyOver: true,
  minute: 90,
})

function codeOf(rule: IncidentRule, bounds: Bounds<IncidentCounter>): number {
  const result = resultOf(rule, bounds)
  if (result === null) throw new RangeError('an end leaves a selection open')
  return RESULT_CODES.indexOf(result)
}

function endsOf(rules: readonly IncidentRule[]): Ends {
  const counters = [...new Set(rules.flatMap(countersOf))]
  const first = itemAt(counters, 0)
  if (first === 'cards.points') {
    const cells = cellsOf('home', SIZES['cards.points'])
    return {
      values: cells.map(([units]) => [[first, units * POINTS_UNIT]]),
      chancesIn: (law) => law.chancesOf('cards.points', 'home'),
    }
  }
  const count = INCIDENT_COUNTS.find((one) => first.startsWith(`${one}.`))
  if (count === undefined) {
    return {
      values: [1, 0, -1].map((side) => [[first, side]]),
      chancesIn: (law) => firstChances(first, law),
    }
  }
  const measure = measureOf(rules)
  return {
    values: cellsOf(measure, SIZES[count]).map(([home, away]) => [
      [`${count}.home`, home],
      [`${count}.away`, away],
    ]),
    chancesIn: (law) => law.chancesOf(count, measure),
  }
}

/** The one sum that all rules of a line are about; both sides where there are several. */
function measureOf(rules: readonly IncidentRule[]): Measure {
  const measures = new Set(
    rules.flatMap(sumsInRule).map((sum): Measure => {
      const [one, other] = sum
      if (one === undefined) throw new RangeError('a rule about nothing')
      if (other !== undefined) return one[1] === other[1] ? 'total' : 'lead'
      return one[0].endsWith('.home') ? 'home' : 'away'
    }),
  )
  const [only = 'sides', ...others] = measures
  return others.length > 0 ? 'sides' : only
}
