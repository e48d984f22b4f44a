import { closeBet as closeBetCall } from '@caderneta/contract/bets/bets-calls'
import type { BetWire } from '@caderneta/contract/bets/wagers'
import { closingPart } from '@caderneta/domain/bet/cash-out'
import { add, type Centavos, centavosOfReais, ZERO } from '@caderneta/domain/money/money'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { replaceWallet } from '../wallet/wallet.ts'
import { expireBets } from './bets-cache.ts'

/** Outcome of closing a bet: the amount credited to the wallet, or the server's reason. */
export type ClosingResult = { readonly returned: number } | { readonly reason: string }

/** Closes `percent` of a bet at the quote shown on its card; the server has the last word. */
export async function closeBet(bet: BetWire, percent: number): Promise<ClosingResult> {
  const { betId, returnOffered, price } = bet.betInfo
  const part = percent === 100 ? undefined : percent
  const fields = { bet_wager_id: betId, returnOffered, part, atStake: price }
  const done = await call(closeBetCall, fields)
  // Refused or lost, it may still have changed.
  expireBets()
  if (isFailure(done)) return { reason: done.msg }
  replaceWallet(done.value.wallet)
  return { returned: done.value.data.returned }
}

/** What closing `percent` of the bet would return, by the rule the server pays by. */
export function offeredFor(bet: BetWire, percent: number): Centavos {
  const { price, returnOffered } = bet.betInfo
  const atStake = { cash: centavosOfReais(price), cashback: ZERO }
  const { returned } = closingPart(atStake, centavosOfReais(returnOffered), percent)
  return add(returned.cash, returned.cashback)
}
