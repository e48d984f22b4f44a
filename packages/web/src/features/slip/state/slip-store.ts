import type { Odds } from '@caderneta/domain/odds/odds'
import { createStore, useStore } from 'zustand'
import { newRequestKey } from '../../../api/request-key.ts'
import { onSession } from '../../session/session.ts'
import { emptySlip, isSelected } from './empty-slip.ts'
import type { SlipState } from './slip-state.ts'

/** A selection as returned by a refusal; the stream overtakes it with a newer version. */
export interface SelectionUpdate {
  /** Null when only the status was returned. */
  readonly odds: Odds | null
  readonly version: number
  readonly status: 'open' | 'suspended' | 'closed'
}

export interface SlipStore {
  /** Whose slip it is: the account's e-mail; null for a visitor, who has none. */
  readonly player: string | null
  readonly slip: SlipState
  readonly updateBySelection: ReadonlyMap<number, SelectionUpdate>
  /** The notice of insufficient cash (checklist NEC). */
  readonly isShortOfCash: boolean
  /** A submission without any stake: the empty inputs are marked (VAL-60). */
  readonly isStakeMissing: boolean
}

const freshStore = (player: string | null, slip: SlipState): SlipStore => ({
  player,
  slip,
  updateBySelection: new Map(),
  isShortOfCash: false,
  isStakeMissing: false,
})

export const slipStore = createStore<SlipStore>(() => freshStore(null, emptySlip('')))

type SlipStorage = typeof import('./slip-storage.ts')

/** Loaded with the first session: a visitor has no slip to store. */
let storage: SlipStorage | null = null

/** Shows the slip of the session that began before the storage code was loaded. */
let restoreLate: (() => void) | null = null

export async function loadSlipStorage(): Promise<void> {
  storage ??= await import('./slip-storage.ts')
  restoreLate?.()
  restoreLate = null
}

/** Writes the slip to storage before any other reader sees it (decisions, 3; SEC-13). */
export function changeSlip(change: (slip: SlipState) => SlipState): void {
  const { player, slip } = slipStore.getState()
  if (player === null) return
  const changed = change(slip)
  storage?.keepSlip(player, changed)
  // The notice concerns the stakes of this slip: an emptied one has none.
  const isShortOfCash = slipStore.getState().isShortOfCash && changed.selections.length > 0
  slipStore.setState({ slip: changed, isStakeMissing: false, isShortOfCash })
}

export function updateSelections(updates: Iterable<readonly [number, SelectionUpdate]>): void {
  const { updateBySelection } = slipStore.getState()
  slipStore.setState({ updateBySelection: new Map([...updateBySelection, ...updates]) })
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
  let current: string | null = null
  const restore = (player: string) => {
    // Another session may have begun while the storage code was loading.
    if (player !== current) return
    const slip = storage?.readSlip(player) ?? null
    slipStore.setState(freshStore(player, slip ?? emptySlip(newRequestKey())), true)
    if (slip) onRestored()
    storage?.followOtherTabs(slipStore, onRestored)
  }
  return onSession((start) => {
    current = start?.user.info.email ?? null
    slipStore.setState(freshStore(null, emptySlip(newRequestKey())), true)
    if (current === null) return
    const player = current
    restoreLate = () => restore(player)
    // A failed load is retried, and reported, at the first click.
    loadSlipStorage().catch(() => undefined)
  })
}

export function useSlip(): SlipState {
  return useStore(slipStore, (store) => store.slip)
}

/** True while the slip contains that selection; one subscription per odds button. */
export function useIsSelected(selectionId: number): boolean {
  return useStore(
    slipStore,
    ({ slip }) => slip.phase.step !== 'placed' && isSelected(slip, selectionId),
  )
}
