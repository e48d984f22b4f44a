import * as z from 'zod/mini'
import { timeCursor } from '../catalogue/listing.ts'
import { codedText, figuresText, typedText } from '../outside-text.ts'

/** PIX deposits on the wire (decisions, calls; checklist DEP, ENT-27 to ENT-29). */

const paymentMethodWire = z.object({
  id: z.number(),
  name: z.string(),
  addFundsFormType: z.enum(['card', 'default']),
})

export const depositMethodsReply = z.object({ cnfPaymentMethods: z.array(paymentMethodWire) })

export const DEPOSIT_STATUSES = [
  'awaiting',
  'credited',
  'expired',
  'refunding',
  'refunded',
] as const
const depositStatusWire = z.enum(DEPOSIT_STATUSES)

/** Form fields of `deposit/save`; ownerName and cpf are compared with the account, never used. */
export const depositSaveRequest = z.object({
  betCnfPaymentMethodId: codedText(/^\d{1,6}$/),
  depositAmount: figuresText().check(z.minLength(1, 'required')),
  ownerName: z.optional(typedText()),
  cpf: z.optional(figuresText()),
})

/** How a charge is paid. */
const chargeCodeWire = z.object({
  /** BR Code text, to be copied. */
  payload: z.string(),
  /** SVG data URI drawn by the server from the payload. */
  qrcode: z.string(),
})

export const depositSaveReply = z.extend(chargeCodeWire, {
  depositId: z.string(),
  /** Reais. */
  price: z.number(),
  /** Milliseconds UTC. */
  expiresAt: z.number(),
})

export const depositStatusRequest = z.object({
  depositId: typedText().check(z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
  /** Shows a charge again; left out when only its status is polled. */
  withCode: z.optional(z.enum(['true', 'false'], 'invalid')),
})

export const depositStatusReply = z.object({
  data: z.object({
    depositId: z.string(),
    status: depositStatusWire,
    price: z.number(),
    expiresAt: z.number(),
    reason: z.nullable(z.string()),
    /** Only when requested, and only while the charge may be paid. */
    code: z.optional(chargeCodeWire),
  }),
})

/** A row of `deposit/history`; `data` is the time in milliseconds UTC. */
const depositRowWire = z.object({
  id: z.string(),
  betCnfPaymentMethodName: z.string(),
  price: z.number(),
  data: z.number(),
  status: depositStatusWire,
  /** Why a payment was sent back; null for any other row. */
  reason: z.nullable(z.string()),
})

export const DEPOSITS_PER_PAGE = 20

/** `cursor` is `next` of the page before. */
export const depositHistoryRequest = z.object({ cursor: z.optional(timeCursor) })

/** Charges, newest first; above each the further payments of it, which were sent back. */
export const depositHistoryReply = z.object({
  data: z.array(depositRowWire),
  /** The cursor of the older charges; null when there are none. */
  next: z.nullable(z.string()),
})

/** `sandbox/pix/pay`: makes the sandbox provider pay a charge, well or badly. */
export const sandboxPayRequest = z.object({
  depositId: typedText().check(z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
  amount: z.optional(figuresText()),
  payerCpf: z.optional(figuresText()),
  times: z.optional(codedText(/^[1-9]\d?$/)),
})

export const sandboxMailboxRequest = z.object({
  email: typedText().check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
})

const mailWire = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.number(),
})

export const sandboxMailboxReply = z.object({ data: z.array(mailWire) })

export type PaymentMethodWire = z.infer<typeof paymentMethodWire>
export type ChargeCodeWire = z.infer<typeof chargeCodeWire>
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]
export type DepositRowWire = z.infer<typeof depositRowWire>
export type MailWire = z.infer<typeof mailWire>
