import * as z from 'zod/mini'

/** Reais as numbers with at most two decimals; never negative. A display, not the money itself. */
export const walletWire = z.object({ cash: z.number(), cashback: z.number() })
export type WalletWire = z.infer<typeof walletWire>

const bonusWire = z.object({ id: z.number(), name: z.string(), balance: z.number() })

const creditsWire = z.object({
  items: z.array(z.object({ name: z.string(), balance: z.number() })),
  bonus: z.array(bonusWire),
  totalBalance: z.number(),
  paymentMethods: z.array(
    z.object({ id: z.number(), name: z.string(), addFundsFormType: z.enum(['card', 'default']) }),
  ),
})

/** The cashback of the current civil day of São Paulo; amounts in reais. */
const cashbackTodayWire = z.object({
  /** Live bets that were settled as won or lost today, and what they returned. */
  staked: z.number(),
  returned: z.number(),
  /** What would be credited if the day ended now. */
  collected: z.number(),
  percent: z.number(),
  dayMax: z.number(),
})
export type CashbackTodayWire = z.infer<typeof cashbackTodayWire>

/**
 * What made a debt: a bet that was corrected after its payout, or the cashback of a day that
 * followed such a correction.
 */
const debtCauseWire = z.object({
  reason: z.enum(['bet_corrected', 'cashback_corrected']),
  /** Reais of it that are still owed. */
  amount: z.number(),
  betId: z.nullable(z.number()),
  betReference: z.nullable(z.string()),
  /** YYYY-MM-DD, the day of the cashback. */
  day: z.nullable(z.string()),
})
export type DebtCauseWire = z.infer<typeof debtCauseWire>

/** `balance/getAll`. */
export const balanceReply = z.object({
  data: z.object({
    credits: creditsWire,
    wallet: walletWire,
    cashbackToday: cashbackTodayWire,
    /** Reais that were paid out, reversed by a correction and already spent (decision 0053). */
    owed: z.number(),
    /** The newest causes of what is owed, newest first; empty without a debt. */
    owedFor: z.array(debtCauseWire),
  }),
})
export type BalanceWire = Omit<z.infer<typeof balanceReply>['data'], 'wallet'>
export type CreditsWire = z.infer<typeof creditsWire>
