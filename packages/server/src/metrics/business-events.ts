import type { RefusalCode } from '@caderneta/contract/refusals'

/**
 * What happened to bets and money, and to the news of other servers, for the metrics. Each call is
 * an increment in memory; none throws.
 */
export interface BusinessEvents {
  /** A slip was placed for the first time; the stake of its bets in centavos. */
  slipPlaced(bets: number, stakeCentavos: number): void
  slipRefused(code: RefusalCode): void
  /** This server settled a bet, so many seconds after the feed sent what decides it. */
  betSettled(seconds: number): void
  depositCredited(sinceRequestSeconds: number, sincePaymentSeconds: number): void
  /** The leader of the feed sent something in a form that this server does not know. */
  frameRefused(): void
}
