import type { Odds } from '@caderneta/domain/odds/odds'
import { newRequestKey } from '../../../api/request-key.ts'
import { type Page, usePage } from '../../../root/page.ts'
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

declare module '../../../root/page.ts' {
  interface Page {
    readonly slip: Store<SlipStore>
    readonly slipRestoring: Restoring
  }
}

/** Of a page that has just opened: a visitor's. */
export const makeSlip = () => new Store(freshStore(null, emptySlip('')))

/** Replaces a part of it. */
export function setSlipPart(page: Pick<Page, 'slip'>, part: Partial<SlipStore>): void {
  page.slip.set({ ...page.slip.read(), ...part })
}

type SlipStorage = typeof import('./slip-storage.ts')

interface Restoring {
  /** Loaded with the first session: a visitor has no slip to store. */
  storage: SlipStorage | null
  /** Shows the slip of the session that began before the storage code was loaded. */
  restoreLate: (() => void) | null
}

type SlipLoading = Pick<Page, 'slipCode' | 'slipRestoring'>

export async function loadSlipStorage(page: SlipLoading): Promise<void> {
  const late = page.slipRestoring
  late.storage ??= await page.slipCode.storage()
  late.restoreLate?.()
  late.restoreLate = null
}

export function readSlipState(page: Pick<Page, 'slip'>): SlipState {
  return page.slip.read().slip
}

/** Each player finds the slip of the last visit; a visitor has none. */
export function watchSession(page: Page, onRestored: () => void): () => void {
  let current: string | null = null
  const restore = (player: string) => {
    // Another session may have begun while the storage code was loading.
    if (player !== current) return
    const { storage } = page.slipRestoring
    const slip = storage?.readSlip(player) ?? null
    page.slip.set(freshStore(player, slip ?? emptySlip(newRequestKey())))
    if (slip) onRestored()
    storage?.followOtherTabs(
      page,
      { read: page.slip.read, change: (part) => setSlipPart(page, part) },
      onRestored,
    )
  }
  return onSession(page, (start) => {
    current = start?.user.info.email ?? null
    page.slip.set(freshStore(null, emptySlip(newRequestKey())))
    if (current === null) return
    const player = current
    page.slipRestoring.restoreLate = () => restore(player)
    // A failed load is retried, and reported, at the first click.
    loadSlipStorage(page).catch(() => undefined)
  })
}

export function useSlip(): SlipState {
  const page = usePage()
  return useStorePart(page.slip, (store) => store.slip)
}

/** How many selections the slip has. */
export function useSlipCount(): number {
  const page = usePage()
  return useStorePart(page.slip, ({ slip }) => slip.selections.length)
}

/** True while the slip contains that selection; one subscription per odds button. */
export function useIsSelected(selectionId: number): boolean {
  const page = usePage()
  return useStorePart(
    page.slip,
    ({ slip }) => slip.phase.step !== 'placed' && isSelected(slip, selectionId),
  )
}
