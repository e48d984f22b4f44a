import { BET_BUILDER } from '@caderneta/domain/markets/market'
import type { Odds } from '@caderneta/domain/odds/odds'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { oddsOfRate } from '../state/selection-fact.ts'
import type { SlipPart } from '../state/slip-state.ts'
import { loadSlipStorage, updateSelections } from '../state/slip-store.ts'
import { putInSlip } from '../state/toggle-selection.ts'

/** Several selections of one match as the server sells them. */
interface Composite {
  readonly selectionId: number
  readonly gameId: number
  readonly parts: readonly SlipPart[]
  /** What the bettor has seen. */
  readonly shownOdds: Odds
  /** What applies now, as the server returned it. */
  readonly rate: number
}

/** Adds it to the slip as one selection; true if it is in it now. */
export async function addComposite(composite: Composite): Promise<boolean> {
  const { selectionId, gameId, parts, shownOdds, rate } = composite
  const isLoaded = await loadSlipStorage().then(
    () => true,
    () => false,
  )
  if (!isLoaded) {
    showNotLoaded()
    return false
  }
  updateSelections([[selectionId, { odds: oddsOfRate(rate), status: 'open', version: 0 }]])
  const sold = { selectionId, gameId, marketId: BET_BUILDER, name: 'Bet Builder', handicap: '' }
  return putInSlip({ ...sold, parts, agreedOdds: shownOdds })
}
