import type { Score } from '@caderneta/domain/markets/game/game'
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
import { type AdvantagePath, advantagePaths } from '../advantage-paths.ts'
import { aheadOn } from '../goals-model.ts'
import {
  type HalfShares,
  type MatchTime,
  outlooksByLength,
  outlooksOfWhole,
  playedOf,
} from '../match-time.ts'
import { type Pace, paceAfter } from '../pace.ts'
import { attacksIn, attacksOfBoth, type Stretch } from '../player-advantage.ts'
import { type GoalRates, ofBothSides } from '../rates.ts'
import { windowsAhead } from '../window-time.ts'
import { type CountNode, countChances, type Measure } from './count-chances.ts'
import type { CountMeans } from './count-rows.ts'
import { CORNER_PACES, type IncidentRates, incidentRates, REFEREES } from './incident-rates.ts'
import { shotNodes } from './shot-nodes.ts'
import { yellowShare } from './yellow-time.ts'

/** Card points are counted in fives. */
export const POINTS_UNIT = 5

type CountName = IncidentCount | 'cards.points'

/** Corners or cards in their order: who has the next ones. */
export interface Sequence {
  readonly sides: readonly ('home' | 'away')[]
  /** Each way in which the match may go on. */
  readonly ways: readonly SequenceWay[]
}

export interface SequenceWay {
  /** Those of a sequence add up to one. */
  readonly weight: number
  /** Chance that at least 0, 1, … more come. */
  readonly more: Float64Array
  /** Chance that this one comes and is one of the home side. */
  readonly ofHome: Float64Array
  /** Of each side, in all. */
  readonly expected: Score
}

/** The chances of the incidents of a match at one moment; worked out as they are asked for. */
export interface IncidentLaw {
  /** By cell of a measure; counts from the size of a count on are as the one below. */
  readonly chancesOf: (count: CountName, measure: Measure) => Float64Array
  readonly sequenceOf: (family: 'corners' | 'cards') => Sequence
}

/**
 * Given the pace of its family, what is left of the match and the dismissals, the incidents of each
 * side are independent Poisson counts; what has been seen makes each pace more or less likely. The
 * law by which incidents are sampled and priced. Corners and cards do not follow the goals. Corners
 * follow the players on the pitch, as shots do; cards do not, and the pace of a referee is that of
 * yellow cards alone: dismissals have none.
 */
