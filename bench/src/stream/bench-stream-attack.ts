import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { localAddress } from '@caderneta/testing/client/call-from'
import { SlipMaker } from '@caderneta/testing/client/slip-maker'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { type Figure, quantile } from '../figure.ts'
import { type PlacementTarget, postAll } from '../placement/placement-load.ts'
import { placementTarget } from '../placement/placement-target.ts'

const BETTORS = 8
const CONNECTIONS = 4
const SECONDS = 5
const ROUNDS = 4
const WARM_UP_SECONDS = 3
const FIRST_ADDRESS = 2_000_000

interface Placed {
  readonly timesMs: readonly number[]
  readonly refused: number
}

/** Names of `stream-attacker.ts`, by what they do. */
const ATTACKS: Readonly<Record<string, string>> = {
  '10,000 hello on one socket': 'hello',
  '5,000 resync on one socket': 'resync',
  '200 sockets with two lists of 3,000 invented games': 'invented',
  '500 sockets opened and closed': 'sockets',
}
const BARE_STREAM_HOST = fileURLToPath(new URL('../hosts/bare-stream-host.ts', import.meta.url))
const ATTACKER = fileURLToPath(new URL('./stream-attacker.ts', import.meta.url))

/**
 * What an attack on the stream costs a bettor: the same bets quiet, with the attack on a server
 * that does nothing, and attacked, in alternating rounds of one run; of each the best round counts.
 * Attacker, bettors, server and database share the machine: the second figure is what the attacker
 * itself costs. Each attack begins again as soon as the server has closed it, for the whole round.
 */
export async function benchStreamAttack(serverUrl: string): Promise<readonly Figure[]> {
  const database = await makeOwnDatabase(serverUrl)
  const bare = await startServer({}, BARE_STREAM_HOST)
  const server = await startServer({
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
  })
  try {
    const target = await placementTarget(server.url, BETTORS)
    const client = new ApiClient(server.url)
    const { data } = await client.expect(listGames, { limit: '500' })
    const games = JSON.stringify(data.games.map(({ info }) => info.betGameId))
    await place(target, WARM_UP_SECONDS)
    const figures: Figure[] = []
    for (const [name, attack] of Object.entries(ATTACKS))
      figures.push(...(await compare(name, { target, bareUrl: bare.url, attack, games })))
    return figures
  } finally {
    await server.stop()
    await bare.stop()
    await database.drop()
  }
}

interface Comparison {
  readonly target: PlacementTarget
  /** The server that does nothing. */
  readonly bareUrl: string
  readonly attack: string
  readonly games: string
}

async function compare(
  name: string,
  { target, bareUrl, attack, games }: Comparison,
): Promise<readonly Figure[]> {
  const quiet: Placed[] = []
  const anchor: Placed[] = []
  const attacked: Placed[] = []
  let attacks = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await place(target, SECONDS))
    anchor.push((await placeDuring(target, bareUrl, { attack, games })).placed)
    const { placed, count } = await placeDuring(target, target.url, { attack, games })
    attacked.push(placed)
    attacks += count
  }
  const refused = attacked.reduce((sum, placed) => sum + placed.refused, 0)
  const [calm, besides, hit] = [bestP99(quiet), bestP99(anchor), bestP99(attacked)]
  const quietOnes = { name: 'quiet', value: calm }
  const alone = { name: 'with the attack on a server that does nothing', value: besides }
  return [
    { name: `${name}: p99 of a bet`, value: hit, unit: 'ms', beside: quietOnes },
    { name: `${name}: the same`, value: hit, unit: 'ms', beside: alone },
    { name: `${name}: ${alone.name}`, value: besides, unit: 'ms', beside: quietOnes },
    { name: `${name}: attacks`, value: attacks, unit: 'attacks' },
    { name: `${name}: bets not placed`, value: refused, unit: 'bets' },
    { name: `${name}: load of the machine`, value: loadavg()[0] ?? Number.NaN, unit: 'programs' },
  ]
}

let addresses = FIRST_ADDRESS

/** Each time from another address: what an attack cost an address would be left of the next one. */
async function placeDuring(
  target: PlacementTarget,
  url: string,
  { attack, games }: Pick<Comparison, 'attack' | 'games'>,
) {
  addresses += 1
  const args = [url, attack, localAddress(addresses), games]
  const attacker = fork(ATTACKER, args, { execArgv: ['--import', 'tsx'] })
  // Not measured before it is ready: a program that starts takes a core.
  await once(attacker, 'message')
  let count = 0
  attacker.on('message', (done) => {
    count = Number(done)
  })
  attacker.send('begin')
  const placed = await place(target, SECONDS)
  const ended = once(attacker, 'exit')
  attacker.kill()
  await ended
  return { placed, count }
}

/** Other work on the machine makes a round worse, and never better. */
function bestP99(rounds: readonly Placed[]): number {
  return Math.min(...rounds.map(({ timesMs }) => quantile(timesMs, 0.99)))
}

async function place({ url, tokens, slips }: PlacementTarget, seconds: number): Promise<Placed> {
  let turn = 0
  let refused = 0
  const timesMs = await postAll(url, {
    connections: CONNECTIONS,
    seconds,
    next: () => {
      turn += 1
      const headers = {
        'content-type': SlipMaker.contentType,
        authorization: `Bearer ${tokens[turn % tokens.length] ?? ''}`,
      }
      return { path: '/api/wagers/save', headers, body: slips.form(turn, 1) }
    },
    onReply: (reply) => {
      if (reply?.status === 200) return
      if (reply?.body.includes('"odds_changed"')) slips.agreeTo(JSON.parse(reply.body))
      else refused += 1
    },
  })
  return { timesMs, refused }
}
