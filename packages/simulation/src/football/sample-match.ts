import type { Score } from '@caderneta/domain/markets/game'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import type { Goal, MatchScript, PlayedPeriod } from '@caderneta/feed/football/match-script'
import {
  HALF_MINUTES,
  type Half,
  halfSeconds,
  sampleStoppage,
} from '@caderneta/feed/football/stoppage'
import type { Random } from '@caderneta/feed/random'
import { sampleShootOut } from './sample-shoot-out.ts'

/** What chance decides of a match. */
export type SampledMatch = Omit<MatchScript, 'fixture' | 'rates'>

const REGULAR_MINUTES: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 45,
  '2H': 45,
  ET1: 15,
  ET2: 15,
}
const MINUTES_BEFORE: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 0,
  '2H': 45,
  ET1: 90,
  ET2: 105,
}
/** A half of extra time is a sixth of the 90 minutes. */
const EXTRA_TIME_SHARE = 1 / 6

/**
 * Plays a match at random, by the model that prices it: a half lasts as its law says, and the goals
 * of each side in it are independent Poisson counts, as many a minute in stoppage time as before. A
 * cup match level after 90 minutes goes on.
 */
export function sampleMatch(random: Random, rates: GoalRates, isCup: boolean): SampledMatch {
  const stoppage = {
    '1H': sampleStoppage('1H', random.split('stoppage/1H')),
    '2H': sampleStoppage('2H', random.split('stoppage/2H')),
  }
  const goalsOfHalf = (half: Half, index: 0 | 1) => {
    const minutes = HALF_MINUTES + stoppage[half]
    const share = (minutes * 60) / halfSeconds(half)
    const mean = { home: rates.home[index] * share, away: rates.away[index] * share }
    return goalsOfPeriod(random.split(half), half, { ...mean, minutes })
  }
  const [firstHalf, secondHalf] = [goalsOfHalf('1H', 0), goalsOfHalf('2H', 1)]
  const regular = [...firstHalf, ...secondHalf]
  const [halfTime, fullTime] = [scoreOf(firstHalf), scoreOf(regular)]
  const hasExtraTime = isCup && fullTime[0] === fullTime[1]
  const extraTime = hasExtraTime ? goalsOfExtraTime(random, rates) : []
  const [home, away] = scoreOf(extraTime)
  return {
    result: { status: 'finished', halfTime, fullTime },
    goals: [...regular, ...extraTime],
    hasExtraTime,
    penalties: hasExtraTime && home === away ? sampleShootOut(random.split('penalties')) : null,
    firstHalfStoppage: stoppage['1H'],
    secondHalfStoppage: stoppage['2H'],
  }
}

/** A match that never kicks off. */
export const CANCELLED_MATCH: SampledMatch = {
  result: { status: 'cancelled', halfTime: null, fullTime: null },
  goals: [],
  hasExtraTime: false,
  penalties: null,
  firstHalfStoppage: 0,
  secondHalfStoppage: 0,
}

function goalsOfExtraTime(random: Random, { home, away }: GoalRates): readonly Goal[] {
  const mean = {
    home: (home[0] + home[1]) * EXTRA_TIME_SHARE,
    away: (away[0] + away[1]) * EXTRA_TIME_SHARE,
  }
  return (['ET1', 'ET2'] as const).flatMap((period) =>
    goalsOfPeriod(random.split(period), period, { ...mean, minutes: REGULAR_MINUTES[period] }),
  )
}

/** Goals expected of both sides in a period, and the minutes over which they are spread. */
interface PeriodMeans {
  readonly home: number
  readonly away: number
  readonly minutes: number
}

function goalsOfPeriod(
  random: Random,
  period: PlayedPeriod,
  { home, away, minutes }: PeriodMeans,
): readonly Goal[] {
  const sampleGoals = (side: Goal['side'], mean: number) =>
    Array.from({ length: poissonCount(random, mean) }, () =>
      goalAt(side, period, random.integer(1, minutes)),
    )
  return [...sampleGoals('home', home), ...sampleGoals('away', away)]
}

function goalAt(side: Goal['side'], period: PlayedPeriod, minute: number): Goal {
  const regular = REGULAR_MINUTES[period]
  return {
    side,
    period,
    minute: MINUTES_BEFORE[period] + Math.min(minute, regular),
    stoppage: Math.max(0, minute - regular),
  }
}

/** Inversion: the number whose chances add up past one draw. */
function poissonCount(random: Random, mean: number): number {
  let [count, chance] = [0, Math.exp(-mean)]
  for (let rest = random.next() - chance; rest >= 0 && chance > 0; rest -= chance) {
    count += 1
    chance *= mean / count
  }
  return count
}

function scoreOf(goals: readonly Goal[]): Score {
  const home = goals.filter(({ side }) => side === 'home').length
  return [home, goals.length - home]
}
