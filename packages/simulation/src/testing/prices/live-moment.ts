import type { GoalRates } from '@caderneta/pricing/goals/rates'
import type { CountedGoal } from '../independent-football.ts'
import type { CountedEvent } from '../independent-incidents.ts'
import { lowScores, pacesOf } from './law-written-again.ts'
import { type Advance, attackOf, type Chain, meanIn, playHalf, yellowIn } from './minute-chain.ts'
import { ratesBesideGoals } from './rates-written-again.ts'

/** An incident with the second of its half. */
interface SecondEvent extends CountedEvent {
  readonly second: number
}

/** A match that goes on: what a spectator with a watch knows. */
export interface LiveMoment {
  readonly rates: GoalRates
  /** That is played, or comes next. */
  readonly half: 0 | 1
  readonly elapsedSeconds: number
  /** Seconds that the first half had, once it is over. */
  readonly firstHalfSeconds: number
  readonly goals: readonly CountedGoal[]
  readonly incidents: readonly SecondEvent[]
}

type Pace = readonly [factor: number, chance: number]

/** How likely each pace is after so many events where so many were to be expected (Bayes). */
export function pacesAfter(paces: readonly Pace[], seen: number, expected: number) {
  const weights = paces.map(
    ([factor, chance]) => chance * factor ** seen * Math.exp(-factor * expected),
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return paces.map(([factor], i) => [factor, (weights[i] ?? 0) / sum] as const)
}

const isDismissal = ({ kind }: CountedEvent) => kind === 'red_card' || kind === 'second_yellow'

/** How many players more the home side has after some seconds of a half. */
function advantageAt({ incidents }: LiveMoment, half: 0 | 1, second: number): number {
  const off = (side: 1 | 2) =>
    incidents.filter(
      (one) =>
        isDismissal(one) &&
        one.side === side &&
        (one.half - 1 < half || (one.half - 1 === half && one.second <= second)),
    ).length
  return Math.max(-3, Math.min(off(2) - off(1), 3))
}

export const advantageNow = (moment: LiveMoment) =>
  advantageAt(moment, moment.half, moment.elapsedSeconds)

/** What was to be expected of both sides so far, with the players who were on the pitch. */
export function expectedSoFar(
  moment: LiveMoment,
  rates: GoalRates,
  {
    isAttack,
    expected = meanIn,
  }: { readonly isAttack: boolean; readonly expected?: typeof yellowIn },
): number {
  const { half: now, elapsedSeconds, firstHalfSeconds, incidents } = moment
  let sum = 0
  for (const half of [0, 1] as const) {
    if (half > now) break
    const end = half === now ? elapsedSeconds : firstHalfSeconds
    const changes = incidents
      .filter((one) => isDismissal(one) && one.half - 1 === half && one.second < end)
      .map(({ second }) => second)
    const times = [0, ...changes, end]
    times.slice(1).forEach((until, i) => {
      const from = times[i] ?? 0
      const advantage = isAttack ? advantageAt(moment, half, from) : 0
      for (const side of ['home', 'away'] as const)
        sum +=
          attackOf(side, advantage) *
          expected(rates, side, { half, from: from / 60, minutes: (until - from) / 60 })
    })
  }
  return sum
}

/** How many incidents of some kinds there have been. */
export const seen = ({ incidents }: LiveMoment, ...kinds: readonly string[]) =>
  incidents.filter(({ kind }) => kinds.includes(kind)).length

/** The paces of corners after those so far. */
export function cornerPaces(moment: LiveMoment) {
  const { corners } = ratesBesideGoals(moment.rates)
  return pacesAfter(
    pacesOf(0.2),
    seen(moment, 'corner'),
    expectedSoFar(moment, corners, { isAttack: true }),
  )
}

/** Strict and lenient referees after the yellow cards so far. */
export function refereePaces(moment: LiveMoment) {
  const { yellowCards } = ratesBesideGoals(moment.rates)
  return pacesAfter(
    pacesOf(0.3),
    seen(moment, 'yellow_card'),
    expectedSoFar(moment, yellowCards, { isAttack: false, expected: yellowIn }),
  )
}

/** Of counts that do not follow the players on the pitch. */
export const NO_DISMISSALS: GoalRates = { home: [0, 0], away: [0, 0] }

/** From now to the end of the match, or of its first half. */
export function playOn(
  start: Chain,
  { half, elapsedSeconds }: LiveMoment,
  dismissals: GoalRates,
  advance: Advance,
  last: 0 | 1 = 1,
): Chain {
  if (half > last) return start
  const ended = playHalf(start, { half, elapsedSeconds, dismissals }, advance)
  if (half === last) return ended
  return playHalf(ended, { half: 1, elapsedSeconds: 0, dismissals }, advance)
}

const scored = (goals: readonly CountedGoal[], side: 1 | 2) =>
  goals.filter((goal) => goal.side === side).length

/** What the weight of low scores makes of a final score of so many more goals. */
export function lowWeight({ rates, goals }: LiveMoment, home: number, away: number): number {
  const [ours, theirs] = [scored(goals, 1) + home, scored(goals, 2) + away]
  const low = lowScores(rates).find(({ score }) => score[0] === ours && score[1] === theirs)
  return 1 + (low?.change ?? 0)
}
