import type { Odds } from '@caderneta/domain/odds/odds'
import { emptySlip } from './empty-slip.ts'

/**
 * The content of the slip, and how clicks change it; pure, so that it can be stored and restored
 * unchanged. Checklist SLP, ODD; decisions, 3, 4 and 11.
 */

export interface SlipPart {
  readonly selectionId: number
  readonly marketId: number
  readonly name: string
  readonly handicap: string
}

export interface SlipSelection {
  readonly selectionId: number
  readonly gameId: number
  readonly sportId: number
  readonly tournamentId: number
  readonly marketId: number
  readonly name: string
  readonly handicap: string
  /** The selections of a match that are bet on together, where this one represents several. */
  readonly parts?: readonly SlipPart[] | undefined
  readonly teams: readonly [home: string, away: string]
  /** Of an outright alone; its teams are the tournament and this. */
  readonly season?: string | undefined
  /** Milliseconds UTC. */
  readonly startsAt: number
  /** The odds that the bettor selected, or accepted since. */
  readonly agreedOdds: Odds
  /** As typed; empty without a stake. */
  readonly stake: string
}

/** The selections whose prices the stream sends: a composite has those of its parts. */
export function streamedIds({ selectionId, parts }: SlipSelection): readonly number[] {
  return parts?.map((part) => part.selectionId) ?? [selectionId]
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

/** True when a bet of that submission is on the selection. */
export function isSent({ lines }: SlipAttempt, selectionId: number): boolean {
  return lines.some(({ betGamesOddId }) => betGamesOddId.includes(selectionId))
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
  /** Key of the next submission (decisions, 3). */
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

/** True while a response is pending: nothing in the slip may change then. */
export function isAwaitingResult(state: SlipState): boolean {
  return state.phase.step === 'sending' || state.phase.step === 'checking'
}

export type NewSelection = Omit<SlipSelection, 'stake'>

/**
 * One selection shows as a minimised simple bet, the second expands the slip (SLP-20, SLP-21). An
 * added selection has no stake, so there is no longer one for all.
 */
export function addSelection(state: SlipState, added: NewSelection): SlipState {
  const selections = [...state.selections, { ...added, stake: '' }]
  return { ...state, selections, stakeForAll: '', isMinimised: selections.length < 2 }
}

/**
 * Removes a selection with its stake and those of its multiples; the last one leaves an empty,
 * hidden slip (ODD-08).
 */
export function removeSelection(state: SlipState, selectionId: number): SlipState {
  const selections = state.selections.filter((each) => each.selectionId !== selectionId)
  if (selections.length === 0) return emptySlip(state.slipId)
  return {
    ...state,
    selections,
    // One selection left shows as a minimised simple bet again (CST-17).
    isMinimised: state.isMinimised || selections.length === 1,
    rowStakes: without(state.rowStakes, (legs) => Number(legs) > selections.length),
    combinationStakes: without(state.combinationStakes, (key) => idsOf(key).includes(selectionId)),
  }
}

function without(texts: StakeTexts, isGone: (key: string) => boolean): StakeTexts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isGone(key)))
}

/** Identifies one combination by its selections, in the order of the slip. */
export function combinationKey(selectionIds: readonly number[]): string {
  return selectionIds.join('+')
}

/** The selections in a combination's key. */
export function idsOf(key: string): readonly number[] {
  return key.split('+').map(Number)
}

export function setStake(state: SlipState, selectionId: number, stake: string): SlipState {
  const selections = state.selections.map((each) =>
    each.selectionId === selectionId ? { ...each, stake } : each,
  )
  return { ...state, selections, stakeForAll: '' }
}

/** One stake for every simple bet (ODD-07, SLP-09). */
export function setStakeForAll(state: SlipState, stake: string): SlipState {
  const selections = state.selections.map((each) => ({ ...each, stake }))
  return { ...state, selections, stakeForAll: stake }
}

/** One stake for each combination of a row; individual stakes of its combinations are removed. */
export function setRowStake(state: SlipState, legs: number, stake: string): SlipState {
  return {
    ...state,
    rowStakes: { ...state.rowStakes, [legs]: stake },
    combinationStakes: without(state.combinationStakes, (key) => idsOf(key).length === legs),
  }
}

export function setCombinationStake(state: SlipState, key: string, stake: string): SlipState {
  return { ...state, combinationStakes: { ...state.combinationStakes, [key]: stake } }
}

/** The bettor accepts the odds at this moment. */
export function agreeToOdds(
  state: SlipState,
  oddsBySelection: ReadonlyMap<number, Odds>,
): SlipState {
  const selections = state.selections.map((each) => ({
    ...each,
    agreedOdds: oddsBySelection.get(each.selectionId) ?? each.agreedOdds,
  }))
  return { ...state, selections }
}

export function startSending(state: SlipState, attempt: SlipAttempt): SlipState {
  return { ...state, phase: { step: 'sending', attempt } }
}

/** The reply was lost: from here on only the server's status ends the attempt. */
export function startChecking(state: SlipState): SlipState {
  if (state.phase.step !== 'sending') return state
  return { ...state, phase: { step: 'checking', attempt: state.phase.attempt } }
}

export function placeSlip(
  state: SlipState,
  reference: string,
  bets: readonly PlacedBet[],
): SlipState {
  return { ...state, isMinimised: false, phase: { step: 'placed', reference, bets } }
}

/** Back to editing with everything kept; a definite result has used up the key. */
export function reopenSlip(state: SlipState, slipId: string): SlipState {
  return { ...state, slipId, isMinimised: false, phase: { step: 'editing' } }
}
