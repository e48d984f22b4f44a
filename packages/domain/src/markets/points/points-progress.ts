import { numbersTo } from '../books/numbers-to.ts'
import type { Score } from '../game.ts'
import type { Bounds, Range, Sum } from '../rule.ts'

/** Moments of a game of quarters at which parts of it end, in order. */
export const PART_ENDS = ['firstQuarter', 'firstHalf', 'thirdQuarter', 'regular', 'whole'] as const
export type PartEnd = (typeof PART_ENDS)[number]

/** Parts of a game of quarters that have markets, with the moments at which they begin and end. */
const PART_MARKS = {
  firstQuarter: [null, 'firstQuarter'],
  secondQuarter: ['firstQuarter', 'firstHalf'],
  thirdQuarter: ['firstHalf', 'thirdQuarter'],
  fourthQuarter: ['thirdQuarter', 'regular'],
  firstHalf: [null, 'firstHalf'],
  /** With overtime, as the whole game. */
  secondHalf: ['firstHalf', 'whole'],
  regular: [null, 'regular'],
  whole: [null, 'whole'],
} as const satisfies Readonly<Record<string, readonly [begins: PartEnd | null, ends: PartEnd]>>
export type GamePart = keyof typeof PART_MARKS

export const QUARTER_PARTS = [
  'firstQuarter',
  'secondQuarter',
  'thirdQuarter',
  'fourthQuarter',
] as const
export type QuarterPart = (typeof QUARTER_PARTS)[number]

/** A score of one side: 0 is the home side. */
export interface Play {
  readonly side: 0 | 1
  readonly points: number
  /** Null in overtime. */
  readonly quarter: QuarterPart | null
}

/** How a drive of American football can end. */
export const DRIVE_RESULTS = ['touchdown', 'fieldGoal', 'punt', 'turnover'] as const
export type DriveResult = (typeof DRIVE_RESULTS)[number]

/** What the counter of a drive with this result is; 0 is a drive that is not played. */
export function numberOfDriveResult(result: DriveResult): number {
  return 1 + DRIVE_RESULTS.indexOf(result)
}

/** Drives of one side in four quarters that have a market of their own. */
export const DRIVES_MAX = 12

/** How far a game of quarters (basketball, American football) has come. */
export interface PointsProgress {
  readonly score: Score
  /** The score at the end of each part that is over, null while a part is not. */
  readonly atEndOf: Readonly<Record<PartEnd, Score | null>>
  /** How the points were made, in order. */
  readonly plays: readonly Play[]
  /** The drives of each side in four quarters, in their order; none in basketball. */
  readonly drives: Readonly<Record<'home' | 'away', readonly DriveResult[]>>
}

/** Nothing has been played. */
export const NO_POINTS: PointsProgress = {
  score: [0, 0],
  atEndOf: { firstQuarter: null, firstHalf: null, thirdQuarter: null, regular: null, whole: null },
  plays: [],
  drives: { home: [], away: [] },
}

/** Points of a race of the whole game, and of one in a quarter. */
type GameRace = 1 | 10 | 15 | 20 | 40 | 60
type QuarterRace = 10 | 15

/** What sports of quarters count. */
export type PointsCounter =
  | `points.${GamePart}.${'home' | 'away'}`
  /** Who was first to so many points: 1 the home side, -1 the other, 0 for none. */
  | RaceCounter
  | 'touchdowns'
  | 'fieldGoals'
  | 'safeties'
  | DriveCounter
  /** 1 when the first points of the game are a touchdown, -1 for any other, 0 for none. */
  | 'firstScore.isTouchdown'
/** Number of the result of a drive of a side; 0 of one that is not played. */
type DriveCounter = `drive.${'home' | 'away'}.${number}`
type RaceCounter = `race.whole.${GameRace}` | `race.${QuarterPart}.${QuarterRace}`

/** The sums of points that markets are about. */
type PointsSums = Readonly<Record<'total' | 'lead' | 'home' | 'away', Sum<PointsCounter>>>

export function pointsIn(part: GamePart): PointsSums {
  const [home, away] = [`points.${part}.home`, `points.${part}.away`] as const
  return {
    home: [[home, 1]],
    away: [[away, 1]],
    total: [
      [home, 1],
      [away, 1],
    ],
    lead: [
      [home, 1],
      [away, -1],
    ],
  }
}

/** The points of a touchdown begin here; a field goal and a safety have exactly so many. */
const TOUCHDOWN_POINTS = 6
const FIELD_GOAL_POINTS = 3
const SAFETY_POINTS = 2

export function isTouchdown(points: number): boolean {
  return points >= TOUCHDOWN_POINTS
}

export function isFieldGoal(points: number): boolean {
  return points === FIELD_GOAL_POINTS
}

export function isSafety(points: number): boolean {
  return points === SAFETY_POINTS
}

/** The score when a part began; null while it has not. */
export function scoreAtStart({ atEndOf }: PointsProgress, part: GamePart): Score | null {
  const begins = PART_MARKS[part][0]
  return begins === null ? NOTHING : atEndOf[begins]
}

/** The score when a part ended; null while it is not over. */
export function scoreAtEnd({ atEndOf }: PointsProgress, part: GamePart): Score | null {
  return atEndOf[PART_MARKS[part][1]]
}

const NOTHING: Score = [0, 0]

