import type { Odds } from '@caderneta/domain/odds'
import { createStore, useStore } from 'zustand'
import { onSession } from '../session/session.ts'
import { newSlipId } from './slip-key.ts'
import { emptySlip, isSelected, type SlipState } from './slip-state.ts'
import { keepSlip, readSlip } from './slip-storage.ts'

/** What a refusal told of a selection; the stream overtakes it with a newer version. */
export interface ToldSelection {
  /** Null when only the status was told. */
  readonly odds: Odds | null
  readonly version: number
  readonly status: 'open' | 'suspended' | 'closed'
}

interface SlipStore {
  /** Whose slip it is: the account's e-mail; null for a visitor, who has none. */
  readonly player: string | null
  readonly slip: SlipState
  readonly toldBySelection: ReadonlyMap<number, ToldSelection>
  /** The notice that the money is short (checklist NEC). */
  readonly isShortOfCash: boolean
  /** A submission without any stake: the empty inputs are marked (VAL-60). */
  readonly isStakeMissing: boolean
}

const freshStore = (player: string | null, slip: SlipState): SlipStore => ({
  player,
  slip,
  toldBySelection: new Map(),
  isShortOfCash: false,
  isStakeMissing: false,
})

export const slipStore = createStore<SlipStore>(() => freshStore(null, emptySlip('')))

/** Writes the slip to storage before anybody else sees it (decisions, 3; SEC-13). */
export function changeSlip(change: (slip: SlipState) => SlipState): void {
  const { player, slip } = slipStore.getState()
  if (player === null) return
  const changed = change(slip)
  keepSlip(player, changed)
  slipStore.setState({ slip: changed, isStakeMissing: false })
}

export function tellSelections(told: Iterable<readonly [number, ToldSelection]>): void {
  const { toldBySelection } = slipStore.getState()
  slipStore.setState({ toldBySelection: new Map([...toldBySelection, ...told]) })
}

export function showShortOfCash(isShortOfCash: boolean): void {
  slipStore.setState({ isShortOfCash })
}

export function markMissingStakes(): void {
  slipStore.setState({ isStakeMissing: true })
}

export function readSlipState(): SlipState {
  return slipStore.getState().slip
}

/** Each player finds the slip of the last visit; a visitor has none. */
export function watchSession(onRestored: () => void): () => void {
  return onSession((start) => {
    const player = start?.user.info.email ?? null
    const slip = player === null ? null : readSlip(player)
    slipStore.setState(freshStore(player, slip ?? emptySlip(newSlipId())), true)
    if (slip) onRestored()
  })
}

export function useSlip(): SlipState {
  return useStore(slipStore, (store) => store.slip)
}

export function useSlipNotices(): Pick<SlipStore, 'isShortOfCash' | 'isStakeMissing'> {
  const isShortOfCash = useStore(slipStore, (store) => store.isShortOfCash)
  const isStakeMissing = useStore(slipStore, (store) => store.isStakeMissing)
  return { isShortOfCash, isStakeMissing }
}

export function useToldSelections(): SlipStore['toldBySelection'] {
  return useStore(slipStore, (store) => store.toldBySelection)
}

/** True while the slip holds that selection; one subscription per odds button. */
export function useIsSelected(selectionId: number): boolean {
  return useStore(
    slipStore,
    ({ slip }) => slip.phase.step !== 'placed' && isSelected(slip, selectionId),
  )
}
