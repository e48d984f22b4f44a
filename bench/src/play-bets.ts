import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type GameWire,
  type OddWire,
  sportGameReply,
  sportItemReply,
} from '@caderneta/contract/catalogue'
import { isUnderWay } from '@caderneta/domain/game'
import { reaisText } from '@caderneta/domain/money'
import { parseRate, rateText } from '@caderneta/domain/odds'
import { randomFrom } from '@caderneta/feed/random'
import { bettor, type VisibleSelection } from '@caderneta/simulation/bettor'
import type { ApiClient } from './api-client.ts'
import type { ReplayBettor, ReplaySlip } from './replay-slip.ts'

export interface PlayOptions {
  readonly bettors: readonly ReplayBettor[]
  readonly seed: string
  /** Slips that are sent at the same time. */
  readonly concurrency: number
  readonly slipsPerSecondMax: number
}

/** Half of the bets go to games under way while there are any. */
const LIVE_SHARE = 0.5
const LIST_INTERVAL_MS = 500

/**
 * Bettors take turns: each looks at the page of a random game and bets on what is open there,
 * until no game is left. The seed decides who bets on what, as far as the same games are open.
 */
export async function playBets(options: PlayOptions): Promise<readonly ReplaySlip[]> {
  const [first] = options.bettors
  if (first === undefined) throw new Error('a replay needs a bettor')
  const slips: ReplaySlip[] = []
  const list = { games: await listedGames(first.client) }
  const follow = async (): Promise<void> => {
    while (list.games.length > 0) {
      await pause(LIST_INTERVAL_MS)
      list.games = await listedGames(first.client)
    }
  }
  const startedAt = Date.now()
  const work = async (worker: number): Promise<void> => {
    for (let turn = worker; list.games.length > 0; turn += options.concurrency) {
      await pause(startedAt + (turn * 1000) / options.slipsPerSecondMax - Date.now())
      const slip = await takeTurn(options, turn, list.games)
      if (slip !== null) slips.push(slip)
    }
  }
  const workers = Array.from({ length: options.concurrency }, (_, i) => work(i))
  try {
    await Promise.all([follow(), ...workers])
  } finally {
    list.games = []
  }
  return slips
}

async function listedGames(client: ApiClient): Promise<readonly GameWire[]> {
  return (await client.expect(sportItemReply, 'sport/item')).data.games
}

async function takeTurn(
  { bettors, seed }: PlayOptions,
  turn: number,
  games: readonly GameWire[],
): Promise<ReplaySlip | null> {
  const random = randomFrom(`${seed}/turn/${turn}`)
  const underWay = games.filter(({ gameInfo }) => isUnderWay(gameInfo.gameStatus))
  const isForLive = random.next() < LIVE_SHARE && underWay.length > 0
  const choices = isForLive ? underWay : games
  const player = bettors[turn % bettors.length]
  if (player === undefined || choices.length === 0) return null
  const { betGameId } = random.pick(choices).info
  const { data: page } = await player.client.expect(sportGameReply, `sport/game/${betGameId}`)
  const bet = bettor(`${seed}/${player.number}`)(turn, [
    { gameId: betGameId, selections: page.odds.flatMap(visible) },
  ])
  const odd = page.odds.find((one) => one.betGamesOddId === bet?.selection.selectionId)
  if (!bet || !odd) return null
  const asked = {
    bettor: player.number,
    gameId: betGameId,
    selectionId: odd.betGamesOddId,
    marketId: odd.market_id,
    selectionName: odd.oddName,
    handicap: odd.oddHandicap,
    stake: reaisText(bet.stake),
    seenRate: rateText(bet.selection.odds),
    isLive: isUnderWay(page.gameInfo.gameStatus),
  }
  return { ...asked, reply: await placeSingle(player.client, asked) }
}

function visible(odd: OddWire): readonly VisibleSelection[] {
  const odds = parseRate(String(odd.rate))
  if (odd.status !== 'open' || odds === null) return []
  return [{ selectionId: odd.betGamesOddId, marketId: odd.market_id, odds }]
}

function placeSingle(
  client: ApiClient,
  asked: Pick<ReplaySlip, 'selectionId' | 'stake' | 'seenRate'>,
): Promise<ReplaySlip['reply']> {
  const line = { betGamesOddId: [asked.selectionId], price: asked.stake, rate: asked.seenRate }
  return client.call('wagers/save', {
    wagers: JSON.stringify([line]),
    cashbackActive: 'false',
    slipId: randomUUID(),
  })
}
