import type { Odds } from '@caderneta/domain/odds/odds'
import { newRequestKey } from '../../../api/request-key.ts'
import { kept } from '../../../root/root.ts'
import { Store, useStorePart } from '../../../root/store.ts'
import { onSession } from '../../session/session.ts'
import { emptySlip, isSelected } from './empty-slip.ts'
import type { SlipState } from './slip-content.ts'

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

export const slipStore = kept(() => new Store(freshStore(null, emptySlip(''))))

function change(part: Partial<SlipStore>): void {
  slipStore().set({ ...slipStore().read(), ...part })
}

type SlipStorage = typeof import('./slip-storage.ts')

interface Restoring {
  /** Loaded with the first session: a visitor has no slip to store. */
  storage: SlipStorage | null
  /** Shows the slip of the session that began before the storage code was loaded. */
  restoreLate: (() => void) | null
}

const restoring = kept((): Restoring => ({ storage: null, restoreLate: null }))

export async function loadSlipStorage(): Promise<void> {
  const late = restoring()
  late.storage ??= await import('./slip-storage.ts')
  late.restoreLate?.()
  late.restoreLate = null
}

/** Writes the slip to storage before any other reader sees it (decision 0003; SEC-13). */
export function changeSlip(next: (slip: SlipState) => SlipState): void {
  const { player, slip: before, isShortOfCash } = slipStore().read()
  if (player === null) return
  const slip = next(before)
  restoring().storage?.keepSlip(player, slip)
  // The notice concerns the stakes of this slip: an emptied one has none.
  const isStillShort = isShortOfCash && slip.selections.length > 0
  change({ slip, isStakeMissing: false, isShortOfCash: isStillShort })
}

export function updateSelections(updates: Iterable<readonly [number, SelectionUpdate]>): void {
  const { updateBySelection } = slipStore().read()
  change({ updateBySelection: new Map([...updateBySelection, ...updates]) })
}

export function showShortOfCash(isShortOfCash: boolean): void {
  change({ isShortOfCash })
}

export function markMissingStakes(): void {
  change({ isStakeMissing: true })
}

export function readSlipState(): SlipState {
  return slipStore().read().slip
}

/** Each player finds the slip of the last visit; a visitor has none. */
export function watchSession(onRestored: () => void): () => void {
  let current: string | null = null
  const restore = (player: string) => {
    // Another session may have begun while the storage code was loading.
    if (player !== current) return
    const { storage } = restoring()
    const slip = storage?.readSlip(player) ?? null
    slipStore().set(freshStore(player, slip ?? emptySlip(newRequestKey())))
    if (slip) onRestored()
    storage?.followOtherTabs({ read: slipStore().read, change }, onRestored)
  }
  return onSession((start) => {
    current = start?.user.info.email ?? null
    slipStore().set(freshStore(null, emptySlip(newRequestKey())))
    if (current === null) return
    const player = current
    restoring().restoreLate = () => restore(player)
    // A failed load is retried, and reported, at the first click.
    loadSlipStorage().catch(() => undefined)
  })
}

export function useSlip(): SlipState {
  return useStorePart(slipStore(), (store) => store.slip)
}

/** How many selections the slip has. */
export function useSlipCount(): number {
  return useStorePart(slipStore(), ({ slip }) => slip.selections.length)
}

/** True while the slip contains that selection; one subscription per odds button. */
export function useIsSelected(selectionId: number): boolean {
  return useStorePart(
    slipStore(),
    ({ slip }) => slip.phase.step !== 'placed' && isSelected(slip, selectionId),
  )
}
