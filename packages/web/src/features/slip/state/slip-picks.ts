import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import { potentialReturn } from '@caderneta/domain/bet/payout'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import { addCapped, type Centavos, ZERO } from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import { stakeOf } from '../stake/stake-text.ts'
import type { SlipSelection } from './slip-content.ts'

/**
 * Whether a selection can be bet on: its market's status; 'offline' while that is unknown without a
 * connection; 'left_out' of a bet that is in flight without it.
 */
export type PickStatus = MarketStatus | 'offline' | 'left_out'

/** The current data of a selection: from the stream, or from a refusal with newer odds. */
export interface SelectionFact {
  readonly odds: Odds
  readonly status: PickStatus
  readonly isLive: boolean
}

/** One selection of the slip at this moment. */
export interface SlipPick {
  readonly selection: SlipSelection
  /** The odds that apply now. */
  readonly odds: Odds
  /** The agreed odds, when they differ from those that apply now. */
  readonly oldOdds: Odds | null
  /** The new odds need the bettor's confirmation first (decision 0004). */
  readonly needsConsent: boolean
  /** Any other status than 'open' blocks only this selection. */
  readonly status: PickStatus
  readonly isLive: boolean
  readonly stake: Centavos | null
  readonly potentialReturn: Centavos | null
}

/** True when odds may move from `agreed` to `now` without a confirmation. */
export function isChangeAllowed(
  preference: OddsChangePreference,
  agreed: Odds,
  now: Odds,
): boolean {
  if (now === agreed || preference === 'any') return true
  return preference === 'higher' && now > agreed
}

/** Without facts the agreed odds apply: the server decides in any case. */
export function slipPick(
  selection: SlipSelection,
  fact: SelectionFact | null,
  preference: OddsChangePreference,
): SlipPick {
  const agreed = selection.agreedOdds
  const odds = fact?.odds ?? agreed
  const typed = stakeOf(selection.stake)
  const stake = typed === null || typed === ZERO ? null : typed
  return {
    selection,
    odds,
    oldOdds: odds === agreed ? null : agreed,
    needsConsent: !isChangeAllowed(preference, agreed, odds),
    status: fact?.status ?? 'open',
    isLive: fact?.isLive ?? false,
    stake,
    potentialReturn: stake === null ? null : potentialReturn(stake, [odds]),
  }
}

/** The selections that a submission would include: open, and with a stake. */
export function stakedPicks(picks: readonly SlipPick[]): readonly StakedPick[] {
  return picks.filter(isStaked)
}

/** A selection that a submission would include. */
interface StakedPick extends SlipPick {
  readonly stake: Centavos
  readonly potentialReturn: Centavos
}

function isStaked(pick: SlipPick): pick is StakedPick {
  return pick.stake !== null && pick.potentialReturn !== null && pick.status === 'open'
}

interface SlipTotals {
  readonly stakes: Centavos
  readonly potentialReturns: Centavos
}

/** Sum of stakes, and of stake times odds (SLP-26, SLP-27); blocked selections do not count. */
export function slipTotals(picks: readonly SlipPick[]): SlipTotals {
  const staked = stakedPicks(picks)
  return {
    stakes: addCapped(...staked.map((pick) => pick.stake)),
    potentialReturns: addCapped(...staked.map((pick) => pick.potentialReturn)),
  }
}
