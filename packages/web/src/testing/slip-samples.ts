import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { odds } from '@caderneta/domain/odds/odds'
import { emptySlip } from '../features/slip/state/empty-slip.ts'
import type { SlipState } from '../features/slip/state/slip-content.ts'
import { type SelectionFact, type SlipPick, slipPick } from '../features/slip/state/slip-picks.ts'
import { addSelection, setStake } from '../features/slip/state/slip-state.ts'
import { sumSlip } from '../features/slip/state/slip-sum.ts'

/** A selection of a slip under test: its odds in thousandths, its stake, its match. */
export interface SampleSelection {
  readonly rate: number
  readonly stake?: string
  readonly gameId?: number
  readonly status?: SelectionFact['status']
}

/** A slip of first selections of that many matches. */
export function sampleSlip(selections: readonly SampleSelection[]): SlipState {
  const slip = selections.reduce((state, { rate, gameId }, at) => {
    return addSelection(state, {
      selectionId: selectionId(at + 1, 1),
      gameId: gameId ?? at + 1,
      sportId: 1,
      tournamentId: 7,
      marketId: 1_000_002,
      name: '1',
      handicap: '',
      teams: [`Casa ${at + 1}`, `Fora ${at + 1}`],
      startsAt: 0,
      agreedOdds: odds(rate),
    })
  }, emptySlip('key'))
  return selections.reduce(
    (state, { stake }, at) => setStake(state, selectionId(at + 1, 1), stake ?? ''),
    slip,
  )
}

function samplePicks(slip: SlipState, selections: readonly SampleSelection[]): readonly SlipPick[] {
  return slip.selections.map((selection, at) => {
    const status = selections[at]?.status ?? 'open'
    return slipPick(selection, { odds: selection.agreedOdds, status, isLive: false }, 'higher')
  })
}

/** The sum of such a slip after `change`. */
export function sampleSum(
  selections: readonly SampleSelection[],
  change: (slip: SlipState) => SlipState = (slip) => slip,
  betsMax: number = 1000,
) {
  const slip = change(sampleSlip(selections))
  return sumSlip(slip, samplePicks(slip, selections), betsMax)
}
