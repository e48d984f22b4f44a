import type { Score } from '@caderneta/domain/markets/game/game'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { LEVEL } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { type CertainState, pricesInState } from '@caderneta/pricing/testing/chances-in-state'
import { goalRates } from '@caderneta/simulation/football/goal-rates'
import { footballDay } from '@caderneta/simulation/testing/football-day'
import { type Figure, quantile } from './figure.ts'

const SEED = 'match-pricing'
const FIRST_DAY = 20_778
const DAYS = 4
const MATCHES = 60
const EXPONENTIALS = 100_000

const NO_GOAL: Score = [0, 0]

/** What is left of the halves at the minutes that the catalogue is counted at. */
const MOMENTS: readonly { readonly name: string; readonly state: CertainState }[] = [
  {
    name: 'before kick-off',
    state: { score: NO_GOAL, halfTime: null, left: [1, 1], advantage: LEVEL },
  },
  {
    name: 'at 30′, 1-0',
    state: { score: [1, 0], halfTime: null, left: [0.4, 1], advantage: LEVEL },
  },
  {
    name: 'at 80′, 2-1',
    state: { score: [2, 1], halfTime: [1, 0], left: [0, 0.3], advantage: LEVEL },
  },
]

/** CPU of one pricing of every football market from nothing, beside that of a plain loop. */
export async function benchMatchPricing(): Promise<readonly Figure[]> {
  const season = Array.from({ length: DAYS }, (_, day) => footballDay(SEED, FIRST_DAY + day)).flat()
  const matches = season.slice(0, MATCHES).map((game) => goalRates(SEED, game))
  // The first round lays the rules over the grids and compiles.
  MOMENTS.forEach(({ state }) => {
    timesOf(matches, state)
  })
  return MOMENTS.map(({ name, state }) => {
    const anchors = matches.map(() => cpuOf(exponentials))
    return {
      name: `every market of a football match priced ${name}, CPU`,
      value: quantile(timesOf(matches, state), 0.5),
      unit: 'ms',
      beside: { name: `${EXPONENTIALS} exponentials`, value: quantile(anchors, 0.5) },
    }
  })
}

function timesOf(matches: readonly GoalRates[], state: CertainState): readonly number[] {
  return matches.map((rates) => cpuOf(() => pricesInState(rates, state).odds.length))
}

/** Milliseconds of the processor, those of the garbage collector included. */
function cpuOf(run: () => number): number {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  if (!Number.isFinite(result)) throw new Error('no result')
  return (user + system) / 1000
}

function exponentials(): number {
  const chances = new Float64Array(EXPONENTIALS)
  for (let i = 0; i < chances.length; i += 1) chances[i] = Math.exp(-i / EXPONENTIALS)
  return itemAt([...chances.subarray(0, 1)], 0)
}
