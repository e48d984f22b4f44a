import type { LimitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { centavosOfReais } from '@caderneta/domain/money/money'
import { kept } from '../../../root/root.ts'
import { Store, useStore, useStorePart } from '../../../root/store.ts'
import type { SlipSelection, SlipState } from '../state/slip-content.ts'
import type { StakeMaximum } from '../state/slip-limits.ts'
import { readSlipState, slipStore } from '../state/slip-store.ts'

/** The largest stake of a bet refused for its stake, for the slip as it was then. */
interface StakeOffer {
  readonly selections: readonly SlipSelection[]
  readonly maximum: StakeMaximum
}

interface OfferStore {
  readonly offer: StakeOffer | null
  readonly slip: SlipState | null
}

const offerStore = kept(() => new Store<OfferStore>({ offer: null, slip: null }))

/** Stores the details of a refusal; false when the slip no longer has such a bet. */
export function offerStake(facts: LimitReachedFacts): boolean {
  const slip = readSlipState()
  const ids = new Set(facts.betGamesOddId)
  const selections = slip.selections.filter(({ selectionId }) => ids.has(selectionId))
  if (ids.size === 0 || selections.length < ids.size) return false
  const { limit, selection: selectionId = null } = facts
  const maximum = { stake: centavosOfReais(facts.stakeMax), limit, selectionId }
  offerStore().set({ offer: { selections, maximum }, slip })
  return true
}

/** The offer, until a selection or a stake of the slip changes: another slip has other maxima. */
export function useStakeOffer(): StakeOffer | null {
  const { offer, slip: then } = useStore(offerStore())
  const now = useStorePart(slipStore(), (store) => store.slip)
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
