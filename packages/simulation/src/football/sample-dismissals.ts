import type { ScriptIncident } from '@caderneta/feed/football/match-script'
import { advantageAfter } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { HALF_MINUTES, type Half, halfSeconds } from '@caderneta/pricing/goals/stoppage'
import type { Random } from '@caderneta/pricing/random'
import { poissonCount } from './poisson-count.ts'

/** A player of a side is sent off. */
export type Dismissal = Pick<ScriptIncident, 'side' | 'period' | 'second'>

/** Whole minutes of stoppage time of each half. */
type Stoppage = Readonly<Record<Half, number>>

const HALVES = [
  ['1H', 0],
  ['2H', 1],
] as const
const SIDES = ['home', 'away'] as const
const MINUTE = 60

/** Dismissals of a match at their rates, as many a minute in stoppage time as before. */
export function sampleDismissals(
  random: Random,
  rates: GoalRates,
  stoppage: Stoppage,
): readonly Dismissal[] {
  return HALVES.flatMap(([period, half]) => {
    const seconds = (HALF_MINUTES + stoppage[period]) * MINUTE
    const share = seconds / halfSeconds(period)
    return SIDES.flatMap((side) =>
      Array.from({ length: poissonCount(random, rates[side][half] * share) }, () => ({
        ...{ side, period },
        second: random.integer(1, seconds - 1),
      })),
    )
  })
}

/** How many players the home side has more at a second of a half. */
export function advantageAtSecond(
  dismissals: readonly Dismissal[],
  period: Half,
  second: number,
): number {
  const isBefore = (one: Dismissal) =>
    one.period === period ? one.second <= second : one.period === '1H'
  const seen = dismissals.filter(isBefore)
  const ofHome = seen.filter(({ side }) => side === 'home').length
  return advantageAfter(ofHome, seen.length - ofHome)
}

/** How many players the home side has more, by minute of a half, as the mean of that minute. */
export function advantageByMinute(
  dismissals: readonly Dismissal[],
  period: Half,
  minutes: number,
): readonly number[] {
  const at = (second: number) => advantageAtSecond(dismissals, period, second)
  return Array.from({ length: minutes }, (_, minute) => {
    const [start, end] = [minute * MINUTE, (minute + 1) * MINUTE]
    const within = dismissals
      .filter((one) => one.period === period && one.second > start && one.second < end)
      .map(({ second }) => second)
      .sort((one, other) => one - other)
    const times = [start, ...within]
    const sum = times.reduce((all, from, i) => all + ((times[i + 1] ?? end) - from) * at(from), 0)
    return sum / MINUTE
  })
}
