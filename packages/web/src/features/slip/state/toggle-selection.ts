import { newRequestKey } from '../../../api/request-key.ts'
import { type OddFact, readGame } from '../../../live/live.ts'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { readSite } from '../../../site/site-store.ts'
import { openLogin } from '../../session/session.ts'
import { emptySlip, isSelected } from './empty-slip.ts'
import { oddsOfRate } from './selection-fact.ts'
import {
  addSelection,
  isAwaitingResult,
  type NewSelection,
  removeSelection,
  type SlipState,
} from './slip-state.ts'
import { changeSlip, slipStore } from './slip-store.ts'

const SELECTIONS_MAX_DEFAULT = 20

type Reasons = typeof import('../submit/show-not-taken.ts')

function notTaken(show: (reasons: Reasons) => void): void {
  void import('../submit/show-not-taken.ts').then(show, showNotLoaded)
}

/** A click on odds: a visitor is prompted to log in, a player adds or removes the selection. */
export function toggleSelection(odd: OddFact): void {
  const slip = openSlip()
  if (slip === null) return
  if (isSelected(slip, odd.selectionId)) {
    return changeSlip(() => removeSelection(slip, odd.selectionId))
  }
  const { selectionId, gameId, marketId, name, handicap, rate } = odd
  const agreedOdds = oddsOfRate(rate)
  if (agreedOdds !== null) add(slip, { selectionId, gameId, marketId, name, handicap, agreedOdds })
}

/** A selection without what its match is known by. */
type AddedSelection = Omit<
  NewSelection,
  'sportId' | 'tournamentId' | 'teams' | 'startsAt' | 'season'
>

/** True if the selection is in the slip now. */
export function putInSlip(added: AddedSelection): boolean {
  const slip = openSlip()
  return slip !== null && (isSelected(slip, added.selectionId) || add(slip, added))
}

/** The slip to change; null where it cannot be, with the reason shown. */
function openSlip(): SlipState | null {
  const { player, slip } = slipStore().read()
  if (player === null) {
    openLogin()
    return null
  }
  if (isAwaitingResult(slip)) {
    notTaken(({ showBusy }) => showBusy())
    return null
  }
  // A new selection after 'Aposta Feita' opens a new slip.
  return slip.phase.step === 'placed' ? emptySlip(newRequestKey()) : slip
}

function add(slip: SlipState, added: AddedSelection): boolean {
  const selectionsMax = readSite()?.client.limits.selectionsMax ?? SELECTIONS_MAX_DEFAULT
  if (slip.selections.length >= selectionsMax) {
    notTaken(({ showFull }) => showFull(selectionsMax))
    return false
  }
  const game = readGame(added.gameId)
  if (game === null) return false
  const { sportId, tournamentId, teams, startsAt, season } = game
  changeSlip(() => addSelection(slip, { ...added, sportId, tournamentId, teams, startsAt, season }))
  return true
}
