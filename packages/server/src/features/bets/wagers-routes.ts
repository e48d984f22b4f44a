import { isRefusal } from '@caderneta/contract/refusals'
import {
  wagersSaveRequest,
  wagersStatusRequest,
  wagersUserRequest,
} from '@caderneta/contract/wagers'
import type { FastifyInstance } from 'fastify'
import { activatedRoute, sessionRoute } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { readWallet } from '../wallet/wallet.ts'
import { readBets } from './bets-view.ts'
import { SlipPlacer } from './place-slip.ts'
import type { PriceBook } from './price-book.ts'
import { readSlipStatus } from './slip-view.ts'

export interface BetsParts extends Pick<Parts, 'clock' | 'database' | 'tellPlayer'> {
  readonly config: Pick<Parts['config'], 'limits'>
  readonly book: PriceBook
}

/** A thousand lines of twenty selections. */
const WAGERS_BYTES_MAX = 512 * 1024

/** `wagers/save`, `wagers/status`, `wagers_user/getAll`. */
export function registerWagersRoutes(app: FastifyInstance, parts: BetsParts): void {
  const { clock, database } = parts
  const placer = new SlipPlacer({ ...parts, limits: parts.config.limits })

  activatedRoute(
    app,
    '/api/wagers/save',
    wagersSaveRequest,
    async ({ wagers, slipId, cashbackActive }, { playerId, oddsChange }) => {
      const usesCashback = cashbackActive === 'true'
      const answer = await placer.place({ playerId, slipId, wagers, usesCashback, oddsChange })
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

  sessionRoute(app, '/api/wagers_user/getAll', wagersUserRequest, async ({ tab }, { playerId }) => {
    const data = await readBets(database.kysely, playerId, tab ?? 'all', clock.now())
    return { done: 'ok', body: { data } }
  })
}
