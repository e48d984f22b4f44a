import type { LimitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { centavosOfReais } from '@caderneta/domain/money/money'
import { type Page, usePage } from '../../../root/page.ts'
import { type Store, useStore, useStorePart } from '../../../root/store.ts'
import type { SlipSelection, SlipState } from '../state/slip-content.ts'
import type { StakeMaximum } from '../state/slip-limits.ts'
import { readSlipState } from '../state/slip-store.ts'

/** The largest stake of a bet refused for its stake, for the slip as it was then. */
interface StakeOffer {
  readonly selections: readonly SlipSelection[]
  readonly maximum: StakeMaximum
}

interface OfferStore {
  readonly offer: StakeOffer | null
  readonly slip: SlipState | null
}

declare module '../../../root/page.ts' {
  interface Page {
    readonly stakeOffer: Store<OfferStore>
  }
}

/** Stores the details of a refusal; false when the slip no longer has such a bet. */
export function offerStake(
  page: Pick<Page, 'slip' | 'stakeOffer'>,
  facts: LimitReachedFacts,
): boolean {
  const slip = readSlipState(page)
  const ids = new Set(facts.betGamesOddId)
  const selections = slip.selections.filter(({ selectionId }) => ids.has(selectionId))
  if (ids.size === 0 || selections.length < ids.size) return false
  const { limit, selection: selectionId = null } = facts
  const maximum = { stake: centavosOfReais(facts.stakeMax), limit, selectionId }
  page.stakeOffer.set({ offer: { selections, maximum }, slip })
  return true
}

/** The offer, until a selection or a stake of the slip changes: another slip has other maxima. */
export function useStakeOffer(): StakeOffer | null {
  const page = usePage()
  const { offer, slip: then } = useStore(page.stakeOffer)
  const now = useStorePart(page.slip, (store) => store.slip)
  return then !== null && hasEqualBets(then, now) ? offer : null
}

function hasEqualBets(one: SlipState, other: SlipState): boolean {
  return (
    one.slipId === other.slipId &&
    one.selections === other.selections &&
    one.rowStakes === other.rowStakes &&
    one.combinationStakes === other.combinationStakes
  )
}
