import { limitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import { oddsChangedFacts, type PlacedBetWire } from '@caderneta/contract/bets/wagers'
import type { RefusalOf } from '@caderneta/contract/call'
import { earlierLimitFacts } from '@caderneta/contract/refusal-facts'
import { refuse } from '@caderneta/contract/refusals'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import * as z from 'zod/mini'

/** The response of `wagers/save` for a placed slip: identical for each repeat. */
export interface PlacedSlip {
  readonly data: { readonly reference: string; readonly bets: readonly PlacedBetWire[] }
  readonly wallet: WalletWire
}

export type SlipRefusal = RefusalOf<typeof placeSlip>

export type SlipResult = PlacedSlip | SlipRefusal

const recordedFacts = z.union([oddsChangedFacts, limitReachedFacts, earlierLimitFacts])

/** The refusal that the database stored, its facts in the order in which they were first sent. */
export function recordedRefusal(code: string, facts: unknown): SlipRefusal {
  const known = placeSlip.refusals.find((each) => each === code)
  if (known === undefined) throw new Error(`the database refused with '${code}'`)
  if (facts === null) return refuse(known)
  return refuse(known, z.parse(recordedFacts, facts))
}

export function walletOf(cash: number, cashback: number): WalletWire {
  return { cash: reaisNumber(centavos(cash)), cashback: reaisNumber(centavos(cashback)) }
}
