import type { Odds } from '@caderneta/domain/odds/odds'
import { newRequestKey } from '../../../api/request-key.ts'
import { type OddFact, readGame } from '../../../live/live.ts'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { readSite } from '../../../site/site-store.ts'
import { openLogin } from '../../session/session.ts'
import { emptySlip, isSelected } from './empty-slip.ts'
import { oddsOfRate } from './selection-fact.ts'
import type { SlipState } from './slip-content.ts'
import { addSelection, isAwaitingResult, removeSelection } from './slip-state.ts'
import { changeSlip, slipStore } from './slip-store.ts'

const SELECTIONS_MAX_DEFAULT = 20

type Reasons = typeof import('../submit/show-not-taken.ts')

function notTaken(show: (reasons: Reasons) => void): void {
  void import('../submit/show-not-taken.ts').then(show, showNotLoaded)
}

/** A click on odds: a visitor is prompted to log in, a player adds or removes the selection. */
export function toggleSelection(odd: OddFact): void {
  const { player, slip } = slipStore().read()
  if (player === null) return openLogin()
  if (isAwaitingResult(slip)) return notTaken(({ showBusy }) => showBusy())
  // A new selection after 'Aposta Feita' opens a new slip.
  const current = slip.phase.step === 'placed' ? emptySlip(newRequestKey()) : slip
  if (isSelected(current, odd.selectionId)) {
    return changeSlip(() => removeSelection(current, odd.selectionId))
  }
  const selectionsMax = readSite()?.client.limits.selectionsMax ?? SELECTIONS_MAX_DEFAULT
  if (current.selections.length >= selectionsMax) {
    return notTaken(({ showFull }) => showFull(selectionsMax))
  }
  const agreedOdds = oddsOfRate(odd.rate)
  if (agreedOdds !== null) changeSlip(() => withOdd(current, odd, agreedOdds))
}

function withOdd(slip: SlipState, odd: OddFact, agreedOdds: Odds): SlipState {
  const game = readGame(odd.gameId)
  if (game === null) return slip
  const { selectionId, gameId, marketId, name, handicap } = odd
  const { sportId, tournamentId, teams, startsAt } = game
  const gameFields = { gameId, sportId, tournamentId, teams, startsAt }
  return addSelection(slip, { selectionId, marketId, name, handicap, agreedOdds, ...gameFields })
}
