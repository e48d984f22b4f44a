import type { RefusalCode } from '@caderneta/contract/refusals'

/**
 * What happened to bets and money, for the metrics. Each call is an increment in memory; none
 * throws.
 */
export interface BusinessEvents {
  /** A slip was placed for the first time; the stake of its bets in centavos. */
  slipPlaced(bets: number, stakeCentavos: number): void
  slipRefused(code: RefusalCode): void
  /** What a result of the feed decides is paid, so many seconds after the feed sent it. */
  resultPaid(seconds: number): void
  depositCredited(sinceRequestSeconds: number, sincePaymentSeconds: number): void
}
