import { randomBytes } from 'node:crypto'
import {
  depositHistoryRequest,
  depositSaveRequest,
  depositStatusRequest,
  sandboxPayRequest,
} from '@caderneta/contract/payments/deposits'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { HttpPspConfig } from '../../../config/psp-config.ts'
import { activatedRoute, bytesRoute, noFields, sessionRoute } from '../../../http/route.ts'
import type { Parts } from '../../../parts.ts'
import { connectPsp } from '../psp/connect-psp.ts'
import { ownAddress } from '../psp/own-address.ts'
import { SandboxPix } from '../psp/sandbox-pix.ts'
import { greetWebhook, receiveWebhook } from '../webhook/receive-webhook.ts'
import { keepDeposits } from './deposit-jobs.ts'
import type { DepositHost, DepositParts } from './deposit-parts.ts'
import { readDeposit, readDepositHistory } from './deposit-view.ts'
import { paymentMethods } from './payment-methods.ts'
import { requestDeposit } from './request-deposit.ts'
import { showCharge } from './show-charge.ts'
import { simulatePayment } from './simulate-payment.ts'

const DEPOSITS_PER_MINUTE_MAX = 60
const SECRET_BYTES = 32

/** `deposit/*`, the provider's webhook, and what the sandbox adds while it is the provider. */
export function registerDepositRoutes(app: FastifyInstance, parts: DepositHost): void {
  registerViews(app, parts)
  const { provider: kind, http } = parts.config.payment
  if (http) registerHttpPayments(app, parts, http)
  else if (kind === 'sandbox') registerSandbox(app, parts)
  else
    activatedRoute(app, '/api/deposit/save', depositSaveRequest, () => refuse('method_unavailable'))
}

/** A real provider: it is told where our webhook is, and what it tells is looked up there. */
function registerHttpPayments(app: FastifyInstance, parts: DepositHost, http: HttpPspConfig): void {
  const provider = connectPsp(http, parts.clock)
  const secret = parts.config.payment.secret ?? newSecret()
  registerPayments(app, { ...parts, provider, secret, isRemote: true })
  app.addHook('onListen', async () => {
    const webhookUrl = `${parts.config.publicUrl}/api/psp`
    // Without it the rounds find what was paid, a minute later.
    await provider.registerWebhook(webhookUrl).catch((fault: unknown) => {
      parts.log.error({ err: fault, webhookUrl }, 'the provider was not told of our webhook')
    })
  })
}

function registerSandbox(app: FastifyInstance, parts: DepositHost): void {
  const secret = parts.config.payment.secret ?? newSecret()
  const webhookUrl = () => `${ownAddress(app)}/api/psp/pix`
  const sandbox = new SandboxPix({ clock: parts.clock, secret, webhookUrl })
  const depositParts = { ...parts, provider: sandbox, secret, isRemote: false }
  registerPayments(app, depositParts)
  sessionRoute(app, '/api/sandbox/pix/pay', sandboxPayRequest, (asked, { playerId }) =>
    simulatePayment(depositParts, sandbox, asked, playerId),
  )
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex')
}

/** Everything that asks the provider or hears it. */
export function registerPayments(app: FastifyInstance, parts: DepositParts): void {
  // Some providers call it without a notice before they take its address.
  bytesRoute(app, '/api/psp', (bytes, headers) => greetWebhook(parts, bytes, headers))
  activatedRoute(
    app,
    '/api/deposit/save',
    depositSaveRequest,
    (asked, { playerId, isExcluded }) =>
      isExcluded ? refuse('self_excluded') : requestDeposit(parts, asked, playerId),
    { requestsPerMinuteMax: DEPOSITS_PER_MINUTE_MAX },
  )
  bytesRoute(app, '/api/psp/pix', (bytes, headers) => receiveWebhook(parts, bytes, headers))
  keepDeposits(app, parts)
}

function registerViews(app: FastifyInstance, { config, database, clock }: Parts): void {
  sessionRoute(app, '/api/deposit/methods', noFields, () => ({
    done: 'ok',
    body: { cnfPaymentMethods: paymentMethods(config) },
  }))
  sessionRoute(app, '/api/deposit/status', depositStatusRequest, async (asked, caller) => {
    const { playerId, isExcluded } = caller
    const found = await readDeposit(database.kysely, playerId, asked.depositId, clock.now())
    if (!found) return refuse('unknown_deposit')
    // What an excluded player pays is sent back, so that the code is not shown again either.
    return { done: 'ok', body: showCharge(found, asked.withCode === 'true' && !isExcluded) }
  })
  sessionRoute(app, '/api/deposit/history', depositHistoryRequest, async (fields, caller) => {
    const request = { playerId: caller.playerId, cursor: fields.cursor, now: clock.now() }
    const page = await readDepositHistory(database.reading.kysely, request)
    return { done: 'ok', body: { ...page } }
  })
}
