import type { Score } from '@caderneta/domain/markets/game/game'
import type { Goal, MatchScript, PlayedPeriod } from '@caderneta/feed/football/match-script'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { lowScoreWeight, lowScoreWeightMax } from '@caderneta/pricing/goals/low-scores'
import { advantageAfter, attackFactor } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import {
  HALF_MINUTES,
  type Half,
  halfSeconds,
  sampleStoppage,
} from '@caderneta/pricing/goals/stoppage'
import { sampleTempo } from '@caderneta/pricing/goals/tempo'
import type { Random } from '@caderneta/pricing/random'
import { followPlayers } from './follow-players.ts'
import { poissonCount } from './poisson-count.ts'
import { advantageByMinute, type Dismissal, sampleDismissals } from './sample-dismissals.ts'
import { sampleShootOut } from './sample-shoot-out.ts'

/** What chance decides of a match, but for its other incidents. */
export interface SampledMatch extends Omit<MatchScript, 'fixture' | 'rates' | 'incidents'> {
  readonly dismissals: readonly Dismissal[]
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
 * Plays a match at random, by the model that prices it. `before` is null unless somebody goes on:
 * the goals of the first leg, or none. If it is level with them after 90 minutes, it goes on.
 * Players are sent off at their rates, or never where that is not recorded.
 */
export function sampleMatch(
  random: Random,
  rates: GoalRates,
  before: Score | null,
  sentOff: GoalRates | null = null,
): SampledMatch {
  const regular = sampleRegularTime(random, rates, sentOff)
  const { stoppage, goals, halfTime, fullTime, dismissals } = regular
  const hasExtraTime = before !== null && before[0] + fullTime[0] === before[1] + fullTime[1]
  const extraTime = hasExtraTime ? goalsOfExtraTime(random, ratesAfter(rates, regular)) : []
  const [home, away] = scoreOf(extraTime)
  return {
    result: { status: 'finished', halfTime, fullTime },
    goals: [...goals, ...extraTime],
    hasExtraTime,
    penalties: hasExtraTime && home === away ? sampleShootOut(random.split('penalties')) : null,
    firstHalfStoppage: stoppage['1H'],
    secondHalfStoppage: stoppage['2H'],
    dismissals,
  }
}

/** The 90 minutes with their stoppage time. */
interface RegularTime {
  readonly tempo: number
  readonly stoppage: Readonly<Record<Half, number>>
  readonly goals: readonly Goal[]
  readonly halfTime: Score
  readonly fullTime: Score
  readonly dismissals: readonly Dismissal[]
}

/** Plays until a final score is kept: each is, as often as its weight says. */
function sampleRegularTime(
  random: Random,
  rates: GoalRates,
  sentOff: GoalRates | null,
): RegularTime {
  const weightMax = lowScoreWeightMax(rates)
  for (let trial = 0; ; trial += 1) {
    const played = playRegularTime(random.split(`trial/${trial}`), rates, sentOff)
    if (random.next() * weightMax < lowScoreWeight(rates, played.fullTime)) return played
  }
}

/**
 * A half lasts as its law says, and the goals of each side in it are Poisson counts at the tempo of
 * the match, as many a minute in stoppage time as before; those of the minutes in which a side has
 * a player more or fewer follow that.
 */
function playRegularTime(random: Random, rates: GoalRates, sentOff: GoalRates | null): RegularTime {
  const tempo = sampleTempo(random.split('tempo'))
  const stoppage = {
    '1H': sampleStoppage('1H', random.split('stoppage/1H')),
    '2H': sampleStoppage('2H', random.split('stoppage/2H')),
  }
  const dismissals =
    sentOff === null ? [] : sampleDismissals(random.split('dismissals'), sentOff, stoppage)
  const { home, away } = atTempo(rates, tempo)
  const goalsOfHalf = (half: Half, index: 0 | 1) => {
    const minutes = HALF_MINUTES + stoppage[half]
    const share = (minutes * 60) / halfSeconds(half)
    const means = { home: home[index] * share, away: away[index] * share, minutes }
    const level = goalsOfPeriod(random.split(half), half, means)
    if (dismissals.length === 0) return level
    const advantages = advantageByMinute(dismissals, half, minutes)
    const others = random.split(`${half}/advantage`)
    return followPlayers(others, {
      level,
      sampleMore: (factor) =>
        goalsOfPeriod(others, half, {
          home: means.home * factor,
          away: means.away * factor,
          minutes,
        }),
      factorOf: ({ side, minute, stoppage: added }) =>
        attackFactor(side, itemAt(advantages, minute + added - MINUTES_BEFORE[half] - 1)),
    })
  }
  const firstHalf = goalsOfHalf('1H', 0)
  const goals = [...firstHalf, ...goalsOfHalf('2H', 1)]
  const halves = { halfTime: scoreOf(firstHalf), fullTime: scoreOf(goals) }
  return { ...{ tempo, stoppage, goals, dismissals }, ...halves }
}

/** As the 90 minutes leave them: at the tempo of the match, with the players that are left. */
function ratesAfter(rates: GoalRates, { tempo, dismissals }: RegularTime): GoalRates {
  const ofHome = dismissals.filter(({ side }) => side === 'home').length
  const advantage = advantageAfter(ofHome, dismissals.length - ofHome)
  const [home, away] = [attackFactor('home', advantage), attackFactor('away', advantage)]
  return {
    home: atTempo(rates, tempo * home).home,
    away: atTempo(rates, tempo * away).away,
  }
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
  firstHalfStoppage: 0,
  secondHalfStoppage: 0,
  dismissals: [],
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

function scoreOf(goals: readonly Goal[]): Score {
  const home = goals.filter(({ side }) => side === 'home').length
  return [home, goals.length - home]
}
