import { civilDate } from '../person/age.ts'

/** Whether the operator makes an offer, and until which civil day of São Paulo ('YYYY-MM-DD'). */
export interface OfferTerm {
  readonly isOn: boolean
  /** The last day on which bets count; null: no end is set. */
  readonly lastDay: string | null
}

/** The zone of the civil days by which offers count. */
export const OFFER_TIME_ZONE = 'America/Sao_Paulo'

/** Whether a bet that is placed at `now` (milliseconds UTC) counts for an offer. */
export function isOffered({ isOn, lastDay }: OfferTerm, now: number): boolean {
  return isOn && (lastDay === null || civilDate(now, OFFER_TIME_ZONE) <= lastDay)
}
