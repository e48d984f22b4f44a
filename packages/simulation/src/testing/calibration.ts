import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { SheetMarket } from '@caderneta/pricing/chances/market-sheet'
import type { Random } from '@caderneta/pricing/random'

/** A fixed seed makes the draw the same for ever; a sound figure seldom goes so far. */
export const DEVIATIONS_MAX = 3.5
/** Chance that a sound model has any band above the bound of all its bands. */
const FAMILY_ERROR = 0.001
/** Bands with fewer bets than this are not significant. */
const COUNT_MIN = 100

/** Part of a stake that is won and part that is lost, by result; the rest comes back. */
const PARTS: Readonly<Record<SelectionResult, readonly [won: number, lost: number]>> = {
  win: [1, 0],
  half_win: [0.5, 0],
  void: [0, 0],
  half_lose: [0, 0.5],
  lose: [0, 1],
}

/** Difference between observed and expected, in standard deviations. */
class Tally {
  count = 0
  #excess = 0
  #variance = 0

  add(excess: number, variance: number): void {
    this.count += 1
    this.#excess += excess
    this.#variance += variance
  }

  get deviations(): number {
    return this.#excess / Math.sqrt(this.#variance)
  }
}

/** Bands in which a model deviates from what it predicts by more than chance explains. */
interface Unsound {
  readonly band: string
  readonly deviations: number
}

/** For tests: counts wins against chances by market and tenth of probability. */
export class Calibration {
  readonly #tallies = new Map<string, Tally>()

  /** A void result says nothing about a chance that is conditional on not being void. */
  add(market: string, chance: number, result: SelectionResult | null): void {
    if (result === null || result === 'void' || chance <= 0 || chance >= 1) return
    const band = `${market} ${Math.floor(chance * 10)}`
    const tally = this.#tallies.get(band) ?? new Tally()
    this.#tallies.set(band, tally)
    const [won, lost] = PARTS[result]
    tally.add(won - chance * (won + lost), chance * (1 - chance) * (won + lost))
  }

  get bands(): number {
    return [...this.#tallies.values()].filter(({ count }) => count >= COUNT_MIN).length
  }

  get unsound(): readonly Unsound[] {
    const most = farthest(this.bands)
    return [...this.#tallies]
      .filter(([, { count }]) => count >= COUNT_MIN)
      .map(([band, { deviations }]) => ({ band, deviations }))
      .filter(({ deviations }) => Math.abs(deviations) > most)
  }
}

/**
 * Standard deviations that none of so many sound bands exceeds, but for a chance of `FAMILY_ERROR`:
 * by Bonferroni, with 2 φ(z) / z for both tails of the normal law. One bound for one band would be
 * exceeded by chance in some of many.
 */
function farthest(bands: number): number {
  const share = FAMILY_ERROR / Math.max(1, bands)
  let z = DEVIATIONS_MAX
  while ((2 * Math.exp(-(z ** 2) / 2)) / (z * Math.sqrt(2 * Math.PI)) > share) z += 0.01
  return z
}

/** For tests: what one loses who bets at random on a market, each time to win the same amount. */
export class RandomBettor {
  #staked = 0
  #returned = 0
  #variance = 0

  /** `odds` in thousandths. */
  bet(odds: number, result: SelectionResult | null): void {
    if (result !== 'win' && result !== 'lose') return
    const stake = 1000 / odds
    this.#staked += stake
    this.#returned += result === 'win' ? 1 : 0
    this.#variance += stake * (1 - stake)
  }

  /** Part of all stakes that is lost. */
  get loss(): number {
    return 1 - this.#returned / this.#staked
  }

  /** Difference between the loss and the margin, in standard deviations. */
  deviationsFrom(margin: number): number {
    const expected = margin / (1 + margin)
    return (this.loss - expected) / (Math.sqrt(this.#variance) / this.#staked)
  }
}

/** For tests: lines of one market go together in one game, so one of them is sampled. */
export function oneMarketOfEachId(
  sheetMarkets: readonly SheetMarket[],
  random: Random,
): readonly SheetMarket[] {
  const markets = new Set(sheetMarkets.map(({ marketId }) => marketId))
  return [...markets].map((marketId) =>
    random.pick(sheetMarkets.filter((sheetMarket) => sheetMarket.marketId === marketId)),
  )
}
