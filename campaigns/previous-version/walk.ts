import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { logIn } from '@caderneta/contract/accounts/account-calls'
import { closeBet, listBets, placeSlip } from '@caderneta/contract/bets/bets-calls'
import type { OddWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { type Centavos, centavos, reaisText } from '@caderneta/domain/money/money'
import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { isOdds, type Odds, rateText } from '@caderneta/domain/odds/odds'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { bettorIdentity, depositFor, signUpWith } from '@caderneta/testing/client/new-bettor'
import { inCentavos, readAccount, type SeenAccount, UNUSED_ACCOUNT } from './seen-account.ts'

/** Receives what was done, and its result. */
export type OnStep = (step: string) => void

/** Open selections of two matches. */
interface Offer {
  readonly first: readonly Selection[]
  readonly second: readonly Selection[]
}

interface Selection {
  readonly id: number
  readonly odds: Odds
}

const BETTOR = 1
const DEPOSIT = centavos(10_000)
const STAKE = centavos(1_000)
/** What a round adds to the statement, newest first. */
const KINDS_OF_ROUND = ['cancel', 'stake', 'stake', 'deposit']
const POLL_MS = 100
const SETTLED_WITHIN_MS = 60_000

/** One player on one server after another, who sees on each what was done on the one before. */
export class Walk {
  readonly #onStep: OnStep
  readonly #client = new ApiClient('')
  #seen = UNUSED_ACCOUNT
  #rounds = 0

  constructor(onStep: OnStep) {
    this.#onStep = onStep
  }

  /** On an empty database. */
  async signUpAt(url: string): Promise<void> {
    this.#client.moveTo(url)
    await signUpWith(this.#client, BETTOR)
    this.#onStep('sign-up, activation by the mailed code, login')
  }

  /** With the session of the server before, then with a new one. */
  async returnAt(url: string): Promise<void> {
    this.#client.moveTo(url)
    const seen = await readAccount(this.#client)
    if (!isDeepStrictEqual(seen, this.#seen))
      throw new Error(`${JSON.stringify(seen)} instead of ${JSON.stringify(this.#seen)}`)
    this.#onStep('same session, wallet, bets and statement as on the server before')
    const { email, password } = bettorIdentity(BETTOR)
    const session = await this.#client.expect(logIn, { email, password })
    this.#client.token = session.token
    this.#onStep('login')
  }

  /**
   * A deposit, a single on another outcome of the first match each round, a multiple and its
   * cash-out, then all of them in the lists.
   */
  async playRound(): Promise<void> {
    await depositFor(this.#client, DEPOSIT)
    this.#onStep(`deposit of R$ ${reaisText(DEPOSIT)}, paid through the sandbox`)
    const { first, second } = await readOffer(this.#client)
    const single = await place(this.#client, [first[this.#rounds]])
    this.#onStep(`single: bet ${single}`)
    const multiple = await place(this.#client, [first[0], second[0]])
    this.#onStep(`multiple: bet ${multiple}`)
    const returned = await closeAtQuote(this.#client, multiple)
    this.#onStep(`cash-out of bet ${multiple}: R$ ${reaisText(returned)}`)
    const seen = await readAccount(this.#client)
    const gain = centavos(DEPOSIT - 2 * STAKE + returned)
    this.#compare(seen, gain, { [single]: 'pending', [multiple]: 'cancelled' })
    this.#seen = seen
    this.#rounds += 1
  }

  /** Plays the first match: of the singles on its three outcomes one wins. */
  async settle(kickOff: () => void, finish: () => void): Promise<void> {
    kickOff()
    await until('the first match is live', async () => {
      const { data } = await this.#client.expect(listGames, {})
      return data.games.some(({ gameInfo }) => gameInfo.gameStatus === 'live')
    })
    finish()
    await until('all bets are settled', async () => {
      const { bets } = await readAccount(this.#client)
      return bets.every(({ status }) => status !== 'pending')
    })
    const { cash, bets } = await readAccount(this.#client)
    const results = bets.map(({ status }) => status).filter((status) => status !== 'cancelled')
    expectEqual('the singles', results.toSorted(), ['lose', 'lose', 'win'])
    const paid = bets.find(({ status }) => status === 'win')?.paid ?? 0
    expectEqual('the wallet', cash, this.#seen.cash + paid)
    this.#onStep(`settled: two singles lost, one paid R$ ${reaisText(centavos(paid))}`)
  }

  #compare(seen: SeenAccount, gain: Centavos, added: Readonly<Record<number, string>>): void {
    const before = this.#seen
    expectEqual('the wallet', seen.cash, before.cash + gain)
    this.#onStep(`wallet: R$ ${reaisText(seen.cash)}`)
    const known = new Set(before.bets.map(({ id }) => id))
    const placed = seen.bets.filter(({ id }) => !known.has(id))
    expectEqual('my bets', Object.fromEntries(placed.map(({ id, status }) => [id, status])), added)
    this.#onStep(`my bets: ${seen.bets.length} bets`)
    const written = seen.entries.slice(0, seen.entries.length - before.entries.length)
    expectEqual('the statement', kindsOf(written), KINDS_OF_ROUND)
    this.#onStep(`statement: ${seen.entries.length} entries`)
  }
}

function kindsOf(entries: SeenAccount['entries']): readonly string[] {
  return entries.map(({ kind }) => kind)
}

function expectEqual(name: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return
  throw new Error(`${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
}

async function until(name: string, isReached: () => Promise<boolean>): Promise<void> {
  const from = Date.now()
  while (!(await isReached())) {
    if (Date.now() - from > SETTLED_WITHIN_MS) throw new Error(`waited too long until ${name}`)
    await pause(POLL_MS)
  }
}

async function readOffer(client: ApiClient): Promise<Offer> {
  const { data } = await client.expect(listGames, {})
  const [first = [], second = []] = data.games
    .toSorted((one, other) => one.info.gameStartTimeStamp - other.info.gameStartTimeStamp)
    .map((game) => game.odds.flatMap(openSelection))
  return { first, second }
}

function openSelection({ betGamesOddId: id, rate, status }: OddWire): readonly Selection[] {
  const odds = Math.round(1000 * rate)
  return status === 'open' && isOdds(odds) ? [{ id, odds }] : []
}

async function place(
  client: ApiClient,
  selections: readonly (Selection | undefined)[],
): Promise<number> {
  const chosen = selections.filter((selection) => selection !== undefined)
  if (chosen.length < selections.length) throw new Error('a selection is not open')
  const odds = chosen.map((selection) => selection.odds)
  const [only] = odds
  const wager = {
    betGamesOddId: chosen.map(({ id }) => id),
    price: reaisText(STAKE),
    rate: odds.length === 1 && only ? rateText(only) : combinedRateText(odds),
  }
  const placed = await client.expect(placeSlip, {
    wagers: JSON.stringify([wager]),
    cashbackActive: 'false',
    slipId: randomUUID(),
  })
  const [bet] = placed.data.bets
  if (!bet) throw new Error('a slip was placed without a bet')
  return bet.betId
}

async function closeAtQuote(client: ApiClient, betId: number): Promise<Centavos> {
  const { data } = await client.expect(listBets, { tab: 'finish' })
  const bet = data.find(({ betInfo }) => betInfo.betId === betId)
  if (!bet?.betInfo.ableToFinish) throw new Error(`bet ${betId} cannot be closed`)
  const reply = await client.expect(closeBet, {
    bet_wager_id: String(betId),
    returnOffered: bet.betInfo.returnOffered.toFixed(2),
    ...(bet.betInfo.quote && { quote: bet.betInfo.quote }),
    atStake: reaisText(STAKE),
  })
  return inCentavos(reply.data.returned)
}
