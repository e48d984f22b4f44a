import type { Odds } from '@caderneta/domain/odds/odds'
import { newRequestKey } from '../../../api/request-key.ts'
import { type OddFact, readGame } from '../../../live/live.ts'
import type { Page } from '../../../root/page.ts'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { readSite } from '../../../site/site-store.ts'
import { openLogin } from '../../session/session.ts'
import { emptySlip, isSelected } from './empty-slip.ts'
import { oddsOfRate } from './selection-fact.ts'
import { changeSlip } from './slip-changes.ts'
import type { SlipState } from './slip-content.ts'
import { addSelection, isAwaitingResult, removeSelection } from './slip-state.ts'

const SELECTIONS_MAX_DEFAULT = 20

type Refusals = typeof import('../submit/show-not-taken.ts')

function notTaken(
  page: Pick<Page, 'prefs' | 'slipCode' | 'toasts'>,
  show: (refusals: Refusals) => void,
): void {
  void page.slipCode.refusals().then(show, () => showNotLoaded(page))
}

/** A click on odds: a visitor is prompted to log in, a player adds or removes the selection. */
export function toggleSelection(page: Page, odd: OddFact): void {
  const { player, slip } = page.slip.read()
  if (player === null) return openLogin(page)
  if (isAwaitingResult(slip)) return notTaken(page, ({ showBusy }) => showBusy(page))
  // A new selection after 'Aposta Feita' opens a new slip.
  const current = slip.phase.step === 'placed' ? emptySlip(newRequestKey()) : slip
  if (isSelected(current, odd.selectionId)) {
    return changeSlip(page, () => removeSelection(current, odd.selectionId))
  }
  const selectionsMax = readSite(page)?.client.limits.selectionsMax ?? SELECTIONS_MAX_DEFAULT
  if (current.selections.length >= selectionsMax) {
    return notTaken(page, ({ showFull }) => showFull(page, selectionsMax))
  }
  const agreedOdds = oddsOfRate(odd.rate)
  if (agreedOdds !== null) changeSlip(page, () => withOdd(page, current, odd, agreedOdds))
}

function withOdd(
  page: Pick<Page, 'live'>,
  slip: SlipState,
  odd: OddFact,
  agreedOdds: Odds,
): SlipState {
  const game = readGame(page, odd.gameId)
  if (game === null) return slip
  const { selectionId, gameId, marketId, name, handicap } = odd
  const { sportId, tournamentId, teams, startsAt } = game
  const gameFields = { gameId, sportId, tournamentId, teams, startsAt }
  return addSelection(slip, { selectionId, marketId, name, handicap, agreedOdds, ...gameFields })
}
