import { type Centavos, centavos, subtract, ZERO } from '../money/money.ts'
import type { Pockets } from '../money/pockets.ts'

/** Why a wallet does not pay a stake; codes of the closed list of refusals. */
type StakeRefusal = 'cashback_empty' | 'not_enough_cash'

/**
 * The rule of `place_bets`, which is compared with this one. Takes a stake from a wallet
 * (decision 0006): with cashback active cashback first and the rest from cash; otherwise all from
 * cash. An empty cashback is refused before a short wallet is.
 */
export function splitStake(
  stake: Centavos,
  wallet: Pockets,
  isCashbackActive: boolean,
): Pockets | StakeRefusal {
  if (isCashbackActive && wallet.cashback === 0) return 'cashback_empty'
  const cashback = isCashbackActive ? smaller(stake, wallet.cashback) : ZERO
  const cash = subtract(stake, cashback)
  return cash > wallet.cash ? 'not_enough_cash' : { cash, cashback }
}

/**
 * Hands a slip's split out to its bets: cashback goes to the first bets until it is used up, cash
 * pays the rest, so that the parts add up to the split to the centavo.
 */
export function shareSplit(split: Pockets, stakes: readonly Centavos[]): readonly Pockets[] {
  let left = split.cashback
  return stakes.map((stake) => {
    const cashback = smaller(stake, left)
    left = subtract(left, cashback)
    return { cash: subtract(stake, cashback), cashback }
  })
}

function smaller(a: Centavos, b: Centavos): Centavos {
  return centavos(Math.min(a, b))
}
