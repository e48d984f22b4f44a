import { numbersTo } from '../../../books/numbers-to.ts'
import type { Score } from '../../../game/game.ts'
import type { Bounds, Range, Sum } from '../../../rule/rule.ts'
import type { ClockWindow } from '../goal-log.ts'
import { familyOf, type Incident, isDismissal, type TimedIncident } from './incident.ts'

/** What is counted of each side, in the match or in its first half. */
const SPAN_COUNTS = [
  'corners.match',
  'corners.half1',
  'cards.match',
  'cards.half1',
  'dismissals.match',
  'onTarget.match',
  'shots.match',
] as const

/** Corners in ten minutes of the clock, from this one on. */
const WINDOW_COUNTS = [
  'corners.from1',
  'corners.from11',
  'corners.from21',
  'corners.from31',
  'corners.from41',
  'corners.from51',
  'corners.from61',
  'corners.from71',
  'corners.from81',
] as const
type WindowCount = (typeof WINDOW_COUNTS)[number]

export const INCIDENT_COUNTS = [...SPAN_COUNTS, ...WINDOW_COUNTS] as const
export type IncidentCount = (typeof INCIDENT_COUNTS)[number]

const WINDOW_BY_COUNT: ReadonlyMap<IncidentCount, ClockWindow> = new Map(
  WINDOW_COUNTS.map((count) => [count, windowFrom(count)]),
)

/** The minutes that a count is about; undefined where it is about a half or the match. */
export function minutesOf(count: IncidentCount): ClockWindow | undefined {
  return WINDOW_BY_COUNT.get(count)
}

/** Each ten minutes of the clock with the count of their corners. */
export const CORNER_WINDOWS = WINDOW_COUNTS.map((count) => ({ count, minutes: windowFrom(count) }))

function windowFrom(count: WindowCount): ClockWindow {
  const first = Number(count.slice('corners.from'.length))
  return { first, last: first + 9 }
}

/** Who has the corner or the card of a number, and who has a number of corners first. */
type FirstCounter = `corners.nth${number}` | `cards.nth${number}` | `corners.race${number}`

/** Of a first counter, 1 is the home side, -1 the away side, 0 none. */
export type IncidentCounter = `${IncidentCount}.${'home' | 'away'}` | 'cards.points' | FirstCounter

/** Highest numbers that have a market; no match comes near to them. */
export const CORNERS_MAX = 24
export const BOOKINGS_MAX = 14
export const CORNER_RACES = [3, 5, 7, 9] as const

/** A match as far as its incidents are concerned. */
export interface IncidentProgress {
  /** Those of the 90 minutes, in their order. */
  readonly incidents: readonly TimedIncident[]
  /** Goals of the 90 minutes. */
  readonly score: Score
  readonly isFirstHalfOver: boolean
  readonly isNinetyOver: boolean
  /** The minute that the clock shows, which is not over; 0 before the kick-off. */
  readonly minute: number
}

/** The sums that markets are about. */
export function incidentsIn(count: IncidentCount) {
  const [home, away] = [`${count}.home`, `${count}.away`] as const
  const sum = (...parts: Sum<IncidentCounter>): Sum<IncidentCounter> => parts
  return {
    home: sum([home, 1]),
    away: sum([away, 1]),
    total: sum([home, 1], [away, 1]),
    lead: sum([home, 1], [away, -1]),
  }
}

/** What a state of play leaves possible: any number may follow until the whistle. */
export function incidentBounds(progress: IncidentProgress): Bounds<IncidentCounter> {
  const { isNinetyOver, minute, incidents } = progress
  const ofCorners = { ...progress, incidents: incidents.filter(isCorner) }
  const bounds: Partial<Record<IncidentCounter, Range>> = {
    'cards.points': from(pointsOf(progress.incidents), isNinetyOver),
  }
  for (const count of INCIDENT_COUNTS) {
    const last = minutesOf(count)?.last
    const isHalfOver = count.endsWith('.half1') && progress.isFirstHalfOver
    const isOver = isNinetyOver || isHalfOver || (last !== undefined && minute > last)
    const [home, away] = countOf(count, isSpanCount(count) ? progress : ofCorners)
    bounds[`${count}.home`] = from(home, isOver)
    bounds[`${count}.away`] = from(away, isOver)
  }
  for (const [counter, side] of firsts(progress.incidents)) {
    bounds[counter] = side === undefined ? (isNinetyOver ? NONE : ANYONE) : ONLY[side]
  }
  if (!isTotal(bounds)) throw new RangeError('a counter of incidents without bounds')
  return bounds
}

