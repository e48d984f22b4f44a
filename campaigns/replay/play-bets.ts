import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { isOdds } from '@caderneta/domain/odds/odds'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { chooseSlip, type OfferedSelection, planSlip } from './choose-slip.ts'
import { closeEarly } from './close-early.ts'
import { placeSlip } from './place-slip.ts'
import type { ReplayBettor, ReplayClosing, ReplaySlip } from './replay-slip.ts'

export interface PlayOptions {
  readonly bettors: readonly ReplayBettor[]
  readonly seed: string
  /** Slips that are sent at the same time. */
  readonly concurrency: number
  readonly slipsPerSecondMax: number
}

export interface PlayedBets {
  readonly slips: readonly ReplaySlip[]
  readonly closings: readonly ReplayClosing[]
  /** Markets that were open on a page that a bettor read. */
  readonly seenMarkets: ReadonlySet<number>
}

/** What the bettors of a replay have seen and backed so far. */
interface MarketsSoFar {
  readonly seen: Set<number>
  readonly backed: Set<number>
}

/** Half of the slips begin with a match under way while there is one. */
const LIVE_SHARE = 0.5
/** After this share of the turns the bettor closes a bet early. */
const CLOSING_SHARE = 0.15
const LIST_INTERVAL_MS = 500

/**
 * Bettors take turns: each reads the pages of random matches, bets on what is open there and
 * sometimes closes a bet, until no match is left. The seed decides what they do, as far as the same
 * matches are open.
 */
export async function playBets(options: PlayOptions): Promise<PlayedBets> {
  const [first] = options.bettors
  if (first === undefined) throw new Error('a replay needs a bettor')
  const slips: ReplaySlip[] = []
  const closings: ReplayClosing[] = []
  const markets: MarketsSoFar = { seen: new Set(), backed: new Set() }
  const list = { games: await listedGames(first.client) }
  const follow = async (): Promise<void> => {
    while (list.games.length > 0) {
      await pause(LIST_INTERVAL_MS)
      list.games = await listedGames(first.client)
    }
  }
  const busy = new Set<number>()
  const startedAt = Date.now()
  const work = async (worker: number): Promise<void> => {
    for (let turn = worker; list.games.length > 0; turn += options.concurrency) {
      await pause(startedAt + (turn * 1000) / options.slipsPerSecondMax - Date.now())
      const bettor = options.bettors[turn % options.bettors.length]
      // A bettor does one thing at a time: two equal closings at once would count twice here.
      if (bettor === undefined || busy.has(bettor.number)) continue
      busy.add(bettor.number)
      const random = randomFrom(`${options.seed}/turn/${turn}`)
      const slip = await placeRandomSlip(bettor, random, list.games, markets)
      if (slip !== null) slips.push(slip)
      const closing = random.next() < CLOSING_SHARE ? await closeEarly(bettor, random) : null
      if (closing !== null) closings.push(closing)
      busy.delete(bettor.number)
    }
  }
  const workers = Array.from({ length: options.concurrency }, (_, i) => work(i))
  try {
    await Promise.all([follow(), ...workers])
  } finally {
    list.games = []
  }
  return { slips, closings, seenMarkets: markets.seen }
}

async function listedGames(client: ApiClient): Promise<readonly GameWire[]> {
  return (await client.expect(listGames, {})).data.games
}

async function placeRandomSlip(
  { number, client }: ReplayBettor,
  random: Random,
  games: readonly GameWire[],
  { seen, backed }: MarketsSoFar,
): Promise<ReplaySlip | null> {
  const plan = planSlip(random)
  const gameIds = pickGames(random, games, plan.matches)
  const offered = await mapBounded(gameIds, 2, (gameId) => readOffered(client, gameId))
  for (const { marketId } of offered.flat()) seen.add(marketId)
  const chosen = chooseSlip(random, plan, offered, backed)
  if (chosen === null) return null
  const reply = await placeSlip(client, chosen.combinations, randomUUID())
  if (reply.success) {
    for (const { marketId } of chosen.combinations.flatMap(({ selections }) => selections)) {
      backed.add(marketId)
    }
  }
  return { ...chosen, bettor: number, reply }
}

/** Different matches, the first under way more often than the others. */
function pickGames(random: Random, games: readonly GameWire[], count: number): readonly number[] {
  const underWay = games.filter(({ gameInfo }) => isUnderWay(gameInfo.gameStatus))
  const isLiveFirst = random.next() < LIVE_SHARE && underWay.length > 0
  const picked: number[] = []
  let rest = games.map(({ info }) => info.betGameId)
  while (picked.length < count && rest.length > 0) {
    const isFirstLive = isLiveFirst && picked.length === 0
    const gameId = isFirstLive ? random.pick(underWay).info.betGameId : random.pick(rest)
    picked.push(gameId)
    rest = rest.filter((id) => id !== gameId)
  }
  return picked
}

async function readOffered(
  client: ApiClient,
  gameId: number,
): Promise<readonly OfferedSelection[]> {
  const { data: page } = await client.expect(readGame, { gameId: String(gameId) })
  const isLive = isUnderWay(page.gameInfo.gameStatus)
  return page.odds.flatMap((odd) => offeredSelection(odd, gameId, isLive))
}

function offeredSelection(
  odd: OddWire,
  gameId: number,
  isLive: boolean,
): readonly OfferedSelection[] {
  const odds = Math.round(1000 * odd.rate)
  if (odd.status !== 'open' || !isOdds(odds)) return []
  const { betGamesOddId: selectionId, market_id: marketId, oddName, oddHandicap } = odd
  return [{ gameId, selectionId, marketId, name: oddName, handicap: oddHandicap, isLive, odds }]
}
