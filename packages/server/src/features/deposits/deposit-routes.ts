import { randomBytes } from 'node:crypto'
import {
  depositSaveRequest,
  depositStatusRequest,
  sandboxPayRequest,
} from '@caderneta/contract/deposits'
import { refuse } from '@caderneta/contract/refusals'
import { reaisNumber } from '@caderneta/domain/money'
import type { FastifyInstance } from 'fastify'
import { activatedRoute, bytesRoute, noFields, sessionRoute } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { startDepositClockwork } from './deposit-clockwork.ts'
import type { DepositParts } from './deposit-parts.ts'
import { readDeposit, readDepositHistory } from './deposit-view.ts'
import { ownAddress } from './own-address.ts'
import { paymentMethods } from './payment-methods.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { requestDeposit } from './request-deposit.ts'
import { SandboxPix } from './sandbox-pix.ts'
import { simulatePayment } from './simulate-payment.ts'
import { SIGNATURE_HEADER } from './webhook-signature.ts'

const DEPOSITS_PER_MINUTE_MAX = 60
const SECRET_BYTES = 32

/** `deposit/*`, the provider's webhook, and what the sandbox adds while it is the provider. */
export function registerDepositRoutes(app: FastifyInstance, parts: Parts): void {
  registerViews(app, parts)
  const { provider: kind, secret: given } = parts.config.payment
  if (kind === 'none') {
    activatedRoute(app, '/api/deposit/save', depositSaveRequest, () => refuse('method_unavailable'))
    return
  }
  const secret = given ?? randomBytes(SECRET_BYTES).toString('hex')
  const webhookUrl = () => `${ownAddress(app)}/api/psp/pix`
  const sandbox = new SandboxPix({ clock: parts.clock, secret, webhookUrl })
  const depositParts = { ...parts, provider: sandbox, secret }
  registerPayments(app, depositParts)
  sessionRoute(app, '/api/sandbox/pix/pay', sandboxPayRequest, (asked, { playerId }) =>
    simulatePayment(depositParts, sandbox, asked, playerId),
  )
}

/** Everything that asks the provider or hears it; the clockwork runs while the server does. */
export function registerPayments(app: FastifyInstance, parts: DepositParts): void {
  activatedRoute(
    app,
    '/api/deposit/save',
    depositSaveRequest,
    (asked, { playerId }) => requestDeposit(parts, asked, playerId),
    { requestsPerMinuteMax: DEPOSITS_PER_MINUTE_MAX },
  )
  bytesRoute(app, '/api/psp/pix', (bytes, headers) =>
    receiveWebhook(parts, bytes, headers[SIGNATURE_HEADER]),
  )
  let stop = async () => {}
  app.addHook('onListen', async () => {
    stop = startDepositClockwork(parts)
  })
  app.addHook('onClose', () => stop())
}

function registerViews(app: FastifyInstance, { config, database, clock }: Parts): void {
  sessionRoute(app, '/api/deposit/methods', noFields, () => ({
    done: 'ok',
    body: { cnfPaymentMethods: paymentMethods(config) },
  }))
  sessionRoute(app, '/api/deposit/status', depositStatusRequest, async (asked, { playerId }) => {
    const found = await readDeposit(database.kysely, playerId, asked.depositId, clock.now())
    if (!found) return refuse('unknown_deposit')
    const { id: depositId, status, amount, expiresAt, reason } = found
    const data = { depositId, status, price: reaisNumber(amount), expiresAt, reason }
    return { done: 'ok', body: { data } }
  })
  sessionRoute(app, '/api/deposit/history', noFields, async (_input, { playerId }) => {
    const data = await readDepositHistory(database.kysely, playerId, clock.now())
    return { done: 'ok', body: { data } }
  })
}
