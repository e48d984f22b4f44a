import * as calls from '@caderneta/contract/bets/bets-calls'
import { BETS_PER_PAGE } from '@caderneta/contract/bets/wagers'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { FILE_TIME_MS } from '../../http/body/file-body.ts'
import { route } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import { readWallet } from '../wallet/wallet.ts'
import type { BetsDeps, BetsServices } from './bets-services.ts'
import { registerBuilderRoutes } from './builder/builder-routes.ts'
import { closeBet } from './closing/close-bet.ts'
import { readHistory } from './history/bet-history-view.ts'
import { betsFile } from './history/bets-file.ts'
import { betCursorText, countTab, readBetCursor, readTab } from './history/bets-view.ts'
import { readCombinations } from './placing/read-wagers.ts'
import { readSlipStatus } from './placing/slip-view.ts'
import { readStakeMaxima } from './placing/stake-maxima.ts'

interface RouteDeps extends BetsDeps, BetsServices {}

/** A thousand combinations of twenty selections. */
const WAGERS_BYTES_MAX = 512 * 1024

/** `bet_builder/…`, `wagers/…`, `wagers_actions/cancel`, `wagers_user/…`. */
export function registerWagersRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerBuilderRoutes(app, deps)
  registerPlacing(app, deps)
  registerLimits(app, { ...deps, database: deps.database.reading })
  registerClosing(app, deps)
  registerBetLists(app, { ...deps, database: deps.database.reading })
}

function registerPlacing(app: FastifyInstance, { database, placer }: RouteDeps): void {
  route(
    app,
    calls.placeSlip,
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

  route(app, calls.readSlipStatus, async ({ slipId }, { playerId }) => {
    const data = placer.isDeciding(playerId, slipId)
      ? { status: 'pending' as const }
      : await readSlipStatus(database.kysely, playerId, slipId)
    const wallet = await readWallet(database.kysely, playerId)
    return { done: 'ok', body: { data, wallet } }
  })
}

function registerLimits(app: FastifyInstance, deps: RouteDeps): void {
  const { config, maximaBudget, prices, settledPlayers: settled } = deps
  const reader = { ...deps, book: prices, settled, limits: config.limits, offers: config.offers }

  route(
    app,
    calls.readStakeLimits,
    async ({ combinations }, { playerId }) => {
      const waitMs = maximaBudget.take(playerId)
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

function registerClosing(app: FastifyInstance, deps: RouteDeps): void {
  route(
    app,
    calls.closeBet,
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

function registerBetLists(app: FastifyInstance, deps: RouteDeps): void {
  const { clock, database, log, watch } = deps

  route(app, calls.listBets, async ({ tab = 'all', cursor }, { playerId }) => {
    const after = cursor === undefined ? undefined : readBetCursor(cursor)
    const request = { playerId, tab, now: clock.now(), limit: BETS_PER_PAGE, after }
    const { bets, next } = await readTab(database.kysely, request)
    const total = await countTab(database.kysely, request)
    const shown = watch.quoteBets(playerId, bets)
    const data = tab === 'finish' ? shown.filter(({ betInfo }) => betInfo.ableToFinish) : shown
    return { done: 'ok', body: { data, total, next: next && betCursorText(next) } }
  })

  route(app, calls.readBetHistory, async ({ from, to, page, cursor }, { playerId }) => {
    const position = {
      page: page === undefined ? undefined : Number(page),
      after: cursor === undefined ? undefined : Number(cursor),
    }
    const history = await readHistory(database.kysely, { playerId, from, to }, position)
    if (isRefusal(history)) return history
    const { bets, next } = history
    const data = watch.quoteBets(playerId, bets)
    return { done: 'ok', body: { data, next: next === null ? null : String(next) } }
  })

  route(
    app,
    calls.saveBetHistory,
    async ({ from, to }, { playerId, language }) => {
      const reader = database.kysely
      const file = await betsFile({ clock, reader, language }, { playerId, from, to })
      if (!isRefusal(file)) logSecurity(log, 'data exported', { playerId, kind: 'bets_csv' })
      return file
    },
    { responseTimeoutMs: FILE_TIME_MS },
  )
}
