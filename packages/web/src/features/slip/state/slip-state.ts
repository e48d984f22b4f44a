import type { Odds } from '@caderneta/domain/odds/odds'
import { emptySlip } from './empty-slip.ts'
import type {
  PlacedBet,
  SlipAttempt,
  SlipSelection,
  SlipState,
  StakeTexts,
} from './slip-content.ts'

/**
 * How clicks change the slip; pure, so that it can be stored and restored unchanged. Checklist SLP,
 * ODD; decision 0003, 4 and 11.
 */

/** True when a bet of that submission is on the selection. */
export function isSent({ lines }: SlipAttempt, selectionId: number): boolean {
  return lines.some(({ betGamesOddId }) => betGamesOddId.includes(selectionId))
}

/** True while a response is pending: nothing in the slip may change then. */
export function isAwaitingResult(state: SlipState): boolean {
  return state.phase.step === 'sending' || state.phase.step === 'checking'
}

export type NewSelection = Omit<SlipSelection, 'stake'>

/**
 * One selection shows as a minimised simple bet, the second expands the slip (SLP-20, SLP-21). An
 * added selection has no stake, so there is no longer one for all. What is staked on the multiple
 * of all selections stays so, and does not become a stake on each of several (decision 0123).
 */
export function addSelection(state: SlipState, added: NewSelection): SlipState {
  const selections = [...state.selections, { ...added, stake: '' }]
  const isCombined = state.selections.every(({ gameId }) => gameId !== added.gameId)
  const rowStakes = isCombined ? wholeStakeMoved(state) : state.rowStakes
  return { ...state, selections, rowStakes, stakeForAll: '', isMinimised: selections.length < 2 }
}

function wholeStakeMoved({ selections, rowStakes }: SlipState): StakeTexts {
  const { [selections.length]: stake, ...others } = rowStakes
  return stake === undefined ? rowStakes : { ...others, [selections.length + 1]: stake }
}

/**
 * Removes a selection with its stake and those of its multiples; the last one leaves an empty,
 * hidden slip (ODD-08).
 */
export function removeSelection(state: SlipState, selectionId: number): SlipState {
  const selections = state.selections.filter((each) => each.selectionId !== selectionId)
  if (selections.length === 0) return emptySlip(state.slipId)
  return withWholeStake({
    ...state,
    selections,
    // One selection left shows as a minimised simple bet again (CST-17).
    isMinimised: state.isMinimised || selections.length === 1,
    rowStakes: without(state.rowStakes, (legs) => Number(legs) > selections.length),
    combinationStakes: without(state.combinationStakes, (key) => idsOf(key).includes(selectionId)),
  })
}

/** The combination that is now the only one of its row has its stake in the field of that row. */
function withWholeStake(state: SlipState): SlipState {
  const key = combinationKey(state.selections.map((each) => each.selectionId))
  const stake = state.combinationStakes[key]
  return stake === undefined ? state : setRowStake(state, state.selections.length, stake)
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
