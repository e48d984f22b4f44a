import { PIX_KEY_LENGTH_MAX, PIX_KEY_TYPES } from '@caderneta/domain/payments/pix-key'
import * as z from 'zod/mini'
import { timeCursor } from '../catalogue/listing.ts'
import { codedText, currentPassword, figuresText, typedText } from '../outside-text.ts'
import { UUID } from '../uuid.ts'
import { walletWire } from '../wallet/wallet.ts'

/** PIX withdrawals on the wire (specification, section 2; decision 0009; checklist WDR and TRF). */

/** From the request to the money's end: paid, or back in the wallet. */
export const WITHDRAWAL_STATUSES = [
  'requested',
  'in_review',
  'approved',
  'sending',
  'paid',
  'refused',
  'returned',
  'cancelled',
] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

/** Why a withdrawal waits for a person, or was not paid; the page has a sentence for each. */
const WITHDRAWAL_REASONS = [
  'large_amount',
  'recent_change',
  'not_verified',
  'review_refused',
  'key_gone',
  'key_of_another',
  'provider_refused',
  'receiver_returned',
  'debt_owed',
] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** Hours after which Cancelar Saque, turned on again, takes effect (CST-08). */
export const CANCELABLE_AFTER_HOURS = 24

const required = typedText().check(z.minLength(1, 'required'))
const figures = figuresText().check(z.minLength(1, 'required'))

/**
 * `withdraw/save`. `ownerName` and `cpf` are fields of the form and never used: both come from
 * the account (decision 0009). The password's minimum is 1, as specified; the true one is needed.
 */
export const withdrawSaveRequest = z.object({
  pixKeyType: z.enum(PIX_KEY_TYPES, 'required'),
  pixKey: required.check(z.maxLength(PIX_KEY_LENGTH_MAX + 20, 'too_long')),
  ownerName: required.check(z.maxLength(200, 'too_long')),
  cpf: figures.check(z.minLength(11, 'cpf_short'), z.maxLength(20, 'cpf_invalid')),
  amount: figures.check(z.maxLength(20, 'not_a_number')),
  password: currentPassword,
  /** Makes a repeat the same request: a UUID that the page makes up before it sends. */
  withdrawalId: z.optional(codedText(UUID)),
})

export const withdrawSaveReply = z.object({ withdrawalId: z.string(), wallet: walletWire })

const withdrawalWire = z.object({
  id: z.string(),
  /** Reais. */
  amount: z.number(),
  status: z.enum(WITHDRAWAL_STATUSES),
  pixKeyType: z.enum(PIX_KEY_TYPES),
  /** Only its ends can be read. */
  pixKey: z.string(),
  reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  /** Each status that it had, with its time in milliseconds UTC, the first one first. */
  steps: z.array(z.object({ status: z.enum(WITHDRAWAL_STATUSES), at: z.number() })),
  /** True while the player may cancel it: nothing was sent and Cancelar Saque is on. */
  isCancelable: z.boolean(),
})

/** Whether pending withdrawals may be cancelled; `from`: when that begins, null for now. */
const cancelableWire = z.object({ isOn: z.boolean(), from: z.nullable(z.number()) })

export const WITHDRAWALS_PER_PAGE = 20

/** Statuses of a withdrawal that nothing was sent for yet: the player may still cancel it. */
export const PENDING_WITHDRAWALS: readonly WithdrawalStatus[] = [
  'requested',
  'in_review',
  'approved',
]

/** `cursor` is `next` of the page before; `pending` leaves out what is sent or over. */
export const withdrawGetAllRequest = z.object({
  cursor: z.optional(timeCursor),
  pending: z.optional(z.enum(['true', 'false'], 'invalid')),
})

/** Newest first. */
export const withdrawGetAllReply = z.object({
  data: z.array(withdrawalWire),
  /** The cursor of the older ones; null when there are none. */
  next: z.nullable(z.string()),
  cancelable: cancelableWire,
})

export const withdrawCancelRequest = z.object({
  withdrawalId: required.check(z.maxLength(64, 'too_long')),
})
export const withdrawCancelReply = z.object({ wallet: walletWire })

/** Off at once, on after 24 hours (TRF-05, TRF-06). */
export const withdrawSetCancelableRequest = z.object({
  active: z.enum(['true', 'false'], 'invalid'),
})
export const withdrawSetCancelableReply = z.object({ cancelable: cancelableWire })

export type WithdrawalWire = z.infer<typeof withdrawalWire>
export type CancelableWire = z.infer<typeof cancelableWire>
