import { randomUUID } from 'node:crypto'
import type { RefusalOf } from '@caderneta/contract/call'
import type { FieldError } from '@caderneta/contract/field-errors'
import type { requestDeposit as requestDepositCall } from '@caderneta/contract/payments/deposit-calls'
import type { depositSaveReply, depositSaveRequest } from '@caderneta/contract/payments/deposits'
import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { type Centavos, parseReais, reaisNumber } from '@caderneta/domain/money/money'
import { dynamicBrCode } from '@caderneta/domain/payments/br-code'
import { txidOf } from '@caderneta/domain/payments/pix-txid'
import { CPF_LENGTH, cpfDigits, parseCpf } from '@caderneta/domain/person/cpf'
import type * as z from 'zod/mini'
import type { PaymentConfig } from '../../../config/config.ts'
import type { ResultOf } from '../../../http/route.ts'
import { readPlayer } from '../../accounts/accounts.ts'
import type { CreatedCharge, NewCharge } from '../psp/pix-provider.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { insertDeposit } from './deposit-store.ts'
import { PIX_METHOD_ID } from './payment-methods.ts'
import { chargeCode } from './show-charge.ts'

type DepositRequest = z.infer<typeof depositSaveRequest>
type DepositRefusal = RefusalOf<typeof requestDepositCall>

const MERCHANT = { name: 'CADERNETA', city: 'SAO PAULO' } as const

/**
 * `deposit/save`: requests a charge from the provider and shows how to pay it. Nothing is credited
 * here. Name and CPF of the form are compared with the account and sent nowhere.
 */
export async function requestDeposit(
  deps: DepositDeps,
  requested: DepositRequest,
  playerId: number,
): Promise<ResultOf<typeof requestDepositCall>> {
  if (Number(requested.betCnfPaymentMethodId) !== PIX_METHOD_ID) return refuse('method_unavailable')
  const player = await readPlayer(deps.database.kysely, playerId)
  const errors = { ...cpfError(requested.cpf, player.cpf), ...amountError(requested.depositAmount) }
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  const amount = allowedAmount(requested.depositAmount, deps.config.payment)
  if (isRefusal(amount)) return amount

  const id = randomUUID()
  const { expirySeconds } = deps.config.payment
  const createdAt = deps.clock.now()
  const debtor = { cpf: player.cpf, nome: `${player.first_name} ${player.last_name}` }
  const charge = { txid: txidOf(id), amount, expirySeconds, debtor }
  const created = await createdCharge(deps, charge)
  if (isRefusal(created)) return created
  const deposit = {
    id,
    playerId,
    amount,
    txid: charge.txid,
    payload: dynamicBrCode({ url: created.location, ...MERCHANT }),
    createdAt: new Date(createdAt),
    expiresAt: new Date(createdAt + expirySeconds * 1000),
  }
  await insertDeposit(deps.database.kysely, deposit)
  return { done: 'deposit_requested', body: replyOf(deposit) }
}

/** Nothing is written yet: after a refusal the player requests another charge. */
async function createdCharge(
  { provider, log }: DepositDeps,
  charge: NewCharge,
): Promise<CreatedCharge | Refusal<'unavailable'>> {
  try {
    return await provider.createCharge(charge)
  } catch (error) {
    log.error({ err: error, txid: charge.txid }, 'deposits: charge creation failed')
    return refuse('unavailable')
  }
}

function cpfError(requested: string | undefined, cpf: string): Record<string, FieldError> {
  if (requested === undefined) return {}
  if (requested.trim() === '') return { cpf: 'required' }
  const digits = cpfDigits(requested)
  if (digits.length < CPF_LENGTH) return { cpf: 'too_short' }
  if (digits === cpf) return {}
  return { cpf: parseCpf(requested) === null ? 'cpf_invalid' : 'cpf_not_owner' }
}

function amountError(text: string): Record<string, FieldError> {
  const amount = parseReais(text)
  if (amount === 0 || /^-\d+(\.\d{1,2})?$/.test(text)) return { depositAmount: 'not_positive' }
  return amount === null ? { depositAmount: 'not_a_number' } : {}
}

function allowedAmount(text: string, limits: PaymentConfig): Centavos | DepositRefusal {
  const { depositMin, depositMax } = limits
  const amount = parseReais(text)
  if (amount === null) return refuseFields({ depositAmount: 'not_a_number' })
  if (amount < depositMin)
    return refuse('deposit_too_small', { depositMin: reaisNumber(depositMin) })
  if (amount > depositMax)
    return refuse('deposit_too_large', { depositMax: reaisNumber(depositMax) })
  return amount
}

function replyOf(deposit: {
  readonly id: string
  readonly amount: Centavos
  readonly payload: string
  readonly expiresAt: Date
}): z.infer<typeof depositSaveReply> {
  return {
    depositId: deposit.id,
    price: reaisNumber(deposit.amount),
    ...chargeCode(deposit.payload),
    expiresAt: deposit.expiresAt.getTime(),
  }
}
