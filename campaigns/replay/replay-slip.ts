import type { Centavos } from '@caderneta/domain/money/money'
import type { ApiReply } from '@caderneta/testing/client/api-client'
import type { PatientClient } from './patient-client.ts'

/** A bettor who signed up for a replay. */
export interface ReplayBettor {
  readonly number: number
  readonly client: PatientClient
  readonly deposit: Centavos
}

/** A selection as the page showed it. */
export interface ReplaySelection {
  readonly gameId: number
  readonly selectionId: number
  readonly marketId: number
  readonly name: string
  readonly handicap: string
  /** Whether the match was under way when its page was read. */
  readonly isLive: boolean
}

/** One element of `wagers`: the selections, the stake and the rate as they are sent. */
export interface ReplayCombination {
  readonly selections: readonly ReplaySelection[]
  /** Decimal texts. */
  readonly stake: string
  readonly seenRate: string
}

/** A system is several combinations of the same selections in one slip. */
export type SlipKind = 'single' | 'multiple' | 'system'

export interface ChosenSlip {
  readonly kind: SlipKind
  readonly combinations: readonly ReplayCombination[]
}

/** A slip that a bettor sent, and the reply. */
export interface ReplaySlip extends ChosenSlip {
  readonly bettor: number
  readonly reply: ApiReply
}

/** A bet, or a part of it, that a bettor closed early at the quote that was offered. */
export interface ReplayClosing {
  readonly bettor: number
  readonly betId: number
  /** What closing the whole would return, and what was at stake; centavos. */
  readonly quote: Centavos
  readonly atStake: Centavos
  readonly percent: number
  readonly reply: ApiReply
}
