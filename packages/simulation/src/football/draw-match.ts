import type { Score } from '@caderneta/domain/game'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import type { Goal, MatchScript, PlayedPeriod } from '@caderneta/feed/football/match-script'
import type { Random } from '@caderneta/feed/random'
import { drawShootOut } from './draw-shoot-out.ts'

/** What chance decides of a match. */
export type DrawnMatch = Omit<MatchScript, 'fixture' | 'rates'>

/**
 * Minutes over which each period's goals are spread evenly: its regular time and the stoppage time
 * that prices reckon with, so that live prices are fair at every minute.
 */
const SPREAD_MINUTES: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 47,
  '2H': 50,
  ET1: 15,
  ET2: 15,
}
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
 * Plays a match by chance, by the model that prices it: the goals of each side in each half are
 * independent Poisson counts. A cup match level after 90 minutes goes on.
 */
export function drawMatch(random: Random, rates: GoalRates, isCup: boolean): DrawnMatch {
  const firstHalf = goalsOfPeriod(random.split('1H'), '1H', rates.home[0], rates.away[0])
  const secondHalf = goalsOfPeriod(random.split('2H'), '2H', rates.home[1], rates.away[1])
  const regular = [...firstHalf, ...secondHalf]
  const [halfTime, fullTime] = [scoreOf(firstHalf), scoreOf(regular)]
  const hasExtraTime = isCup && fullTime[0] === fullTime[1]
  const extraTime = hasExtraTime ? goalsOfExtraTime(random, rates) : []
  const [home, away] = scoreOf(extraTime)
  return {
    result: { status: 'finished', halfTime, fullTime },
    goals: [...regular, ...extraTime],
    hasExtraTime,
    penalties: hasExtraTime && home === away ? drawShootOut(random.split('penalties')) : null,
    firstHalfStoppage: random.integer(1, 4),
    secondHalfStoppage: random.integer(3, 8),
  }
}

/** A match that never kicks off. */
export const CANCELLED_MATCH: DrawnMatch = {
  result: { status: 'cancelled', halfTime: null, fullTime: null },
  goals: [],
  hasExtraTime: false,
  penalties: null,
  firstHalfStoppage: 0,
  secondHalfStoppage: 0,
}

function goalsOfExtraTime(random: Random, { home, away }: GoalRates): readonly Goal[] {
  const [homeRate, awayRate] = [home, away].map(([one, two]) => (one + two) * EXTRA_TIME_SHARE)
  return (['ET1', 'ET2'] as const).flatMap((period) =>
    goalsOfPeriod(random.split(period), period, homeRate ?? 0, awayRate ?? 0),
  )
}

function goalsOfPeriod(
  random: Random,
  period: PlayedPeriod,
  homeRate: number,
  awayRate: number,
): readonly Goal[] {
  const draw = (side: Goal['side'], rate: number) =>
    Array.from({ length: poissonCount(random, rate) }, () => goalAt(side, period, random))
  return [...draw('home', homeRate), ...draw('away', awayRate)]
}

function goalAt(side: Goal['side'], period: PlayedPeriod, random: Random): Goal {
  const minute = random.integer(1, SPREAD_MINUTES[period])
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
