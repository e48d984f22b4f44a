import { closeBet as closeBetCall } from '@caderneta/contract/bets/bets-calls'
import type { BetWire } from '@caderneta/contract/bets/wagers'
import { REFUSAL_FACTS } from '@caderneta/contract/refusal-facts'
import { closingPart } from '@caderneta/domain/bet/cash-out'
import { add, type Centavos, centavosOfReais, ZERO } from '@caderneta/domain/money/money'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import type { Page } from '../../root/page.ts'
import { replaceWallet } from '../wallet/wallet.ts'
import { expireBets } from './bets-cache.ts'

/**
 * Outcome of closing a bet, in reais: the amount credited to the wallet, or the server's reason,
 * with the quote of the whole bet at that moment if it was the quote that had changed.
 */
export type ClosingResult =
  | { readonly returned: number }
  | { readonly reason: string; readonly newQuote: number | null }

/** Closes `percent` of a bet at the quote that was shown; the server has the last word. */
export async function closeBet(
  page: Page,
  bet: BetWire,
  percent: number,
  returnOffered: number,
): Promise<ClosingResult> {
  const { betId, price } = bet.betInfo
  const part = percent === 100 ? undefined : percent
  // The amount of a refusal comes without one.
  const quote = returnOffered === bet.betInfo.returnOffered ? bet.betInfo.quote : undefined
  const fields = { bet_wager_id: betId, returnOffered, part, atStake: price, quote }
  const done = await call(page, closeBetCall, fields)
  // Refused or lost, it may still have changed.
  expireBets(page)
  if (isFailure(done)) {
    const facts = z.safeParse(REFUSAL_FACTS.quote_changed, done.body)
    const isChanged = done.failed === 'quote_changed' && facts.success
    return { reason: done.msg, newQuote: isChanged ? facts.data.returnOffered : null }
  }
  replaceWallet(page, done.value.wallet)
  return { returned: done.value.data.returned }
}

/** What closing `percent` of the bet would return, by the rule the server pays by. */
export function offeredFor(bet: BetWire, percent: number, returnOffered: number): Centavos {
  const { price } = bet.betInfo
  const atStake = { cash: centavosOfReais(price), cashback: ZERO }
  const { returned } = closingPart(atStake, centavosOfReais(returnOffered), percent)
  return add(returned.cash, returned.cashback)
}