/** What a state of play leaves possible: any number may follow until the part is over. */
export function pointsBounds(progress: PointsProgress): Bounds<PointsCounter> {
  const [q1, q2, q3, q4] = QUARTER_PARTS
  const points = (part: GamePart, side: 0 | 1) => pointsRange(progress, part, side)
  return {
    ...raceBounds(progress),
    ...playBounds(progress),
    ...driveBounds(progress),
    'points.firstQuarter.home': points(q1, 0),
    'points.firstQuarter.away': points(q1, 1),
    'points.secondQuarter.home': points(q2, 0),
    'points.secondQuarter.away': points(q2, 1),
    'points.thirdQuarter.home': points(q3, 0),
    'points.thirdQuarter.away': points(q3, 1),
    'points.fourthQuarter.home': points(q4, 0),
    'points.fourthQuarter.away': points(q4, 1),
    'points.firstHalf.home': points('firstHalf', 0),
    'points.firstHalf.away': points('firstHalf', 1),
    'points.secondHalf.home': points('secondHalf', 0),
    'points.secondHalf.away': points('secondHalf', 1),
    'points.regular.home': points('regular', 0),
    'points.regular.away': points('regular', 1),
    'points.whole.home': points('whole', 0),
    'points.whole.away': points('whole', 1),
  }
}

function pointsRange(progress: PointsProgress, part: GamePart, side: 0 | 1): Range {
  const start = scoreAtStart(progress, part)
  if (start === null) return [0, Number.POSITIVE_INFINITY]
  const last = scoreAtEnd(progress, part)
  const least = (last ?? progress.score)[side] - start[side]
  return [least, last ? least : Number.POSITIVE_INFINITY]
}

function raceBounds(progress: PointsProgress): Bounds<RaceCounter> {
  const [q1, q2, q3, q4] = QUARTER_PARTS
  const races = firstSides(progress.plays)
  const first = (part: QuarterPart | 'whole', n: GameRace): Range => {
    const side = races[part].winnerOf(n)
    if (side !== undefined) return side === 0 ? [1, 1] : [-1, -1]
    return scoreAtEnd(progress, part) ? [0, 0] : [-1, 1]
  }
  return {
    'race.whole.1': first('whole', 1),
    'race.whole.10': first('whole', 10),
    'race.whole.15': first('whole', 15),
    'race.whole.20': first('whole', 20),
    'race.whole.40': first('whole', 40),
    'race.whole.60': first('whole', 60),
    'race.firstQuarter.10': first(q1, 10),
    'race.firstQuarter.15': first(q1, 15),
    'race.secondQuarter.10': first(q2, 10),
    'race.secondQuarter.15': first(q2, 15),
    'race.thirdQuarter.10': first(q3, 10),
    'race.thirdQuarter.15': first(q3, 15),
    'race.fourthQuarter.10': first(q4, 10),
    'race.fourthQuarter.15': first(q4, 15),
  }
}

const RACES: readonly GameRace[] = [1, 10, 15, 20, 40, 60]

/** The side that wins a race remains its winner; one pass over the plays finds all. */
function firstSides(plays: readonly Play[]) {
  const races = {
    whole: racesOfPart(),
    firstQuarter: racesOfPart(),
    secondQuarter: racesOfPart(),
    thirdQuarter: racesOfPart(),
    fourthQuarter: racesOfPart(),
  }
  for (const play of plays) {
    races.whole.add(play)
    if (play.quarter !== null) races[play.quarter].add(play)
  }
  return races
}

function racesOfPart() {
  const sums: [number, number] = [0, 0]
  const sides = new Map<GameRace, 0 | 1>()
  return {
    winnerOf: (n: GameRace) => sides.get(n),
    add: ({ side, points }: Play): void => {
      sums[side] += points
      for (const n of RACES) if (sums[side] >= n && !sides.has(n)) sides.set(n, side)
    },
  }
}

function playBounds(
  progress: PointsProgress,
): Bounds<'touchdowns' | 'fieldGoals' | 'safeties' | 'firstScore.isTouchdown'> {
  const isOver = progress.atEndOf.whole !== null
  const counted = (isCounted: (points: number) => boolean): Range => {
    const least = progress.plays.filter(({ points }) => isCounted(points)).length
    return [least, isOver ? least : Number.POSITIVE_INFINITY]
  }
  return {
    touchdowns: counted(isTouchdown),
    fieldGoals: counted(isFieldGoal),
    safeties: counted(isSafety),
    'firstScore.isTouchdown': firstScoreRange(progress.plays[0], isOver),
  }
}

function firstScoreRange(first: Play | undefined, isOver: boolean): Range {
  if (first) return isTouchdown(first.points) ? [1, 1] : [-1, -1]
  return isOver ? [0, 0] : [-1, 1]
}

const DRIVES: readonly (readonly [DriveCounter, side: 'home' | 'away', number: number])[] = (
  ['home', 'away'] as const
).flatMap((side) =>
  numbersTo(DRIVES_MAX).map(
    (number) => [`drive.${side}.${number}` as const, side, number] as const,
  ),
)

function driveBounds({ drives, atEndOf }: PointsProgress): Bounds<DriveCounter> {
  const toCome: Range = [0, atEndOf.regular ? 0 : DRIVE_RESULTS.length]
  const bounds: Record<DriveCounter, Range> = {}
  for (const [counter, side, number] of DRIVES) {
    const result = drives[side][number - 1]
    bounds[counter] = result ? numbered(numberOfDriveResult(result)) : toCome
  }
  return bounds
}

function numbered(value: number): Range {
  return [value, value]
}
