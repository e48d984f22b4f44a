import type { sandboxPayRequest } from '@caderneta/contract/payments/deposits'
import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { parseReais } from '@caderneta/domain/money/money'
import { cpfDigits } from '@caderneta/domain/person/cpf'
import type * as z from 'zod/mini'
import type { Answer } from '../../../http/answer.ts'
import { readPlayer } from '../../accounts/accounts.ts'
import type { SandboxPayment, SandboxPix } from '../psp/sandbox-pix.ts'
import type { DepositParts } from './deposit-parts.ts'
import { type DepositView, readDeposit } from './deposit-view.ts'

type Asked = z.infer<typeof sandboxPayRequest>

/** `sandbox/pix/pay`: the provider of the sandbox is told to pay a charge, well or badly. */
export async function simulatePayment(
  parts: DepositParts,
  sandbox: SandboxPix,
  asked: Asked,
  playerId: number,
): Promise<Answer> {
  const reader = parts.database.kysely
  const deposit = await readDeposit(reader, playerId, asked.depositId, parts.clock.now())
  if (!deposit) return refuse('unknown_deposit')
  const player = await readPlayer(reader, playerId)
  const payment = paymentOf(asked, deposit, player)
  if (isRefusal(payment)) return payment
  const times = Number(asked.times ?? '1')
  const notices = Array.from({ length: times }, () => sandbox.pay(payment))
  await sandbox.notify(notices).catch((fault: unknown) =>
    // As with a bank: what no webhook told, the next reconciliation finds.
    parts.log.warn({ err: fault }, 'the webhook of the sandbox was not heard'),
  )
  return { done: 'payment_simulated' }
}

interface Payer {
  readonly cpf: string
  readonly first_name: string
  readonly last_name: string
}

function paymentOf(asked: Asked, deposit: DepositView, payer: Payer): SandboxPayment | Refusal {
  const amount = asked.amount === undefined ? deposit.amount : parseReais(asked.amount)
  if (amount === null || amount <= 0) return refuseFields({ amount: 'not_a_number' })
  const payerCpf = cpfDigits(asked.payerCpf ?? payer.cpf)
  if (!/^\d{11}$/.test(payerCpf)) return refuseFields({ payerCpf: 'cpf_invalid' })
  const payerName = `${payer.first_name} ${payer.last_name}`
  return { txid: deposit.txid, amount, payerCpf, payerName }
}
