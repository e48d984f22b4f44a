import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { type Figure, quantile } from '../figure.ts'
import { type PlacementResult, type PlacementTarget, placeOverHttp } from './placement-load.ts'
import { placementTarget } from './placement-target.ts'

/** Nine bettors of ten are the crowd. */
const CROWD = 36
const OTHERS = 4
const SECONDS = 8
const WARM_UP_SECONDS = 3
const ROUNDS = 3

interface Round {
  readonly others: PlacementResult
  readonly crowd: PlacementResult
}

/**
 * Whether a market with most of the bets slows the bets on all others: the same
 * crowd once on one selection and once on all of them, by turns, and a few others beside it.
 */
export async function benchHotMarket(serverUrl: string): Promise<readonly Figure[]> {
  const database = await makeOwnDatabase(serverUrl)
  const server = await startServer({
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
  })
  try {
    const target = await placementTarget(server.url, CROWD + OTHERS)
    await playRound(target, undefined, WARM_UP_SECONDS)
    const [hot, spread]: [Round[], Round[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      spread.push(await playRound(target, undefined, SECONDS))
      hot.push(await playRound(target, 1, SECONDS))
    }
    return figuresOf(hot, spread)
  } finally {
    await server.stop()
    await database.drop()
  }
}

/** Some bet on all selections, the crowd on a few of them. */
async function playRound(
  { tokens, ...target }: PlacementTarget,
  spread: number | undefined,
  seconds: number,
): Promise<Round> {
  const ofCrowd = { ...target, tokens: tokens.slice(OTHERS) }
  const ofOthers = { ...target, tokens: tokens.slice(0, OTHERS) }
  const crowdLoad = { connections: CROWD, betsPerSlip: 1, ...(spread !== undefined && { spread }) }
  const [crowd, others] = await Promise.all([
    placeOverHttp(ofCrowd, crowdLoad, seconds),
    placeOverHttp(ofOthers, { connections: OTHERS, betsPerSlip: 1 }, seconds),
  ])
  return { crowd, others }
}

function figuresOf(hot: readonly Round[], spread: readonly Round[]): readonly Figure[] {
  const refused = hot.flatMap(({ crowd }) => [...crowd.refusedByCode])
  return [
    {
      name: 'p99 of bets on other markets, nine of ten bets on one',
      value: medianOf(hot, ({ others }) => others.p99Ms),
      unit: 'ms',
      beside: {
        name: 'the same bets on all markets',
        value: medianOf(spread, ({ others }) => others.p99Ms),
      },
    },
    {
      name: 'p99 of bets on the hot market',
      value: medianOf(hot, ({ crowd }) => crowd.p99Ms),
      unit: 'ms',
    },
    {
      name: 'bets placed on the hot market',
      value: medianOf(hot, ({ crowd }) => crowd.betsPerSecond),
      unit: 'bets/s',
      beside: {
        name: 'on all markets',
        value: medianOf(spread, ({ crowd }) => crowd.betsPerSecond),
      },
    },
    ...refused.map(([code, value]) => ({ name: `not placed, ${code}`, value, unit: 'slips' })),
  ]
}

/** Of the rounds in which anything was placed at all. */
function medianOf(rounds: readonly Round[], figureOf: (round: Round) => number): number {
  return quantile(
    rounds.map(figureOf).filter((figure) => figure > 0),
    0.5,
  )
}
