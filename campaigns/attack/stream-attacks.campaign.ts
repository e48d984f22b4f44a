import { listGames } from '@caderneta/contract/catalogue/list-call'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { PlainConnection } from '@caderneta/testing/client/plain-connection'
import { SlipMaker } from '@caderneta/testing/client/slip-maker'
import {
  type CloseCode,
  floodHello,
  floodResync,
  openMany,
  REFUSED,
  stayMute,
  watchInvented,
} from '@caderneta/testing/client/stream-attacks'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SOCKETS_MAX = 300
/** For its messages, or cut off when it goes on sending. */
const CLOSED = [1008, 1006]
const LOG_LINES_MAX = 20
/** More than the bets of 1.00 of all attacks together, on a fast machine too. */
const DEPOSIT = centavos(2_000_000)

/**
 * Openings come back with time: attacks one by one on a slow machine never use them up. To pay for
 * all of these the address would need 80 s.
 */
const ATTACKS_AT_ONCE = 6
const ROUNDS_MAX = 4

/** Sockets after sockets, each closed for its messages, until one is refused. */
async function floodUntilRefused(url: string, address: string): Promise<CloseCode[]> {
  const ends: CloseCode[] = []
  for (let round = 0; round < ROUNDS_MAX && !ends.includes(REFUSED); round += 1) {
    const attacks = Array.from({ length: ATTACKS_AT_ONCE }, () =>
      floodHello(url, 2_000, { address }),
    )
    ends.push(...(await Promise.all(attacks)))
  }
  return ends
}

describe('while a bettor places bets, the stream is attacked', () => {
  let server: ServerProcess
  let stop = async (): Promise<void> => {}
  let token: string
  let slips: SlipMaker
  let games: readonly number[]

  beforeAll(async () => {
    server = await startServer({
      ...CUP_AHEAD,
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'off',
      // The bettor shares a core with the attackers: between opening a connection and its first
      // request more than the 1.5 s may pass in which a silent one is closed.
      REQUEST_TIMEOUT_MS: '60000',
      PASSWORD_MEMORY_KIB: '64',
      STREAM_SOCKETS_PER_ADDRESS: String(SOCKETS_MAX),
      STREAM_PING_MS: '5000',
    })
    stop = () => server.stop()
    const bettor = await newBettor(server.url, 1)
    await depositFor(bettor, DEPOSIT)
    token = bettor.token ?? ''
    const client = new ApiClient(server.url)
    slips = await SlipMaker.ofOpenSelections(client)
    const { data } = await client.expect(listGames, { limit: '500' })
    games = data.games.map(({ info }) => info.betGameId)
  }, 240_000)

  afterAll(() => stop())

  /** Bets, one after the other, until the attack is over; then the server has to be ready. */
  async function betDuring<T>(attack: Promise<T>): Promise<T> {
    let isOver = false
    const over = attack.finally(() => {
      isOver = true
    })
    const connection = new PlainConnection(server.url)
    const headers = {
      'content-type': SlipMaker.contentType,
      authorization: `Bearer ${token}`,
    }
    const statuses = new Set<number>()
    for (let turn = 0; turn < 20 || !isOver; turn += 1) {
      const reply = await connection.post({
        path: '/api/wagers/save',
        headers,
        body: slips.form(turn, 1),
      })
      if (!reply) throw new Error(`the connection of the bettor: ${connection.end}`)
      const { status } = reply
      if (status === 409) slips.agreeTo(JSON.parse(reply.body))
      // Prices move; a bet at an old one gets a response as well.
      statuses.add(status === 409 ? 200 : status)
      if (turn > 900) break
    }
    connection.close()
    expect([...statuses]).toEqual([200])
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
    return over
  }

  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }

  test('by 10,000 hello on one socket: it is closed, and the log stays short', async () => {
    expect(CLOSED).toContain(
      await betDuring(floodHello(server.url, 10_000, { address: '127.0.1.1' })),
    )
    expect(server.output().split('\n').length).toBeLessThan(LOG_LINES_MAX)
  }, 60_000)

  test('by 5,000 resync on one socket: it is closed', async () => {
    expect(CLOSED).toContain(
      await betDuring(floodResync(server.url, games, 5_000, { address: '127.0.1.2' })),
    )
  }, 60_000)

  test('by 200 sockets with two lists of 3,000 invented games each: none is kept', async () => {
    const sockets = await betDuring(watchInvented(server.url, 200, { address: '127.0.1.3' }))
    expect(await metric('caderneta_stream_watched_games')).toBe(0)
    await sockets.close()
    expect(await metric('caderneta_stream_connections')).toBe(0)
  }, 60_000)

  test('by sockets after sockets: the address is soon refused, and others are not', async () => {
    const address = '127.0.1.6'
    expect(await betDuring(floodUntilRefused(server.url, address))).toContain(REFUSED)
    const neighbour = await openMany(server.url, 1, { address: '127.0.1.7' })
    expect(neighbour.refused).toBe(0)
    await neighbour.close()
  }, 60_000)

  test('by sockets without end: the number per address is limited', async () => {
    const sockets = await betDuring(
      openMany(server.url, SOCKETS_MAX + 100, { address: '127.0.1.4' }),
    )
    expect([sockets.opened, sockets.refused]).toEqual([SOCKETS_MAX, 100])
    await sockets.close()
    const again = await openMany(server.url, 10, { address: '127.0.1.4' })
    expect(again.refused).toBe(0)
    await again.close()
  }, 60_000)

  test('by sockets that reply to no ping: they are closed', async () => {
    const mute = Array.from({ length: 20 }, () => stayMute(server.url, '127.0.1.5'))
    expect(new Set(await betDuring(Promise.all(mute)))).toEqual(new Set([true]))
    expect(server.output().split('\n').length).toBeLessThan(LOG_LINES_MAX)
  }, 60_000)
})
