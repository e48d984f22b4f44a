import type { simulatePayment as simulatePaymentCall } from '@caderneta/contract/payments/deposit-calls'
import type { sandboxPayRequest } from '@caderneta/contract/payments/deposits'
import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { parseReais } from '@caderneta/domain/money/money'
import { cpfDigits } from '@caderneta/domain/person/cpf'
import type * as z from 'zod/mini'
import type { ResultOf } from '../../../http/route.ts'
import { readPlayer } from '../../accounts/accounts.ts'
import type { SandboxPayment, SandboxPix } from '../psp/sandbox-pix.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { type DepositView, readDeposit } from './deposit-view.ts'

type SandboxPayRequest = z.infer<typeof sandboxPayRequest>

/** `sandbox/pix/pay`: makes the provider of the sandbox pay a charge, correctly or not. */
export async function simulatePayment(
  deps: DepositDeps,
  sandbox: SandboxPix,
  request: SandboxPayRequest,
  playerId: number,
): Promise<ResultOf<typeof simulatePaymentCall>> {
  const reader = deps.database.kysely
  const deposit = await readDeposit(reader, playerId, request.depositId, deps.clock.now())
  if (!deposit) return refuse('unknown_deposit')
  const player = await readPlayer(reader, playerId)
  const payment = paymentOf(request, deposit, player)
  if (isRefusal(payment)) return payment
  const times = Number(request.times ?? '1')
  const notices = Array.from({ length: times }, () => sandbox.pay(payment))
  await sandbox.notify(notices).catch((error: unknown) =>
    // As with a bank: what no webhook reported, the next reconciliation finds.
    deps.log.warn({ err: error }, 'sandbox: webhook not received'),
  )
  return { done: 'payment_simulated' }
}

interface Payer {
  readonly cpf: string
  readonly first_name: string
  readonly last_name: string
}

function paymentOf(
  request: SandboxPayRequest,
  deposit: DepositView,
  payer: Payer,
): SandboxPayment | Refusal<'invalid_fields'> {
  const amount = request.amount === undefined ? deposit.amount : parseReais(request.amount)
  if (amount === null || amount <= 0) return refuseFields({ amount: 'not_a_number' })
  const payerCpf = cpfDigits(request.payerCpf ?? payer.cpf)
  if (!/^\d{11}$/.test(payerCpf)) return refuseFields({ payerCpf: 'cpf_invalid' })
  const payerName = `${payer.first_name} ${payer.last_name}`
  return { txid: deposit.txid, amount, payerCpf, payerName }
}
