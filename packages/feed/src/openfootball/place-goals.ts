import type { Score } from '@caderneta/domain/markets/game/game'
import type { Random } from '@caderneta/pricing/random'
import type { Goal, PlayedPeriod } from '../football/match-script.ts'
import type { MatchRecord, RecordedGoal, RecordedScore } from './competition.ts'

/** A moment of a match without the side that scored. */
type Moment = Omit<Goal, 'side'>

/** First minute and length of each period. */
const MINUTES: Readonly<Record<PlayedPeriod, readonly [first: number, count: number]>> = {
  '1H': [1, 45],
  '2H': [46, 45],
  ET1: [91, 15],
  ET2: [106, 15],
}

/** Minutes of stoppage of each half over which goals without a minute are spread. */
interface SpreadStoppage {
  readonly '1H': number
  readonly '2H': number
}

/** Share of goals in the first half, used where the file has no minutes. */
const FIRST_HALF_SHARE = 0.45

/**
 * The goals of a match, so that they add up to its recorded scores: those are binding, as bets are
 * settled on them. Goals are at their recorded minutes. A list that does not add up to the final
 * score is not used: its goals are spread at random, as where there is none. A complete list
 * that contradicts the half-time score is used; only the goals nearest to half-time change halves.
 */
export function placeGoals(
  score: RecordedScore,
  goals: MatchRecord['goals'],
  random: Random,
  stoppage: SpreadStoppage,
): readonly Goal[] {
  const anyMinute = anyMinuteWith(stoppage)
  const placed = ([0, 1] as const).flatMap((index) => {
    const side = index === 0 ? 'home' : 'away'
    const moments = placeSide(score, index, goals?.[index] ?? [], {
      random: random.split(side),
      anyMinute,
    })
    return moments.map((moment): Goal => ({ side, ...moment }))
  })
  return placed.sort((one, other) => one.minute - other.minute || one.stoppage - other.stoppage)
}

/**
 * Score at half-time by the list of goals, which then is in its true order; null where the list is
 * not whole or contradicts the recorded scores. A match without goals needs no list.
 */
export function listedHalfTime(score: RecordedScore, goals: MatchRecord['goals']): Score | null {
  const { fullTime, halfTime, extraTime } = score
  if (fullTime[0] + fullTime[1] === 0) return [0, 0]
  const first = ([0, 1] as const).map((index) => {
    const moments = goals?.[index].map((goal) => momentOf(goal, extraTime !== null))
    const halves = moments?.filter(({ period }) => period === '1H' || period === '2H')
    if (halves?.length !== fullTime[index]) return null
    return halves.filter(({ period }) => period === '1H').length
  })
  const [home = null, away = null] = first
  if (home === null || away === null) return null
  const isConfirmed = halfTime === null || (halfTime[0] === home && halfTime[1] === away)
  return isConfirmed ? [home, away] : null
}

function placeSide(
  score: RecordedScore,
  index: 0 | 1,
  listed: readonly RecordedGoal[],
  chance: Chance,
): readonly Moment[] {
  const normalCount = score.fullTime[index]
  const extraCount = (score.extraTime?.[index] ?? normalCount) - normalCount
  const moments = listed.map((goal) => momentOf(goal, score.extraTime !== null)).sort(inOrder)
  const normal = moments.filter(({ period }) => period === '1H' || period === '2H')
  const extra = moments.filter(({ period }) => period === 'ET1' || period === 'ET2')
  const isWhole = normal.length === normalCount && extra.length === extraCount
  return [
    ...intoHalves(isWhole ? normal : null, normalCount, score.halfTime?.[index] ?? null, chance),
    ...(isWhole ? extra : spread(extraCount, () => chance.random.pick(['ET1', 'ET2']), chance)),
  ]
}

/** Goals of the 90 minutes, `firstHalfCount` of them in the first half when that is known. */
function intoHalves(
  recorded: readonly Moment[] | null,
  count: number,
  firstHalfCount: number | null,
  chance: Chance,
): readonly Moment[] {
  const isFirstHalf = (index: number) =>
    firstHalfCount === null ? chance.random.next() < FIRST_HALF_SHARE : index < firstHalfCount
  if (!recorded) return spread(count, (index) => (isFirstHalf(index) ? '1H' : '2H'), chance)
  if (firstHalfCount === null) return recorded
  return recorded.map((moment, index) => {
    const period = isFirstHalf(index) ? '1H' : '2H'
    return moment.period === period ? moment : chance.anyMinute(period, chance.random)
  })
}

function spread(
  count: number,
  periodOf: (index: number) => PlayedPeriod,
  { random, anyMinute }: Chance,
): readonly Moment[] {
  return Array.from({ length: count }, (_, index) => anyMinute(periodOf(index), random))
}

/** What fills in what the file leaves open. */
interface Chance {
  readonly random: Random
  readonly anyMinute: (period: PlayedPeriod, random: Random) => Moment
}

/** Any minute of a period, those of stoppage as likely as the others. */
function anyMinuteWith(stoppage: SpreadStoppage): Chance['anyMinute'] {
  return (period, random) => {
    const [first, count] = MINUTES[period]
    const more = period === '1H' || period === '2H' ? stoppage[period] : 0
    const minute = random.integer(1, count + more)
    return {
      period,
      minute: first + Math.min(minute, count) - 1,
      stoppage: Math.max(0, minute - count),
    }
  }
}

/** A minute past the end of a period, like an offset, is stoppage time. */
function momentOf({ minute, offset }: RecordedGoal, hasExtraTime: boolean): Moment {
  const period = periodOf(minute, hasExtraTime)
  const [first, count] = MINUTES[period]
  const last = first + count - 1
  return {
    period,
    minute: Math.min(minute, last),
    stoppage: minute < last ? 0 : minute - last + offset,
  }
}

function periodOf(minute: number, hasExtraTime: boolean): PlayedPeriod {
  if (minute <= 45) return '1H'
  if (minute <= 90 || !hasExtraTime) return '2H'
  return minute <= 105 ? 'ET1' : 'ET2'
}

function inOrder(one: Moment, other: Moment): number {
  return one.minute - other.minute || one.stoppage - other.stoppage
}
