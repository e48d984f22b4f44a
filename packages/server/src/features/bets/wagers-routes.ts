import { wagersCancelRequest } from '@caderneta/contract/bet-closing'
import { wagersHistoryCsvRequest, wagersHistoryRequest } from '@caderneta/contract/bet-history'
import { isRefusal } from '@caderneta/contract/refusals'
import {
  wagersSaveRequest,
  wagersStatusRequest,
  wagersUserRequest,
} from '@caderneta/contract/wagers'
import type { FastifyInstance } from 'fastify'
import { FileBody } from '../../http/file-body.ts'
import { activatedRoute, sessionRoute } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { readWallet } from '../wallet/wallet.ts'
import { readHistory, readHistoryAtOnce } from './bet-history-view.ts'
import { betsCsv } from './bets-csv.ts'
import { readTab } from './bets-view.ts'
import { closeBet } from './close-bet.ts'
import { SlipPlacer } from './place-slip.ts'
import type { PriceBook, PriceHistory } from './price-book.ts'
import { QUOTE_PUSH_MS, type QuoteWatch } from './quote-watch.ts'
import { readSlipStatus } from './slip-view.ts'

export interface BetsParts extends Pick<Parts, 'clock' | 'database' | 'tellPlayer'> {
  readonly config: Pick<Parts['config'], 'limits'>
  readonly book: PriceBook
  readonly history: PriceHistory
  readonly watch: QuoteWatch
}

/** A thousand lines of twenty selections. */
const WAGERS_BYTES_MAX = 512 * 1024

/** Rows of one table; whoever has more bets asks for fewer days. */
const CSV_BETS_MAX = 10_000

/** `wagers/…`, `wagers_actions/cancel`, `wagers_user/getAll`, `…/history`, `…/historyCsv`. */
export function registerWagersRoutes(app: FastifyInstance, parts: BetsParts): void {
  registerPlacing(app, parts)
  registerClosing(app, parts)
  registerBetLists(app, parts)
}

function registerPlacing(app: FastifyInstance, parts: BetsParts): void {
  const { database } = parts
  const placer = new SlipPlacer({ ...parts, limits: parts.config.limits })

  activatedRoute(
    app,
    '/api/wagers/save',
    wagersSaveRequest,
    async ({ wagers, slipId, cashbackActive }, { playerId, oddsChange, isExcluded, askAgain }) => {
      const usesCashback = cashbackActive === 'true'
      const who = { playerId, oddsChange, isExcluded, askAgain }
      const answer = await placer.place({ ...who, slipId, wagers, usesCashback })
      return isRefusal(answer) ? answer : { done: 'bets_placed', body: answer }
    },
    { bodyBytesMax: WAGERS_BYTES_MAX },
  )

  sessionRoute(app, '/api/wagers/status', wagersStatusRequest, async ({ slipId }, { playerId }) => {
    const data = placer.isDeciding(playerId, slipId)
      ? { status: 'pending' as const }
      : await readSlipStatus(database.kysely, playerId, slipId)
    const wallet = await readWallet(database.kysely, playerId)
    return { done: 'ok', body: { data, wallet } }
  })
}

function registerClosing(app: FastifyInstance, parts: BetsParts): void {
  const timer = setInterval(() => parts.watch.push(), QUOTE_PUSH_MS).unref()
  app.addHook('onClose', () => clearInterval(timer))

  sessionRoute(
    app,
    '/api/wagers_actions/cancel',
    wagersCancelRequest,
    async ({ bet_wager_id, part, ...seen }, { playerId }) => {
      const betId = Number(bet_wager_id)
      const percent = Number(part ?? '100')
      const closed = await closeBet(parts, { playerId, betId, percent, ...seen })
      if (isRefusal(closed)) return closed
      const { isCancelled, returned, wallet } = closed
      const done = isCancelled ? 'bet_cancelled' : 'bet_cashed_out'
      return { done, body: { data: { returned }, wallet } }
    },
  )
}

function registerBetLists(app: FastifyInstance, { clock, database, watch }: BetsParts): void {
  sessionRoute(app, '/api/wagers_user/getAll', wagersUserRequest, async ({ tab }, { playerId }) => {
    const bets = await readTab(database.kysely, playerId, tab ?? 'all', clock.now())
    const told = watch.tellBets(playerId, bets)
    const data = tab === 'finish' ? told.filter(({ betInfo }) => betInfo.ableToFinish) : told
    return { done: 'ok', body: { data } }
  })

  sessionRoute(
    app,
    '/api/wagers_user/history',
    wagersHistoryRequest,
    async ({ from, to, page }, { playerId }) => {
      const history = await readHistory(
        database.kysely,
        { playerId, from, to },
        Number(page ?? '1'),
      )
      if (isRefusal(history)) return history
      const { bets, ...counts } = history
      return { done: 'ok', body: { data: watch.tellBets(playerId, bets), ...counts } }
    },
  )

  sessionRoute(
    app,
    '/api/wagers_user/historyCsv',
    wagersHistoryCsvRequest,
    async ({ from, to }, { playerId, language }) => {
      const range = { playerId, from, to }
      const bets = await readHistoryAtOnce(database.kysely, range, CSV_BETS_MAX)
      if (isRefusal(bets)) return bets
      return new FileBody(Buffer.from(betsCsv(bets, language)), 'text/csv; charset=utf-8')
    },
  )
}
