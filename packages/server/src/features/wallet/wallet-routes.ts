import type { PaymentMethodWire } from '@caderneta/contract/deposits'
import type { FastifyInstance } from 'fastify'
import { noFields, sessionRoute } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { readBalance } from './wallet-view.ts'

export interface WalletParts extends Pick<Parts, 'database'> {
  /** How this deployment lets money in. */
  readonly paymentMethods: readonly PaymentMethodWire[]
}

/** `balance/getAll`: the pockets of the caller. */
export function registerWalletRoutes(app: FastifyInstance, parts: WalletParts): void {
  const { database, paymentMethods } = parts
  sessionRoute(app, '/api/balance/getAll', noFields, async (_, caller) => {
    const data = await readBalance(database.kysely, caller.playerId, [...paymentMethods])
    return { done: 'ok', body: { data } }
  })
}
