import type { RefusalCode } from '@caderneta/contract/refusals'

/**
 * What happened to bets and money, for the metrics. Each call is an increment in memory; none
 * throws.
 */
export interface BusinessEvents {
  /** A slip was placed for the first time; the stake of its bets in centavos. */
  slipPlaced(bets: number, stakeCentavos: number): void
  slipRefused(code: RefusalCode): void
  /** This server settled a bet, so many seconds after the feed sent what decides it. */
  betSettled(seconds: number): void
  depositCredited(sinceRequestSeconds: number, sincePaymentSeconds: number): void
}
