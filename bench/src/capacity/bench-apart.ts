import { processorSeconds } from '@caderneta/testing/hosts/process-cost'
import type { ServerProcess } from '@caderneta/testing/hosts/server-process'
import { type Figure, quantile } from '../figure.ts'
import { type PlacementTarget, placeOverHttp } from '../placement/placement-load.ts'
import { placementTarget } from '../placement/placement-target.ts'
import { startSeveral } from './several-servers.ts'

const [BETTORS, CONNECTIONS, WARM_UP_SECONDS, SECONDS, ROUNDS] = [64, 64, 5, 15, 3]
const TOGETHER = ['all']
const APART = ['feed,settle,jobs', 'api,stream', 'api,stream']
/** Bets are measured, so that hardly any price moves. */
const CALM = { CHANGES_PER_SECOND: '1' }

/**
 * What two servers for calls carry, apart from the one that leads the feed and settles, beside a
 * single server that does everything: on the same cores, by turns. With clients, database and NATS
 * on these cores too, all of them cost what they cost.
 */
export async function benchApart(serverUrl: string, natsUrl: string): Promise<readonly Figure[]> {
  const together: Placed[] = []
  const apart: Placed[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    together.push(await placeOn(serverUrl, null, TOGETHER))
    apart.push(await placeOn(serverUrl, natsUrl, APART))
  }
  const rate = (all: readonly Placed[]) => median(all.map(({ betsPerSecond }) => betsPerSecond))
  const cost = (all: readonly Placed[], at: number) => median(all.map(({ costs }) => costs[at]))
  const one = { name: 'one server', value: cost(together, 0) }
  return [
    {
      name: 'two servers for calls apart from the feed and the settlement',
      value: rate(apart),
      unit: 'bets/s',
      beside: { name: 'one server', value: rate(together) },
    },
    ...APART.map((role, at) => ({
      name: `processor time of ${role} for each bet of both`,
      value: cost(apart, at),
      unit: 'µs',
      beside: one,
    })),
    ...[...together, ...apart].map(({ refused }, at) => ({
      name: `slips refused in run ${at + 1}`,
      value: refused,
      unit: '',
    })),
  ]
}

interface Placed {
  readonly betsPerSecond: number
  readonly refused: number
  /** Microseconds of processor time for each bet, by server. */
  readonly costs: readonly number[]
}

/** Places bets on all servers that take calls at once, with as many connections in all. */
async function placeOn(
  serverUrl: string,
  natsUrl: string | null,
  roles: readonly string[],
): Promise<Placed> {
  const { servers, stop } = await startSeveral(serverUrl, natsUrl, roles, CALM)
  try {
    const targets = await targetsOn(servers.filter((_, at) => !roles[at]?.includes('feed')))
    const load = { connections: CONNECTIONS / targets.length, betsPerSlip: 1 }
    const placeAll = (seconds: number) =>
      Promise.all(targets.map((target) => placeOverHttp(target, load, seconds)))
    await placeAll(WARM_UP_SECONDS)
    const before = await costsOf(servers)
    const results = await placeAll(SECONDS)
    const after = await costsOf(servers)
    const betsPerSecond = results.reduce((sum, each) => sum + each.betsPerSecond, 0)
    const refusals = results.flatMap(({ refusedByCode }) => [...refusedByCode.values()])
    const costs = after.map(
      (spent, at) => (1e6 * (spent - (before[at] ?? 0))) / (betsPerSecond * SECONDS),
    )
    return { betsPerSecond, costs, refused: refusals.reduce((sum, each) => sum + each, 0) }
  } finally {
    await stop()
  }
}

/** The same bettors at each of these servers, each of them at one server at a time. */
async function targetsOn(servers: readonly ServerProcess[]): Promise<readonly PlacementTarget[]> {
  const [first] = servers
  if (!first) throw new Error('there is no server for calls')
  const { tokens, slips } = await placementTarget(first.url, BETTORS)
  return servers.map(({ url }, at) => {
    const begin = Math.floor((at * tokens.length) / servers.length)
    return { url, slips, tokens: [...tokens.slice(begin), ...tokens.slice(0, begin)] }
  })
}

function costsOf(servers: readonly ServerProcess[]): Promise<readonly number[]> {
  return Promise.all(servers.map(({ pid }) => processorSeconds(pid)))
}

function median(values: readonly (number | undefined)[]): number {
  return quantile(
    values.filter((value) => value !== undefined),
    0.5,
  )
}
