import { type FootballResult, halfTimeScore } from './football-result.ts'
import type { Score } from './game.ts'
import type { Bounds, Range, Sum } from './rule.ts'

/** Parts of a match whose goals are counted. Extra time and penalties never count. */
type GoalSpan = 'half1' | 'half2' | 'match'
type Side = 'home' | 'away'

/** What football counts. A new counter gets its bounds below: the compiler asks for them. */
export type FootballCounter = `goals.${GoalSpan}.${Side}`

/** How much of a match is over, as far as its markets are concerned. */
export interface MatchProgress {
  readonly score: Score
  /** Score at half-time, null until the first half is over. */
  readonly halfTime: Score | null
  readonly isNinetyOver: boolean
}

/** The sums of goals that markets are about. */
export function goalsIn(span: GoalSpan) {
  const [home, away] = [`goals.${span}.home`, `goals.${span}.away`] as const
  const sum = (ofHome: number, ofAway: number): Sum<FootballCounter> =>
    [[home, ofHome] as const, [away, ofAway] as const].filter(([, factor]) => factor !== 0)
  return { home: sum(1, 0), away: sum(0, 1), total: sum(1, 1), lead: sum(1, -1) }
}

/** Goals that a state of play leaves possible: any number may follow until the whistle. */
export function goalBounds(progress: MatchProgress): Bounds<FootballCounter> {
  return ofBothSides((side) => sideBounds(progress, side))
}

/** Goals of a match that is over; `UNKNOWN` where the source does not contain them. */
export function finalGoals(result: FootballResult): Bounds<FootballCounter> {
  const { fullTime } = result
  const halfTime = halfTimeScore(result)
  return ofBothSides((side) => ({
    half1: exactly(halfTime?.[side]),
    half2: exactly(halfTime && fullTime ? fullTime[side] - halfTime[side] : undefined),
    match: exactly(fullTime?.[side]),
  }))
}

type GoalRanges = Readonly<Record<GoalSpan, Range>>

function ofBothSides(rangesOf: (side: 0 | 1) => GoalRanges): Bounds<FootballCounter> {
  const [home, away] = [rangesOf(0), rangesOf(1)]
  return {
    'goals.half1.home': home.half1,
    'goals.half1.away': away.half1,
    'goals.half2.home': home.half2,
    'goals.half2.away': away.half2,
    'goals.match.home': home.match,
    'goals.match.away': away.match,
  }
}

/** A counter that the source does not contain. */
export const UNKNOWN: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

function exactly(goals: number | undefined): Range {
  return goals === undefined ? UNKNOWN : [goals, goals]
}

function sideBounds({ score, halfTime, isNinetyOver }: MatchProgress, side: 0 | 1): GoalRanges {
  const [now, atHalfTime] = [score[side], halfTime?.[side]]
  const toCome = isNinetyOver ? 0 : Number.POSITIVE_INFINITY
  if (atHalfTime === undefined) {
    return { half1: [now, now + toCome], half2: [0, toCome], match: [now, now + toCome] }
  }
  const since = now - atHalfTime
  return {
    half1: [atHalfTime, atHalfTime],
    half2: [since, since + toCome],
    match: [now, now + toCome],
  }
}
