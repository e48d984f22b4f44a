import type { Odds } from '@caderneta/domain/odds/odds'

/** A selection in the slip. */
export interface SlipSelection {
  readonly selectionId: number
  readonly gameId: number
  readonly sportId: number
  readonly tournamentId: number
  readonly marketId: number
  readonly name: string
  readonly handicap: string
  readonly teams: readonly [home: string, away: string]
  /** Milliseconds UTC. */
  readonly startsAt: number
  /** The odds that the bettor selected, or accepted since. */
  readonly agreedOdds: Odds
  /** As typed; empty without a stake. */
  readonly stake: string
}

/** One bet of a submission, in the wire format. */
export interface SentBet {
  readonly betGamesOddId: readonly number[]
  readonly price: string
  readonly rate: string
}

/** What was sent under a key: stored from before the request until the result is known. */
export interface SlipAttempt {
  readonly lines: readonly SentBet[]
  readonly isCashbackActive: boolean
  /** Milliseconds UTC. */
  readonly sentAt: number
}

export interface PlacedBet {
  readonly selectionIds: readonly number[]
  /** Reais and rates as the server returned them, for the receipt only. */
  readonly price: number
  readonly rate: number
  readonly potentialReturn: number
}

export type SlipPhase =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' | 'checking'; readonly attempt: SlipAttempt }
  | { readonly step: 'placed'; readonly reference: string; readonly bets: readonly PlacedBet[] }

export type StakeTexts = Readonly<Record<string, string>>

export interface SlipState {
  /** Key of the next submission (decision 0003). */
  readonly slipId: string
  readonly selections: readonly SlipSelection[]
  readonly stakeForAll: string
  /** Stake of each combination of a row of multiples, as typed, by its number of legs. */
  readonly rowStakes: StakeTexts
  /** Stakes of single combinations, by `combinationKey`; they take precedence over the row's. */
  readonly combinationStakes: StakeTexts
  /** Null until the bettor chooses: then the wallet decides. */
  readonly cashbackChoice: boolean | null
  readonly isMinimised: boolean
  readonly phase: SlipPhase
}
