import type { Score } from '@caderneta/domain/markets/game/game'
import type { TimedGoal } from '@caderneta/domain/markets/sports/football/goal-log'
import type { SheetPrices } from '../chances/market-sheet.ts'
import type { GoalsState } from '../goals/goals-model.ts'
import type { MatchTime, Outlook } from '../goals/match-time.ts'
import { type MatchSoFar, matchChances, priceFootball, soFarOf } from '../goals/price-football.ts'
import type { GoalRates } from '../goals/rates.ts'

/** A match of which it is certain what is left to play, as a share of the goals of each half. */
export interface CertainState extends GoalsState, Pick<MatchTime, 'advantage'> {
  readonly left: Outlook['left']
}

/** Chance of every football selection in a state, were it certain what is left to play. */
export function chancesInState(rates: GoalRates, state: CertainState): Float64Array {
  return matchChances(rates, matchSoFar(state), certainTime(state))
}

/** Odds of the football selections of the wanted lines, were it certain what is left to play. */
export function pricesInState(
  rates: GoalRates,
  state: CertainState,
  isWanted?: (line: number) => boolean,
): SheetPrices {
  return priceFootball(rates, matchSoFar(state), certainTime(state), isWanted)
}

/** Both halves of mean length. */
export function certainTime({ halfTime, left, advantage }: CertainState): MatchTime {
  const played = halfTime ? ([1, 1 - left[1]] as const) : ([1 - left[0], 0] as const)
  return { played, outlooks: [{ chance: 1, left }], advantage }
}

/** A match with this score; in each half the home side scored first. */
function matchSoFar({ score, halfTime }: GoalsState): MatchSoFar {
  const first = halfTime ?? score
  const second: Score = halfTime ? [score[0] - halfTime[0], score[1] - halfTime[1]] : [0, 0]
  const goals = [...goalsOf('1H', first, 10), ...goalsOf('2H', second, 60)]
  const log = { goals, minute: halfTime ? 60 : 10 }
  return soFarOf({ score, halfTime, isNinetyOver: false, log })
}

function goalsOf(period: '1H' | '2H', [home, away]: Score, minute: number): readonly TimedGoal[] {
  const goalOf = (side: TimedGoal['side']) => () => ({ side, period, minute })
  return [
    ...Array.from({ length: home }, goalOf('home')),
    ...Array.from({ length: away }, goalOf('away')),
  ]
}
