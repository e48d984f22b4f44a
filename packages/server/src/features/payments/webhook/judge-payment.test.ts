import { DEPOSIT_STATUSES } from '@caderneta/contract/payments/deposits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Charge, type Payment, refundReason } from './judge-payment.ts'

const charge: Charge = {
  amount: 10_000,
  status: 'awaiting',
  expiresAt: 2_000,
  playerCpf: '52998224725',
  isPlayerExcluded: false,
}
const payment: Payment = { amount: 10_000, paidAt: 1_000, payerCpf: '52998224725' }

describe('refundReason', () => {
  it('credits the first payment that is correct in every respect', () => {
    expect(refundReason(payment, charge)).toBeNull()
  })

  it('credits a payment made in time, however late its notice is received', () => {
    expect(refundReason(payment, { ...charge, status: 'expired' })).toBeNull()
    expect(refundReason({ ...payment, paidAt: 2_000 }, charge)).toBeNull()
  })

  it.each([
    ['another CPF', { payerCpf: '11144477735' }, 'payer_mismatch'],
    ['a payer without a CPF', { payerCpf: null }, 'payer_mismatch'],
    ['a centavo less', { amount: 9_999 }, 'amount_mismatch'],
    ['a centavo more', { amount: 10_001 }, 'amount_mismatch'],
    ['a payment after the expiry', { paidAt: 2_001 }, 'late'],
  ])('sends back %s', (_what, changes, reason) => {
    expect(refundReason({ ...payment, ...changes }, charge)).toBe(reason)
  })

  it('sends back a payment by a player who is excluded from betting', () => {
    expect(refundReason(payment, { ...charge, isPlayerExcluded: true })).toBe('excluded')
  })

  it('sends back a payment without a known charge', () => {
    expect(refundReason(payment, null)).toBe('unknown_charge')
  })

  it.each(['credited', 'refunding', 'refunded'] as const)(
    'sends back a payment of a charge that is %s',
    (status) => {
      expect(refundReason(payment, { ...charge, status })).toBe('repeated')
    },
  )

  it('credits only the requested amount, payer and time', () => {
    const payments = fc.record({
      amount: fc.integer({ min: 9_990, max: 10_010 }),
      paidAt: fc.integer({ min: 1_990, max: 2_010 }),
      payerCpf: fc.constantFrom('52998224725', '11144477735', '529.982.247-25', null),
    })
    fc.assert(
      fc.property(payments, fc.constantFrom(...DEPOSIT_STATUSES), (paid, status) => {
        const isRight =
          paid.amount === 10_000 &&
          paid.paidAt <= 2_000 &&
          paid.payerCpf === charge.playerCpf &&
          (status === 'awaiting' || status === 'expired')
        expect(refundReason(paid, { ...charge, status }) === null).toBe(isRight)
      }),
    )
  })
})