export function incidentLaw(
  goals: GoalRates,
  progress: IncidentProgress,
  time: MatchTime,
): IncidentLaw {
  const rates = incidentRates(goals)
  const byLength = (half: 0 | 1) => ({ ...time, outlooks: outlooksByLength(half, time) })
  const ways = {
    corners: once(() => {
      const outlooks = outlooksOfWhole(time, ofBothSides([rates.corners]))
      return waysOn('corners', { goals, rates, progress, time: { ...time, outlooks } })
    }),
    cornersOfFirst: once(() => waysOn('corners', { goals, rates, progress, time: byLength(0) })),
    cornersOfSecond: once(() => waysOn('corners', { goals, rates, progress, time: byLength(1) })),
    cards: once(() => waysOn('cards', { goals, rates, progress, time: levelOf(time) })),
  }
  const shots = once(() => shotNodes({ goals, rates }, progress, time))
  const nodesOf = remembered((count: CountName): readonly CountNode[] => {
    if (count === 'onTarget.match') return shots().onTarget
    if (count === 'shots.match') return shots().shots
    if (count === 'cards.points') return pointsNodes(rates, progress, ways.cards())
    const own = WAYS_BY_COUNT.get(count) ?? familyOfCount(count)
    return sideNodes(count, rates, progress, ways[own]())
  })
  const chancesOf = remembered((count: CountName) =>
    countChances(nodesOf(count), { size: SIZES[count], worths: worthsOf(count) }),
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

/** What has the whole stoppage of a half, but little beside it. */
const WAYS_BY_COUNT: ReadonlyMap<CountName, 'cornersOfFirst' | 'cornersOfSecond'> = new Map([
  ['corners.half1', 'cornersOfFirst'],
  ['corners.from41', 'cornersOfFirst'],
  ['corners.from81', 'cornersOfSecond'],
])

function familyOfCount(count: IncidentCount): 'corners' | 'cards' {
  return count.startsWith('corners') ? 'corners' : 'cards'
}

/** Incidents that follow the pace of their family, and those that have none. */
interface KindRates {
  readonly rates: GoalRates
  readonly isPaced: boolean
  /** True of yellow cards, which come late in each half; all others come evenly. */
  readonly isLate?: boolean
}

function kindsOfFamily(
  family: 'corners' | 'cards',
  { corners, yellowCards, dismissals }: IncidentRates,
): readonly KindRates[] {
  if (family === 'corners') return [{ rates: corners, isPaced: true }]
  return [
    { rates: yellowCards, isPaced: true, isLate: true },
    { rates: dismissals, isPaced: false },
  ]
}

/** Of a match whose incidents do not follow the players on the pitch. */
function levelOf({ played, outlooks }: MatchTime): MatchTime {
  return { played, outlooks }
}

/** A pace with what may be left of the match, and what the advantage of players does in it. */
interface WayOn {
  readonly weight: number
  readonly pace: number
  readonly played: HalfShares
  readonly left: HalfShares
  readonly path: AdvantagePath
  /** What is left of ten minutes of the clock that a count is about. */
  readonly aheadIn: (minutes: ClockWindow) => Stretch
}

/** What the ways of a family follow from. */
interface MatchNow {
  readonly goals: GoalRates
  readonly rates: IncidentRates
  readonly progress: IncidentProgress
  readonly time: MatchTime
}

const PACES: Readonly<Record<'corners' | 'cards', readonly Pace[]>> = {
  corners: CORNER_PACES,
  cards: REFEREES,
}

/** Each pace with each end of the match and each path of the advantage. */
function waysOn(
  family: 'corners' | 'cards',
  { goals, rates, progress, time }: MatchNow,
): readonly WayOn[] {
  const paced = family === 'corners' ? rates.corners : rates.yellowCards
  const seen = progress.incidents.filter((one) => familyOf(one) === family && !isDismissal(one))
  const played = playedOf(time)
  const counted = family === 'corners' ? played : lateIn([0, 0], played)
  const paces = paceAfter(PACES[family], seen.length, attacksOfBoth(paced, counted))
  return advantagePaths(goals, time).flatMap((path) =>
    time.outlooks.flatMap(({ chance, left }) => {
      const aheadIn = (minutes: ClockWindow) =>
        windowsAhead(time, { left, path }, startsIn(minutes))
      return paces.map((pace) => ({
        ...{ pace: pace.factor, played: time.played, left, path, aheadIn },
        weight: path.chance * chance * pace.chance,
      }))
    }),
  )
}

/** A part of both halves that begins at these shares, as shares of their yellow cards. */
function lateIn(from: HalfShares, { share, advantage }: Stretch): Stretch {
  const ofHalf = (half: 0 | 1) =>
    yellowShare(half, from[half] + share[half]) - yellowShare(half, from[half])
  return { share: [ofHalf(0), ofHalf(1)], advantage }
}

/** What is expected of a kind for a side in a part of the match that begins at these shares. */
function meanOfKind(
  { rates, isPaced, isLate = false }: KindRates,
  side: 'home' | 'away',
  { pace, from, part }: { pace: number; from: HalfShares; part: Stretch },
): number {
  return (isPaced ? pace : 1) * attacksIn(rates, side, isLate ? lateIn(from, part) : part)
}

function sidesOf({ incidents }: IncidentProgress, family: 'corners' | 'cards') {
  return incidents.filter((one) => familyOf(one) === family).map(({ side }) => side)
}

/** What an event of each kind adds to a count; of cards yellow ones come first, then dismissals. */
function worthsOf(count: CountName): readonly number[] {
  if (count === 'cards.points') return POINTS_WORTHS
  return count.startsWith('cards') ? CARD_WORTHS : ONE_EACH
}

const ONE_EACH = [1]
const CARD_WORTHS = [1, 2]
/** In units of points. */
const POINTS_WORTHS = [2, 5]

function kindsOf(count: IncidentCount, rates: IncidentRates): readonly KindRates[] {
  if (count === 'dismissals.match') return [{ rates: rates.dismissals, isPaced: false }]
  return kindsOfFamily(familyOfCount(count), rates)
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
  const partOf = (way: WayOn): Stretch => {
    if (minutes !== undefined) return way.aheadIn(minutes)
    return aheadOn(count.endsWith('.half1') ? { ...way, left: [way.left[0], 0] } : way)
  }
  return ways.map((way) => {
    const part = partOf(way)
    const { pace, played: from } = way
    const meansOf = (side: 'home' | 'away') =>
      kinds.map((kind) => meanOfKind(kind, side, { pace, from, part }))
    return {
      weight: way.weight,
      home: { known: home, means: meansOf('home') },
      away: { known: away, means: meansOf('away') },
    }
  })
}

const NOTHING: CountMeans = { known: 0, means: POINTS_WORTHS.map(() => 0) }

/** Points of both sides together, in the place of the home side. */
function pointsNodes(
  { yellowCards, dismissals }: IncidentRates,
  { incidents }: IncidentProgress,
  ways: readonly WayOn[],
): readonly CountNode[] {
  const known = pointsOf(incidents) / POINTS_UNIT
  return ways.map((way) => {
    const ahead = aheadOn(way)
    const ofYellow = way.pace * attacksOfBoth(yellowCards, lateIn(way.played, ahead))
    const means = [ofYellow, attacksOfBoth(dismissals, ahead)]
    return { weight: way.weight, home: { known, means }, away: NOTHING }
  })
}

const MORE_MAX = 40

function sequenceOf(
  family: 'corners' | 'cards',
  kinds: readonly KindRates[],
  progress: IncidentProgress,
  ways: readonly WayOn[],
): Sequence {
  return { sides: sidesOf(progress, family), ways: ways.map((way) => sequenceWay(kinds, way)) }
}

/** Of a half, for whose players are on the pitch when the next ones come. */
const PARTS_OF_HALF = 3

/** All that is left of the match, part by part, each with the shares at which it begins. */
function partsAhead({ played, left, path }: WayOn) {
  return ([0, 1] as const).flatMap((half) =>
    Array.from({ length: PARTS_OF_HALF }, (_, i) => {
      const partOf = left[half] / PARTS_OF_HALF
      const [from, to] = [i * partOf, (i + 1) * partOf]
      const ofHalf = (value: number): HalfShares => (half === 0 ? [value, 0] : [0, value])
      return {
        from: ofHalf(played[half] + from),
        part: { share: ofHalf(to - from), advantage: ofHalf(path.within(half, from, to)) },
      }
    }),
  )
}

/** Who has more of the players has more of what comes in that part of the match. */
function sequenceWay(kinds: readonly KindRates[], way: WayOn): SequenceWay {
  const ofHome = new Float64Array(MORE_MAX + 1)
  const expected: [number, number] = [0, 0]
  let more = atLeastOf(0)
  for (const { from, part } of partsAhead(way)) {
    const meanOf = (side: 'home' | 'away') =>
      kinds.reduce((sum, kind) => sum + meanOfKind(kind, side, { pace: way.pace, from, part }), 0)
    const [home, away] = [meanOf('home'), meanOf('away')]
    if (home + away === 0) continue
    expected[0] += home
    expected[1] += away
    const before = more
    more = atLeastOf(expected[0] + expected[1])
    const share = home / (home + away)
    for (let count = 1; count <= MORE_MAX; count += 1) {
      const come = cellChance(more, count) - cellChance(before, count)
      ofHome[count] = cellChance(ofHome, count) + share * come
    }
  }
  return { weight: way.weight, more, ofHome, expected }
}

/** Chances that at least 0, 1, … come where so many are expected. */
function atLeastOf(expected: number): Float64Array {
  const chances = new Float64Array(MORE_MAX + 1)
  let atLeast = 1
  poissonChances(expected, MORE_MAX).forEach((chance, count) => {
    chances[count] = Math.max(0, atLeast)
    atLeast -= chance
  })
  return chances
}
