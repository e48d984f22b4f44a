// What a slip costs, promises and pays, reckoned a second time and by other means than the product
// does it: whole numbers alone, nothing of it is imported from there.

/** Percent by number of legs that count, as it is published (decisions 0011 and 0050). */
const BONUS_BY_LEGS: Readonly<Record<number, bigint>> = { 2: 1n, 3: 3n }
const BONUS_LEAST_ODDS = 1300n

/** A leg as agreed: its odds in thousandths, and whether it was void in the end. */
export interface ReckonedLeg {
  readonly odds: bigint
  readonly isVoid: boolean
}

export const agreed = (odds: bigint): ReckonedLeg => ({ odds, isVoid: false })

export interface ReckonedBet {
  /** Stake times the odds that count, in centavos, rounded down. */
  readonly plain: bigint
  /** What the bonus adds. */
  readonly bonus: bigint
  readonly total: bigint
}

/**
 * By the odds of the legs that count the bonus is due and the bet returns. `hasBonus`: whether a
 * bet of the player was settled before this one was placed.
 */
export function reckon(
  stake: bigint,
  legs: readonly ReckonedLeg[],
  hasBonus: boolean,
): ReckonedBet {
  const counting = legs.filter((leg) => !leg.isVoid)
  const over = counting.reduce((all, { odds }) => all * odds, stake)
  const under = 1000n ** BigInt(counting.length)
  const percent = hasBonus ? bonusPercent(counting) : 0n
  const winnings = over > stake * under ? over - stake * under : 0n
  const plain = over / under
  const total = (over * 100n + winnings * percent) / (under * 100n)
  return { plain, bonus: total - plain, total }
}

/** `legs`: those that count. */
export function bonusPercent(legs: readonly ReckonedLeg[]): bigint {
  const isLong = legs.every(({ odds }) => odds >= BONUS_LEAST_ODDS)
  return isLong ? (BONUS_BY_LEGS[legs.length] ?? 0n) : 0n
}

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)

/** 123456n → 'R$ 1.234,56', with the no-break space. */
export function inReais(amount: bigint): string {
  const digits = String(amount).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$\u00a0${whole},${digits.slice(-2)}`
}

/** Every amount of money that a text names, in centavos, in its order. */
export function amountsIn(text: string): bigint[] {
  const found = text.matchAll(/R\$\u00a0([\d.]+),(\d\d)(?!\d)/g)
  return [...found].map(([, whole, cents]) => BigInt(`${whole}${cents}`.replaceAll('.', '')))
}

/** Every price that a text names, in thousandths, in its order; amounts of money have commas. */
export function oddsIn(text: string): bigint[] {
  return [...text.matchAll(/(\d+)\.(\d\d)(?!\d)/g)].map((found) =>
    BigInt(`${found[1]}${found[2]}0`),
  )
}
