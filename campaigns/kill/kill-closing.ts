import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '@caderneta/contract/accounts/account-calls'
import { closeBet, listBets, placeSlip } from '@caderneta/contract/bets/bets-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import {
  HELD_FEED_HOST,
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'

/** How long a live closing waits, and how long after it was sent the server is killed. */
export interface ClosingKill {
  readonly liveDelayMs: number
  readonly afterMs: number
}

/** The state of a closing whose server was killed, from the next server; amounts in reais. */
export interface KilledClosing {
  readonly hasReply: boolean
  readonly status: string
  readonly quote: number
  /** What the bet reports as paid, and by how much the wallet grew. */
  readonly paid: number
  readonly gained: number
  /** The same after the closing was sent once more. */
  readonly gainedByRepeat: number
}

const STAKE = '10'
const POLL_MS = 50
const LIVE_WITHIN_MS = 60_000

/**
 * Places a bet for each kill on the match that starts first, brings the kick-off forward, closes
 * the bet and kills the server while the closing waits.
 */
export async function killClosings(
  environment: ServerEnvironment,
  kills: readonly ClosingKill[],
): Promise<KilledClosing[]> {
  const start = ({ liveDelayMs }: ClosingKill) =>
    startServer(
      { ...environment, ...CUP_AHEAD, LIVE_DELAY_MS: String(liveDelayMs) },
      HELD_FEED_HOST,
    )
  const [first = { liveDelayMs: 0, afterMs: 0 }] = kills
  let server = await start(first)
  try {
    const client = new ApiClient(server.url)
    const login = { email: 'demo', password: 'demo1234' }
    client.token = (await client.expect(logIn, login)).token
    const bets: number[] = []
    for (const _ of kills) bets.push(await placeOnFirstMatch(client))
    const results: KilledClosing[] = []
    for (const [index, kill] of kills.entries()) {
      const sent = await killWhileClosing(client, server, bets[index] ?? 0, kill)
      // The last repeat must not wait for long: the next server waits as the next kill requires.
      server = await start(kills[index + 1] ?? { liveDelayMs: 0, afterMs: 0 })
      client.moveTo(server.url)
      results.push(await lookAfter(client, sent))
    }
    return results
  } finally {
    await server.stop()
  }
}

async function placeOnFirstMatch(client: ApiClient): Promise<number> {
  const { data } = await client.expect(listGames, { limit: '200' })
  const [match] = data.games.toSorted(
    (one, other) => one.info.gameStartTimeStamp - other.info.gameStartTimeStamp,
  )
  const odd = match?.odds.find(({ status }) => status === 'open')
  if (!odd) throw new Error('the first match is not open for bets')
  const wager = { betGamesOddId: [odd.betGamesOddId], price: STAKE, rate: String(odd.rate) }
  const placed = await client.expect(placeSlip, {
    wagers: JSON.stringify([wager]),
    cashbackActive: 'false',
    slipId: randomUUID(),
  })
  return placed.data.bets[0]?.betId ?? 0
}

interface SentClosing {
  readonly betId: number
  readonly quote: number
  readonly cash: number
  readonly hasReply: boolean
}

async function killWhileClosing(
  client: ApiClient,
  server: ServerProcess,
  betId: number,
  { afterMs }: ClosingKill,
): Promise<SentClosing> {
  process.kill(server.pid, 'SIGUSR2')
  await untilLive(client, betId)
  // Markets rest after a kick-off; ten minutes on they do not.
  process.kill(server.pid, 'SIGCONT')
  const quote = await liveQuote(client, betId)
  const cash = await readCash(client)
  const replied = sendClosing(client, betId, quote).then(
    () => true,
    () => false,
  )
  await pause(afterMs)
  await server.kill()
  return { betId, quote, cash, hasReply: await replied }
}

async function untilLive(client: ApiClient, betId: number): Promise<void> {
  await seen(client, betId, ({ odds }) =>
    odds.every(({ gameInfo }) => gameInfo.gameStatus === 'live'),
  )
}

/** What the bet is worth once it can be closed. */
async function liveQuote(client: ApiClient, betId: number): Promise<number> {
  const { betInfo } = await seen(client, betId, ({ betInfo }) => betInfo.ableToFinish)
  return betInfo.returnOffered
}

type Bet = Awaited<ReturnType<typeof readBet>>

/** The bet, as soon as it is as it should be. */
async function seen(client: ApiClient, betId: number, isSo: (bet: Bet) => boolean): Promise<Bet> {
  for (const begunAt = Date.now(); Date.now() - begunAt < LIVE_WITHIN_MS; await pause(POLL_MS)) {
    const bet = await readBet(client, betId)
    if (isSo(bet)) return bet
  }
  throw new Error(`bet ${betId} was not offered to be closed live`)
}

async function readBet(client: ApiClient, betId: number) {
  const { data } = await client.expect(listBets, { tab: 'all' })
  const bet = data.find(({ betInfo }) => betInfo.betId === betId)
  if (!bet) throw new Error(`bet ${betId} is gone`)
  return bet
}

async function readCash(client: ApiClient): Promise<number> {
  return (await client.expect(readBalance, {})).data.wallet.cash
}

function sendClosing(client: ApiClient, betId: number, quote: number) {
  const fields = { bet_wager_id: String(betId), returnOffered: quote.toFixed(2), atStake: STAKE }
  return client.call(closeBet, fields)
}

/** Repeating a completed closing returns at once, and pays nothing more. */
async function lookAfter(
  client: ApiClient,
  { betId, quote, cash, hasReply }: SentClosing,
): Promise<KilledClosing> {
  const { betInfo } = await readBet(client, betId)
  const gained = centavos((await readCash(client)) - cash)
  if (betInfo.betStatus !== 'pending') await sendClosing(client, betId, quote)
  const gainedByRepeat = centavos((await readCash(client)) - cash)
  const { betStatus: status, paid } = betInfo
  return { hasReply, status, quote, paid, gained, gainedByRepeat }
}

/** The difference of two amounts in reais, as whole centavos would give it. */
function centavos(reais: number): number {
  return Math.round(reais * 100) / 100
}
