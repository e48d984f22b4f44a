import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import { potentialReturn } from '@caderneta/domain/bet/payout'
import type { MarketStatus } from '@caderneta/domain/markets/market'
import { addCapped, type Centavos, ZERO } from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import { stakeOf } from '../stake/stake-text.ts'
import type { SlipSelection } from './slip-state.ts'

/**
 * Whether a line can be bet on: as its market stands; 'offline' while that cannot be known for want
 * of a connection; 'left_out' of a bet that is on its way without it.
 */
export type PickStatus = MarketStatus | 'offline' | 'left_out'

/** What is known of a selection now: from the stream, or from a refusal that told newer odds. */
export interface SelectionFact {
  readonly odds: Odds
  readonly status: PickStatus
  readonly isLive: boolean
}

/** One selection of the slip as it stands at this moment. */
export interface SlipPick {
  readonly selection: SlipSelection
  /** The odds that count now. */
  readonly odds: Odds
  /** The odds agreed to, when they differ from those that count now. */
  readonly oldOdds: Odds | null
  /** The new odds need the bettor's word first (decisions, 2). */
  readonly needsConsent: boolean
  /** Not 'open' blocks this line alone. */
  readonly status: PickStatus
  readonly isLive: boolean
  readonly stake: Centavos | null
  readonly potentialReturn: Centavos | null
}

/** True when odds may move from `agreed` to `now` without a question. */
export function isChangeAllowed(
  preference: OddsChangePreference,
  agreed: Odds,
  now: Odds,
): boolean {
  if (now === agreed || preference === 'any') return true
  return preference === 'higher' && now > agreed
}

/** Without facts the agreed odds stand: the server decides in any case. */
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

/** The lines that a submission would carry: open, and with a stake. */
export function stakedPicks(picks: readonly SlipPick[]): readonly SlipPick[] {
  return picks.filter((pick) => pick.stake !== null && pick.status === 'open')
}

export interface SlipTotals {
  readonly stakes: Centavos
  readonly potentialReturns: Centavos
}

/** Sum of stakes, and of stake times odds (SLP-26, SLP-27); blocked lines do not count. */
export function slipTotals(picks: readonly SlipPick[]): SlipTotals {
  const staked = stakedPicks(picks)
  return {
    stakes: addCapped(...staked.map((pick) => pick.stake ?? ZERO)),
    potentialReturns: addCapped(...staked.map((pick) => pick.potentialReturn ?? ZERO)),
  }
}
