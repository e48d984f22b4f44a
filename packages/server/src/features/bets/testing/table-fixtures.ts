import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { type Clock, systemClock, type Wait } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { type ClosingRequest, closeBet } from '../closing/close-bet.ts'
import { type PlaceSlipDeps, SlipPlacer, type SlipRequest } from '../placing/place-slip.ts'
import type { CashOutSettings } from '../quotes/cash-out-quotes.ts'
import { rollbackOutcomes } from '../settling/market-correction-store.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import {
  placerDeps,
  shownBets,
  slipRequest,
  TEST_CASH_OUT,
  TestBook,
  type TestCombination,
  testWatch,
} from './bets-fixtures.ts'
import { ShownQuotes } from './quote-fixtures.ts'

interface TableSettings {
  /** Matches that are under way rather than an hour ahead. */
  readonly isLive?: boolean
  readonly placer?: Partial<PlaceSlipDeps>
  readonly cashOut?: Partial<CashOutSettings>
  /** The clock of the server's quotes. */
  readonly clock?: Clock
  /** How long closings of live bets wait; no real time passes. */
  readonly liveDelayMs?: number
  readonly wait?: Wait
}

/**
 * Games with one selection each at these odds, and every operation on bets on them. Every player
 * has a page open; quotes have a margin of 5 %.
 */
export async function openTable(
  database: Database,
  thousandths: readonly number[],
  settings: TableSettings = {},
) {
  const { isLive = false, placer: changes = {}, cashOut = {} } = settings
  const { clock = systemClock, liveDelayMs = 0, wait = async () => {} } = settings
  const book = new TestBook()
  const games: number[] = []
  for (const _ of thousandths) games.push(await addGameOf(database, book, isLive))
  const ids = games.map((game, index) => book.price(game, thousandths[index] ?? 2000))
  const quotes = new ShownQuotes()
  const watch = testWatch(book, {
    isWatching: () => true,
    clock,
    cashOut: { ...TEST_CASH_OUT, ...cashOut },
    notifyPlayer: quotes.take,
  })
  const placing = { watch, notifyPlayer: quotes.take, ...changes }
  const placer = new SlipPlacer(placerDeps(database, book, placing))
  const messages: string[] = []
  const closing = {
    database,
    watch,
    limits: { liveDelayMs },
    wait,
    notifyPlayer: (player: number, message: ServerMessage) => {
      messages.push(message.type)
      quotes.take(player, message)
    },
  }
  const recordResult = recorder(database, games, ids)
  return {
    ...{ book, games, ids, watch, messages, quotes },
    bet: (player: number, combinations: readonly TestCombination[], more?: Partial<SlipRequest>) =>
      placer.place(slipRequest(player, combinations, more)),
    /** Places one bet on the selections at these indexes; returns its identifier. */
    one: async (
      player: number,
      reais: number,
      indexes: readonly number[] = [0],
      cashback = false,
    ) => {
      const combination = { ids: indexes.map((index) => ids[index] ?? 0), price: reais, rate: 1 }
      await placer.place(slipRequest(player, [combination], { usesCashback: cashback }))
      return (await shownBets(database, player))[0]?.betInfo.betId ?? 0
    },
    /** As a page does that remembers every quote which it was sent. */
    close: (
      playerId: number,
      betId: number,
      returnOffered: string,
      percent = 100,
      atStake?: string,
      /** The session after the wait; null when it ended. */
      recheckSession: ClosingRequest['recheckSession'] = async () => ({}),
    ) => {
      const quote = quotes.of(betId, returnOffered)
      const request = { playerId, betId, returnOffered, quote, percent, atStake }
      return closeBet(closing, { ...request, recheckSession })
    },
    recordResult,
    /** Records a result and pays what it decides. */
    end: async (index: number, result: SelectionResult) => {
      await recordResult(index, result)
      return settleOutstanding(database)
    },
    takeBack: (index: number) => takeBack(database, games[index] ?? 0),
  }
}

async function addGameOf(database: Database, book: TestBook, isLive: boolean): Promise<number> {
  const startsInMs = isLive ? -600_000 : 3_600_000
  const game = await addGame(database, isLive ? { status: 'live', startsInMs } : {})
  book.addGame(game, isLive ? 'live' : 'scheduled', startsInMs)
  return game
}

/** Records the result of the selection of a game, which is named by its index. */
function recorder(database: Database, games: readonly number[], ids: readonly number[]) {
  return (index: number, result: SelectionResult, certainty?: 'live' | 'confirmed') =>
    recordOutcomes(database, {
      gameId: games[index] ?? 0,
      ...(certainty && { certainty }),
      outcomes: [{ selectionId: ids[index] ?? 0, marketId: 1000002, result }],
    })
}

/** Takes every result of a game back and reopens its bets. */
async function takeBack(database: Database, gameId: number) {
  await rollbackOutcomes(database, { gameId, marketIds: 'all' })
  return settleOutstanding(database)
}

export type TestTable = Awaited<ReturnType<typeof openTable>>

/**
 * A player with a settled bet, so that offers count: R$ 1,00 at 1.01, which counts for the limits
 * of the day, and lost.
 */
export async function addBettor(
  database: Database,
  { cash, cashback = 0 }: { readonly cash: number; readonly cashback?: number },
): Promise<number> {
  const player = await addPlayer(database, { cash: cash + 100, cashback })
  const first = await openTable(database, [1010])
  await first.one(player, 1)
  await first.end(0, 'lose')
  return player
}

/** Status and payments of each bet of a player, oldest first. */
export async function outcomes(database: Database, player: number) {
  const bets = await shownBets(database, player)
  return bets.reverse().map(({ betInfo }) => [betInfo.betStatus, betInfo.paid, betInfo.cashback])
}
