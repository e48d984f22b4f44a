import { type ClockWindow, startsIn } from '@caderneta/domain/markets/sports/football/goal-log'
import { familyOf, isDismissal } from '@caderneta/domain/markets/sports/football/incidents/incident'
import {
  countOf,
  type IncidentCount,
  type IncidentProgress,
  minutesOf,
  pointsOf,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { cellChance } from '../../chances/item-at.ts'
import { once, remembered } from '../../chances/once.ts'
import { poissonChances } from '../../chances/poisson.ts'
import { expectedIn } from '../goals-model.ts'
import type { HalfShares, MatchTime } from '../match-time.ts'
import { type Pace, paceAfter } from '../pace.ts'
import type { GoalRates } from '../rates.ts'
import { windowShares } from '../window-time.ts'
import { type CountMeans, type CountNode, type Measure, measureChances } from './count-chances.ts'
import { CORNER_PACES, type IncidentRates, incidentRates, REFEREES } from './incident-rates.ts'
import { shotNodes } from './shot-nodes.ts'

/** Card points are counted in fives. */
export const POINTS_UNIT = 5

type CountName = IncidentCount | 'cards.points'

/** Corners or cards in their order: who has the next ones. */
export interface Sequence {
  readonly sides: readonly ('home' | 'away')[]
  /** Chance that at least 0, 1, … more come. */
  readonly more: Float64Array
  /** Chance that the next one is one of the home side, the same for each. */
  readonly homeShare: number
}

/** The chances of the incidents of a match at one moment; worked out as they are asked for. */
export interface IncidentLaw {
  /** By cell of a measure; counts from the size of a count on are as the one below. */
  readonly chancesOf: (count: CountName, measure: Measure) => Float64Array
  readonly sequenceOf: (family: 'corners' | 'cards') => Sequence
}

/**
 * Given the pace of its family and what is left of the match, the incidents of each side are
 * independent Poisson counts; what has been seen makes each pace more or less likely. The law by
 * which incidents are sampled and priced. Corners and cards do not follow the goals, and the pace
 * of a referee is that of yellow cards alone: dismissals have none.
 */
export function incidentLaw(
  goals: GoalRates,
  progress: IncidentProgress,
  time: MatchTime,
): IncidentLaw {
  const rates = incidentRates(goals)
  const ways = {
    corners: once(() => waysOn(CORNER_PACES, progress, 'corners', rates, time)),
    cards: once(() => waysOn(REFEREES, progress, 'cards', rates, time)),
  }
  const shots = once(() => shotNodes({ goals, rates }, progress, time))
  const nodesOf = remembered((count: CountName): readonly CountNode[] => {
    if (count === 'onTarget.match') return shots().onTarget
    if (count === 'shots.match') return shots().shots
    if (count === 'cards.points') return pointsNodes(rates, progress, ways.cards())
    const family = count.startsWith('corners') ? 'corners' : 'cards'
    return sideNodes(count, rates, progress, ways[family]())
  })
  const chancesOf = remembered((count: CountName) =>
    remembered((measure: Measure) => measureChances(measure, nodesOf(count), SIZES[count])),
  )
  return {
    chancesOf: (count, measure) => chancesOf(count)(measure),
    sequenceOf: remembered((family: 'corners' | 'cards') =>
      sequenceOf(family, kindsOfFamily(family, rates), progress, ways[family]()),
    ),
  }
}

/** Higher counts are less likely than one in a billion. */
export const SIZES: Readonly<Record<CountName, number>> = {
  'corners.match': 40,
  'corners.half1': 30,
  'cards.match': 30,
  'cards.half1': 20,
  'cards.points': 60,
  'dismissals.match': 8,
  'onTarget.match': 40,
  'shots.match': 75,
  'corners.from1': 16,
  'corners.from11': 16,
  'corners.from21': 16,
  'corners.from31': 16,
  'corners.from41': 16,
  'corners.from51': 16,
  'corners.from61': 16,
  'corners.from71': 16,
  'corners.from81': 16,
}

/** Incidents that follow the pace of their family, and those that have none. */
interface KindRates {
  readonly rates: GoalRates
  readonly isPaced: boolean
}

function kindsOfFamily(
  family: 'corners' | 'cards',
  { corners, yellowCards, dismissals }: IncidentRates,
): readonly KindRates[] {
  if (family === 'corners') return [{ rates: corners, isPaced: true }]
  return [
    { rates: yellowCards, isPaced: true },
    { rates: dismissals, isPaced: false },
  ]
}

/** A pace with what may be left of the match, as shares of what each half brings. */
interface WayOn {
  readonly weight: number
  readonly pace: number
  readonly left: HalfShares
  /** The same of ten minutes of the clock that a count is about. */
  readonly leftIn: (minutes: ClockWindow) => HalfShares
}

/** Each pace with each end of the match. */
function waysOn(
  paces: readonly Pace[],
  progress: IncidentProgress,
  family: 'corners' | 'cards',
  rates: IncidentRates,
  time: MatchTime,
): readonly WayOn[] {
  const { played, outlooks } = time
  const paced = family === 'corners' ? rates.corners : rates.yellowCards
  const seen = progress.incidents.filter((one) => familyOf(one) === family && !isDismissal(one))
  return paceAfter(paces, seen.length, expectedIn(paced, played)).flatMap(({ chance, factor }) =>
    outlooks.map((outlook) => ({
      weight: chance * outlook.chance,
      pace: factor,
      left: outlook.left,
      leftIn: (minutes: ClockWindow) => windowShares(time, outlook.left, startsIn(minutes)),
    })),
  )
}

function sidesOf({ incidents }: IncidentProgress, family: 'corners' | 'cards') {
  return incidents.filter((one) => familyOf(one) === family).map(({ side }) => side)
}

/** What adds to a count, and how much each time. */
interface CountedKind extends KindRates {
  readonly worth: number
}

function kindsOf(count: IncidentCount, rates: IncidentRates): readonly CountedKind[] {
  if (count.startsWith('corners')) return [{ rates: rates.corners, isPaced: true, worth: 1 }]
  const { yellowCards, dismissals } = rates
  if (count === 'dismissals.match') return [{ rates: dismissals, isPaced: false, worth: 1 }]
  return [
    { rates: yellowCards, isPaced: true, worth: 1 },
    { rates: dismissals, isPaced: false, worth: 2 },
  ]
}

function sideNodes(
  count: IncidentCount,
  rates: IncidentRates,
  progress: IncidentProgress,
  ways: readonly WayOn[],
): readonly CountNode[] {
  const [home, away] = countOf(count, progress)
  const kinds = kindsOf(count, rates)
  const minutes = minutesOf(count)
  const partOf = ({ left, leftIn }: WayOn): HalfShares => {
    if (minutes !== undefined) return leftIn(minutes)
    return count.endsWith('.half1') ? [left[0], 0] : left
  }
  const means = (side: 'home' | 'away', known: number, way: WayOn): CountMeans => {
    const part = partOf(way)
    return {
      known,
      toCome: kinds.map(({ rates: rate, isPaced, worth }) => [
        (isPaced ? way.pace : 1) * (rate[side][0] * part[0] + rate[side][1] * part[1]),
        worth,
      ]),
    }
  }
  return ways.map((way) => ({
    weight: way.weight,
    home: means('home', home, way),
    away: means('away', away, way),
  }))
}

const WORTH_IN_UNITS = { yellow: 2, dismissal: 5 }
const NOTHING: CountMeans = { known: 0, toCome: [] }

/** Points of both sides together, in the place of the home side. */
function pointsNodes(
  { yellowCards, dismissals }: IncidentRates,
  { incidents }: IncidentProgress,
  ways: readonly WayOn[],
): readonly CountNode[] {
  const known = pointsOf(incidents) / POINTS_UNIT
  return ways.map(({ weight, pace, left }) => ({
    weight,
    home: {
      known,
      toCome: [
        [pace * expectedIn(yellowCards, left), WORTH_IN_UNITS.yellow],
        [expectedIn(dismissals, left), WORTH_IN_UNITS.dismissal],
      ],
    },
    away: NOTHING,
  }))
}

const MORE_MAX = 40

function sequenceOf(
  family: 'corners' | 'cards',
  kinds: readonly KindRates[],
  progress: IncidentProgress,
  ways: readonly WayOn[],
): Sequence {
  const more = new Float64Array(MORE_MAX + 1)
  for (const { weight, pace, left } of ways) {
    const mean = kinds.reduce(
      (sum, { rates, isPaced }) => sum + (isPaced ? pace : 1) * expectedIn(rates, left),
      0,
    )
    let atLeast = 1
    poissonChances(mean, MORE_MAX).forEach((chance, count) => {
      more[count] = cellChance(more, count) + weight * Math.max(0, atLeast)
      atLeast -= chance
    })
  }
  const whole: HalfShares = [1, 1]
  const all = kinds.reduce((sum, { rates }) => sum + expectedIn(rates, whole), 0)
  const home = kinds.reduce((sum, { rates }) => sum + rates.home[0] + rates.home[1], 0)
  return { sides: sidesOf(progress, family), more, homeShare: home / all }
}
