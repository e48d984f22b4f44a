import * as calls from '@caderneta/contract/payments/deposit-calls'
import * as providerCalls from '@caderneta/contract/payments/provider-calls'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { bytesRoute, route } from '../../../http/route.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { Psp } from '../psp/choose-psp.ts'
import { greetWebhook, receiveWebhook } from '../webhook/receive-webhook.ts'
import type { DepositDeps, DepositHost } from './deposit-deps.ts'
import { keepDeposits } from './deposit-jobs.ts'
import { readDeposit, readDepositHistory } from './deposit-view.ts'
import { paymentMethods } from './payment-methods.ts'
import { requestDeposit } from './request-deposit.ts'
import { showCharge } from './show-charge.ts'
import { simulatePayment } from './simulate-payment.ts'

const DEPOSITS_PER_MINUTE_MAX = 60

/** `deposit/*`, the provider's webhook, and what the sandbox adds while it is the provider. */
export function registerDepositRoutes(app: FastifyInstance, deps: DepositHost): void {
  registerViews(app, deps)
  const { psp } = deps
  if (psp === null) route(app, calls.requestDeposit, () => refuse('method_unavailable'))
  else if (psp.kind === 'http') registerHttpPayments(app, deps, psp)
  else registerSandbox(app, deps, psp)
}

/** A real provider: our webhook is registered there, and what it reports is looked up there. */
function registerHttpPayments(
  app: FastifyInstance,
  deps: DepositHost,
  { provider, secret }: Extract<Psp, { kind: 'http' }>,
): void {
  registerPayments(app, { ...deps, provider, secret, isRemote: true })
  app.addHook('onListen', async () => {
    const webhookUrl = `${deps.config.publicUrl}/api/${providerCalls.greetWebhook.path}`
    // Without it the rounds find payments, a minute later.
    await provider.registerWebhook(webhookUrl).catch((error: unknown) => {
      deps.log.error({ err: error, webhookUrl }, 'payments: webhook registration failed')
    })
  })
}

function registerSandbox(
  app: FastifyInstance,
  deps: DepositHost,
  { provider, secret }: Extract<Psp, { kind: 'sandbox' }>,
): void {
  const depositDeps = { ...deps, provider, secret, isRemote: false }
  registerPayments(app, depositDeps)
  route(app, calls.simulatePayment, (request, { playerId }) =>
    simulatePayment(depositDeps, provider, request, playerId),
  )
}

/** Everything that calls the provider or receives from it. */
function registerPayments(app: FastifyInstance, deps: DepositDeps): void {
  // Some providers call it without a notice before they accept its address.
  bytesRoute(app, providerCalls.greetWebhook, (bytes, headers) =>
    greetWebhook(deps, bytes, headers),
  )
  route(
    app,
    calls.requestDeposit,
    (request, { playerId, isExcluded }) =>
      isExcluded ? refuse('self_excluded') : requestDeposit(deps, request, playerId),
    { requestsPerMinuteMax: DEPOSITS_PER_MINUTE_MAX },
  )
  bytesRoute(app, providerCalls.receivePix, (bytes, headers) =>
    receiveWebhook(deps, bytes, headers),
  )
  keepDeposits(app, deps)
}

function registerViews(app: FastifyInstance, { config, database, clock }: ServerDeps): void {
  route(app, calls.listDepositMethods, () => ({
    done: 'ok',
    body: { cnfPaymentMethods: paymentMethods(config) },
  }))
  route(app, calls.readDeposit, async (request, caller) => {
    const { playerId, isExcluded } = caller
    const found = await readDeposit(database.kysely, playerId, request.depositId, clock.now())
    if (!found) return refuse('unknown_deposit')
    // A payment by an excluded player is sent back, so the code is not shown again either.
    return { done: 'ok', body: showCharge(found, request.withCode === 'true' && !isExcluded) }
  })
  route(app, calls.listDeposits, async (fields, caller) => {
    const request = { playerId: caller.playerId, cursor: fields.cursor, now: clock.now() }
    const page = await readDepositHistory(database.reading.kysely, request)
    return { done: 'ok', body: page }
  })
}
