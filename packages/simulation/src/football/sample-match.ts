import type { Score } from '@caderneta/domain/markets/game'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { lowScoreWeight, lowScoreWeightMax } from '@caderneta/feed/football/low-scores'
import type { Goal, MatchScript, PlayedPeriod } from '@caderneta/feed/football/match-script'
import {
  HALF_REGULAR_SECONDS,
  type Half,
  type HalfStoppage,
  halfSeconds,
  sampleBoard,
  sampleSeconds,
} from '@caderneta/feed/football/stoppage'
import { sampleTempo } from '@caderneta/feed/football/tempo'
import type { Random } from '@caderneta/feed/random'
import { minuteOf, REGULAR_MINUTES } from './match-minute.ts'
import { poissonCount } from './poisson-count.ts'
import { sampleShootOut } from './sample-shoot-out.ts'

/** What chance decides of a match. */
export type SampledMatch = Omit<MatchScript, 'fixture' | 'rates'>

/** A half of extra time is a sixth of the 90 minutes. */
const EXTRA_TIME_SHARE = 1 / 6

/**
 * Plays a match at random, by the model that prices it. A cup match level after 90 minutes goes on.
 */
export function sampleMatch(random: Random, rates: GoalRates, isCup: boolean): SampledMatch {
  const { tempo, stoppage, goals, halfTime, fullTime } = sampleRegularTime(random, rates)
  const hasExtraTime = isCup && fullTime[0] === fullTime[1]
  const extraTime = hasExtraTime ? goalsOfExtraTime(random, atTempo(rates, tempo)) : []
  const [home, away] = scoreOf(extraTime)
  return {
    result: { status: 'finished', halfTime, fullTime },
    goals: [...goals, ...extraTime],
    hasExtraTime,
    penalties: hasExtraTime && home === away ? sampleShootOut(random.split('penalties')) : null,
    stoppage,
  }
}

/** The 90 minutes with their stoppage time. */
interface RegularTime {
  readonly tempo: number
  readonly stoppage: MatchScript['stoppage']
  readonly goals: readonly Goal[]
  readonly halfTime: Score
  readonly fullTime: Score
}

/** Plays until a final score is kept: each is, as often as its weight says. */
function sampleRegularTime(random: Random, rates: GoalRates): RegularTime {
  const weightMax = lowScoreWeightMax(rates)
  for (let trial = 0; ; trial += 1) {
    const played = playRegularTime(random.split(`trial/${trial}`), rates)
    if (random.next() * weightMax < lowScoreWeight(rates, played.fullTime)) return played
  }
}

/**
 * A half lasts as its law says, and the goals of each side in it are Poisson counts at the tempo of
 * the match, as many a minute in stoppage time as before.
 */
function playRegularTime(random: Random, rates: GoalRates): RegularTime {
  const tempo = sampleTempo(random.split('tempo'))
  const stoppage = {
    '1H': sampleStoppage('1H', random.split('stoppage/1H')),
    '2H': sampleStoppage('2H', random.split('stoppage/2H')),
  }
  const { home, away } = atTempo(rates, tempo)
  const goalsOfHalf = (half: Half, index: 0 | 1) => {
    const seconds = playedSeconds(stoppage[half])
    const share = seconds / halfSeconds(half)
    const mean = { home: home[index] * share, away: away[index] * share }
    return goalsOfPeriod(random.split(half), half, { ...mean, seconds })
  }
  const firstHalf = goalsOfHalf('1H', 0)
  const goals = [...firstHalf, ...goalsOfHalf('2H', 1)]
  return { tempo, stoppage, goals, halfTime: scoreOf(firstHalf), fullTime: scoreOf(goals) }
}

function sampleStoppage(half: Half, random: Random): HalfStoppage {
  const board = sampleBoard(half, random.split('board'))
  return { board, seconds: sampleSeconds(board, random.split('whistle')) }
}

/** Seconds of a half in which something may happen: in the last one is the whistle. */
export function playedSeconds({ seconds }: HalfStoppage): number {
  return HALF_REGULAR_SECONDS + seconds - 1
}

function atTempo({ home, away }: GoalRates, tempo: number): GoalRates {
  return { home: [home[0] * tempo, home[1] * tempo], away: [away[0] * tempo, away[1] * tempo] }
}

/** A match that never kicks off. */
export const CANCELLED_MATCH: SampledMatch = {
  result: { status: 'cancelled', halfTime: null, fullTime: null },
  goals: [],
  hasExtraTime: false,
  penalties: null,
  stoppage: { '1H': { board: 0, seconds: 0 }, '2H': { board: 0, seconds: 0 } },
}

function goalsOfExtraTime(random: Random, { home, away }: GoalRates): readonly Goal[] {
  const mean = {
    home: (home[0] + home[1]) * EXTRA_TIME_SHARE,
    away: (away[0] + away[1]) * EXTRA_TIME_SHARE,
  }
  return (['ET1', 'ET2'] as const).flatMap((period) =>
    goalsOfPeriod(random.split(period), period, { ...mean, seconds: REGULAR_MINUTES[period] * 60 }),
  )
}

/** Goals expected of both sides in a period, and the seconds over which they are spread. */
interface PeriodMeans {
  readonly home: number
  readonly away: number
  readonly seconds: number
}

function goalsOfPeriod(
  random: Random,
  period: PlayedPeriod,
  { home, away, seconds }: PeriodMeans,
): readonly Goal[] {
  const sampleGoals = (side: Goal['side'], mean: number) =>
    Array.from({ length: poissonCount(random, mean) }, () => ({
      side,
      period,
      ...minuteOf(period, random.integer(1, seconds)),
    }))
  return [...sampleGoals('home', home), ...sampleGoals('away', away)]
}

function scoreOf(goals: readonly Goal[]): Score {
  const home = goals.filter(({ side }) => side === 'home').length
  return [home, goals.length - home]
}
