import { wagersCancelRequest } from '@caderneta/contract/bets/bet-closing'
import { wagersHistoryCsvRequest, wagersHistoryRequest } from '@caderneta/contract/bets/bet-history'
import { wagersLimitsRequest } from '@caderneta/contract/bets/bet-limits'
import {
  BETS_PER_PAGE,
  wagersSaveRequest,
  wagersStatusRequest,
  wagersUserRequest,
} from '@caderneta/contract/bets/wagers'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { FILE_TIME_MS } from '../../http/body/file-body.ts'
import { activatedRoute, sessionRoute } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { SettledPlayers } from '../offers/offers.ts'
import { readWallet } from '../wallet/wallet.ts'
import { closeBet } from './closing/close-bet.ts'
import { readHistory } from './history/bet-history-view.ts'
import { betsFile } from './history/bets-file.ts'
import { betCursorText, countTab, readBetCursor, readTab } from './history/bets-view.ts'
import { SlipPlacer } from './placing/place-slip.ts'
import { PlayerBudget } from './placing/player-budget.ts'
import type { PriceBook, PriceHistory } from './placing/price-book.ts'
import { readCombinations } from './placing/read-wagers.ts'
import { readSlipStatus } from './placing/slip-view.ts'
import { readStakeMaxima } from './placing/stake-maxima.ts'
import { QUOTE_PUSH_MS, type QuoteWatch } from './quotes/quote-watch.ts'

interface BetsDeps extends Pick<ServerDeps, 'clock' | 'database' | 'log' | 'notifyPlayer'> {
  readonly config: Pick<ServerDeps['config'], 'limits' | 'offers'>
  readonly book: PriceBook
  readonly history: PriceHistory
  readonly watch: QuoteWatch
}

/** A thousand combinations of twenty selections. */
const WAGERS_BYTES_MAX = 512 * 1024

/**
 * A page sends one request when the slip is idle; changing odds may cause one every half second.
 */
const LIMITS_PER_MINUTE_MAX = 120

/**
 * `wagers/…`, `wagers_actions/cancel`, `wagers_user/getAll`, `…/history`, `…/historyCsv`. Returns a
 * function that checks whether bets can be placed.
 */
export function registerWagersRoutes(app: FastifyInstance, deps: BetsDeps): () => Promise<boolean> {
  const placer = new SlipPlacer({
    ...deps,
    limits: deps.config.limits,
    offers: deps.config.offers,
  })
  registerPlacing(app, deps, placer)
  registerLimits(app, { ...deps, database: deps.database.reading })
  registerClosing(app, deps)
  registerBetLists(app, { ...deps, database: deps.database.reading })
  return () => placer.isPlacing()
}

function registerPlacing(app: FastifyInstance, { database }: BetsDeps, placer: SlipPlacer): void {
  activatedRoute(
    app,
    '/api/wagers/save',
    wagersSaveRequest,
    async (
      { wagers, slipId, cashbackActive },
      { playerId, oddsChange, isExcluded, recheckSession },
    ) => {
      const usesCashback = cashbackActive === 'true'
      const who = { playerId, oddsChange, isExcluded, recheckSession }
      const result = await placer.place({ ...who, slipId, wagers, usesCashback })
      return isRefusal(result) ? result : { done: 'bets_placed', body: result }
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

function registerLimits(app: FastifyInstance, deps: BetsDeps): void {
  const { clock, config } = deps
  const budget = new PlayerBudget(LIMITS_PER_MINUTE_MAX, clock)
  const settled = new SettledPlayers(deps.database)
  const reader = { ...deps, settled, limits: config.limits, offers: config.offers }

  activatedRoute(
    app,
    '/api/wagers/limits',
    wagersLimitsRequest,
    async ({ combinations }, { playerId }) => {
      const waitMs = budget.take(playerId)
      if (waitMs > 0)
        return refuse('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
      const requested = readCombinations(combinations, config.limits)
      if (isRefusal(requested)) return requested
      const data = await readStakeMaxima(reader, playerId, requested)
      return isRefusal(data) ? data : { done: 'ok', body: { data } }
    },
    { bodyBytesMax: WAGERS_BYTES_MAX },
  )
}

function registerClosing(app: FastifyInstance, deps: BetsDeps): void {
  const timer = setInterval(() => deps.watch.push(), QUOTE_PUSH_MS).unref()
  app.addHook('onClose', () => clearInterval(timer))

  sessionRoute(
    app,
    '/api/wagers_actions/cancel',
    wagersCancelRequest,
    async ({ bet_wager_id, part, ...seen }, { playerId, recheckSession }) => {
      const betId = Number(bet_wager_id)
      const percent = Number(part ?? '100')
      const { limits } = deps.config
      const request = { playerId, betId, percent, recheckSession, ...seen }
      const closed = await closeBet({ ...deps, limits }, request)
      if (isRefusal(closed)) return closed
      const { isCancelled, returned, wallet } = closed
      const done = isCancelled ? 'bet_cancelled' : 'bet_cashed_out'
      return { done, body: { data: { returned }, wallet } }
    },
  )
}

function registerBetLists(app: FastifyInstance, deps: BetsDeps): void {
  const { clock, database, log, watch } = deps

  sessionRoute(
    app,
    '/api/wagers_user/getAll',
    wagersUserRequest,
    async ({ tab = 'all', cursor }, { playerId }) => {
      const after = cursor === undefined ? undefined : readBetCursor(cursor)
      const request = { playerId, tab, now: clock.now(), limit: BETS_PER_PAGE, after }
      const { bets, next } = await readTab(database.kysely, request)
      const total = await countTab(database.kysely, request)
      const shown = watch.quoteBets(playerId, bets)
      const data = tab === 'finish' ? shown.filter(({ betInfo }) => betInfo.ableToFinish) : shown
      return { done: 'ok', body: { data, total, next: next && betCursorText(next) } }
    },
  )

  sessionRoute(
    app,
    '/api/wagers_user/history',
    wagersHistoryRequest,
    async ({ from, to, page, cursor }, { playerId }) => {
      const position = {
        page: page === undefined ? undefined : Number(page),
        after: cursor === undefined ? undefined : Number(cursor),
      }
      const history = await readHistory(database.kysely, { playerId, from, to }, position)
      if (isRefusal(history)) return history
      const { bets, next } = history
      const data = watch.quoteBets(playerId, bets)
      return { done: 'ok', body: { data, next: next === null ? null : String(next) } }
    },
  )

  sessionRoute(
    app,
    '/api/wagers_user/historyCsv',
    wagersHistoryCsvRequest,
    async ({ from, to }, { playerId, language }) => {
      const reader = database.kysely
      const file = await betsFile({ clock, reader, language }, { playerId, from, to })
      if (!isRefusal(file)) logSecurity(log, 'data exported', { playerId, kind: 'bets_csv' })
      return file
    },
    { responseTimeoutMs: FILE_TIME_MS },
  )
}