type Side = 'home' | 'away'

const ANYONE: Range = [-1, 1]
const NONE: Range = [0, 0]
const ONLY: Readonly<Record<Side, Range>> = { home: [1, 1], away: [-1, -1] }

function from(now: number, isOver: boolean): Range {
  return [now, isOver ? now : Number.POSITIVE_INFINITY]
}

function isTotal(
  bounds: Partial<Record<IncidentCounter, Range>>,
): bounds is Bounds<IncidentCounter> {
  return INCIDENT_COUNTS.every((count) => `${count}.home` in bounds && `${count}.away` in bounds)
}

/** How often an incident counts. */
const WORTH: Readonly<Record<(typeof SPAN_COUNTS)[number], (incident: Incident) => number>> = {
  'corners.match': (one) => (familyOf(one) === 'corners' ? 1 : 0),
  'corners.half1': (one) => (familyOf(one) === 'corners' && one.period === '1H' ? 1 : 0),
  'cards.match': cardsOf,
  'cards.half1': (one) => (one.period === '1H' ? cardsOf(one) : 0),
  'dismissals.match': (one) => (isDismissal(one) ? 1 : 0),
  'onTarget.match': ({ kind }) => (kind === 'shot_saved' ? 1 : 0),
  'shots.match': (one) => (familyOf(one) === 'shots' ? 1 : 0),
}

const isCorner = ({ kind }: Incident) => familyOf({ kind }) === 'corners'

function isSpanCount(count: IncidentCount): count is keyof typeof WORTH {
  return count in WORTH
}

function worthOf(count: IncidentCount, incident: TimedIncident): number {
  if (isSpanCount(count)) return WORTH[count](incident)
  const minutes = minutesOf(count)
  const isWithin =
    minutes !== undefined && incident.minute >= minutes.first && incident.minute <= minutes.last
  return isWithin && isCorner(incident) ? 1 : 0
}

/** A dismissal counts as two cards, also after a yellow card. */
function cardsOf(one: Incident): number {
  if (familyOf(one) !== 'cards') return 0
  return isDismissal(one) ? 2 : 1
}

const POINTS = { yellow: 10, dismissal: 25 }

/** Card points of both sides. */
export function pointsOf(incidents: readonly Incident[]): number {
  const cards = incidents.filter((one) => familyOf(one) === 'cards')
  return cards.reduce((sum, one) => sum + (isDismissal(one) ? POINTS.dismissal : POINTS.yellow), 0)
}

/** A goal counts as a shot on target, which is a shot. */
export function countOf(
  count: IncidentCount,
  { incidents, score }: Pick<IncidentProgress, 'incidents' | 'score'>,
): Score {
  const counted: [home: number, away: number] =
    count === 'onTarget.match' || count === 'shots.match' ? [...score] : [0, 0]
  for (const incident of incidents) {
    counted[incident.side === 'home' ? 0 : 1] += worthOf(count, incident)
  }
  return counted
}

/** Every first counter with its side, undefined as long as there is none. */
function firsts(
  incidents: readonly Incident[],
): readonly (readonly [FirstCounter, Side | undefined])[] {
  const sidesOf = (family: 'corners' | 'cards') =>
    incidents.filter((one) => familyOf(one) === family).map(({ side }) => side)
  const [corners, cards] = [sidesOf('corners'), sidesOf('cards')]
  return [
    ...numbersTo(CORNERS_MAX).map((n) => [`corners.nth${n}`, corners[n - 1]] as const),
    ...numbersTo(BOOKINGS_MAX).map((n) => [`cards.nth${n}`, cards[n - 1]] as const),
    ...CORNER_RACES.map((n) => [`corners.race${n}`, firstWith(n, corners)] as const),
  ]
}

function firstWith(n: number, sides: readonly Side[]): Side | undefined {
  const count = { home: 0, away: 0 }
  return sides.find((side) => {
    count[side] += 1
    return count[side] === n
  })
}
