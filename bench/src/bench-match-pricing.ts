import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import type { TimedGoal } from '@caderneta/domain/markets/sports/football/goal-log'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import { FAMILY_SHEETS } from '@caderneta/pricing/goals/incidents/family-sheet'
import { incidentLaw } from '@caderneta/pricing/goals/incidents/incident-law'
import {
  type MatchTime,
  NOT_PLAYED_LEVEL,
  outlooksBeforeSecond,
} from '@caderneta/pricing/goals/match-time'
import { LEVEL } from '@caderneta/pricing/goals/player-advantage'
import { priceFootball, soFarOf } from '@caderneta/pricing/goals/price-football'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { halfSeconds, leftOfHalf } from '@caderneta/pricing/goals/stoppage'
import { goalRates } from '@caderneta/simulation/football/goal-rates'
import { footballDay } from '@caderneta/simulation/testing/football-day'
import { type Figure, quantile } from './figure.ts'

const SEED = 'match-pricing'
const FIRST_DAY = 20_778
const DAYS = 4
const MATCHES = 60
const EXPONENTIALS = 100_000
const MINUTE = 60

interface Moment {
  readonly name: string
  readonly progress: MatchProgress
  readonly time: MatchTime
}

const goal = (side: TimedGoal['side'], period: '1H' | '2H', minute: number): TimedGoal => ({
  ...{ side, period, minute },
})

/** The minutes that the catalogue is counted at, with what may be left of the match by its law. */
const MOMENTS: readonly Moment[] = [
  {
    name: 'before kick-off',
    progress: progressOf([0, 0], null, [], 1),
    time: NOT_PLAYED_LEVEL,
  },
  {
    name: 'at 30′, 1-0',
    progress: progressOf([1, 0], null, [goal('home', '1H', 12)], 30),
    time: {
      played: [(30 * MINUTE) / halfSeconds('1H'), 0],
      outlooks: outlooksBeforeSecond(leftOfHalf('1H', 30 * MINUTE)),
      advantage: LEVEL,
    },
  },
  {
    name: 'at 80′, 2-1',
    progress: progressOf(
      [2, 1],
      [1, 0],
      [goal('home', '1H', 12), goal('away', '2H', 55), goal('home', '2H', 70)],
      80,
    ),
    time: {
      played: [1, (35 * MINUTE) / halfSeconds('2H')],
      outlooks: leftOfHalf('2H', 35 * MINUTE).map(({ chance, left }) => ({
        chance,
        left: [0, left],
      })),
      advantage: LEVEL,
    },
  },
]

function progressOf(
  score: MatchProgress['score'],
  halfTime: MatchProgress['halfTime'],
  goals: readonly TimedGoal[],
  minute: number,
): MatchProgress {
  return { score, halfTime, isNinetyOver: false, log: { goals, minute } }
}

const PRICED = {
  goals: goalMarkets,
  'corners, cards and shots': incidentMarkets,
} as const

/** CPU of one pricing of every football market from nothing, beside that of a plain loop. */
export async function benchMatchPricing(): Promise<readonly Figure[]> {
  const season = Array.from({ length: DAYS }, (_, day) => footballDay(SEED, FIRST_DAY + day)).flat()
  const matches = season.slice(0, MATCHES).map((game) => goalRates(SEED, game))
  const timesOf = (moment: Moment, price: typeof goalMarkets) =>
    matches.map((rates) => cpuOf(() => price(rates, moment)))
  // The first round lays the rules over the grids and compiles.
  for (const moment of MOMENTS) for (const price of Object.values(PRICED)) timesOf(moment, price)
  return MOMENTS.flatMap((moment) => {
    const anchors = matches.map(() => cpuOf(exponentials))
    const beside = { name: `${EXPONENTIALS} exponentials`, value: quantile(anchors, 0.5) }
    return Object.entries(PRICED).map(
      ([what, price]): Figure => ({
        name: `every market about ${what} of a match priced ${moment.name}, CPU`,
        value: quantile(timesOf(moment, price), 0.5),
        ...{ unit: 'ms', beside },
      }),
    )
  })
}

function goalMarkets(rates: GoalRates, { progress, time }: Moment): number {
  return priceFootball(rates, soFarOf(progress), time).odds.length
}

/** Of a match in which no corner, card or shot has come yet, so that all of them may. */
function incidentMarkets(rates: GoalRates, { progress, time }: Moment): number {
  const { score, halfTime, isNinetyOver, log } = progress
  const soFar = { score, isNinetyOver, isFirstHalfOver: halfTime !== null, incidents: [] }
  const law = incidentLaw(rates, { ...soFar, minute: log?.minute ?? 1 }, time)
  return FAMILY_SHEETS.reduce(
    (sum, { sheet, chancesIn }) =>
      sum +
      priceSheet(
        sheet,
        chancesIn(law, () => true),
      ).odds.length,
    0,
  )
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
