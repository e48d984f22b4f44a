import { expectedFromGoals } from './independent-football.ts'
import type { LegResult } from './leg-result.ts'
import { type OpenfootballMatch, type RecordedGoals, recordedGoals } from './recorded-goals.ts'

/**
 * The second opinion on what a bet pays. It is written from the published rules alone, with texts
 * and whole numbers, and shares nothing with the code that it checks: neither domain nor feed.
 */

interface SettledLeg {
  /** Decimal odds as they are on the wire: '1.85'. */
  readonly rate: string
  readonly result: LegResult
}

/** Published table of the multiple bonus: percent of the winnings by legs, the last for more. */
const BONUS_PERCENTS = [0, 0, 1, 3, 5, 7, 9, 11, 14, 17, 20]

/**
 * Payout of a bet in reais with two decimals: '18.50'. The stake is written as on the wire. With
 * `isBonusOn` a multiple whose every leg was taken at 1.30 or more is paid the multiple bonus, by
 * the number of its legs that are not void.
 */
export function expectedPayout(
  stake: string,
  legs: readonly SettledLeg[],
  isBonusOn = false,
): string {
  const staked = ratio(stake)
  let returned = staked
  for (const leg of legs) returned = times(returned, factor(leg))
  const winnings = returned.top * staked.below - staked.top * returned.below
  const percent = isBonusOn ? bonusPercent(legs) : 0n
  if (winnings > 0n && percent > 0n) {
    const bonus = { top: winnings * percent, below: 100n * returned.below * staked.below }
    returned = plus(returned, bonus)
  }
  return cutToCents(returned)
}

function bonusPercent(legs: readonly SettledLeg[]): bigint {
  const isLong = ({ rate }: SettledLeg) => {
    const { top, below } = ratio(rate)
    return 10n * top >= 13n * below
  }
  const counting = legs.filter(({ result }) => result !== 'void').length
  return legs.every(isLong) ? BigInt(BONUS_PERCENTS[Math.min(counting, 10)] ?? 0) : 0n
}

/** Markets about the order of goals, in the match and in its first half. */
const OF_ORDER = [1010003, 1010018, 1019009, 1019012]
const OF_FIRST_ORDER = 1011006
/** Markets about halves, beside those whose numbers begin with 1011 and 1012. */
const OF_HALVES = [
  ...[1000006, 1010019, 1010023, 1010024, 1010025, 1010026, 1010027, 1010028],
  ...[1019006, 1019007, 1019008],
]

/** Markets about minutes have numbers that begin with it. */
const OF_MINUTES = /^1014/

/** True where a file without minutes does not decide a market about them: a half has goals. */
function lacksMinutes({ goals, isHalfKnown }: RecordedGoals, handicap: string): boolean {
  if (goals.length === 0) return false
  const minute = (name: string) => handicap.match(new RegExp(`${name}=(\\d+)`))?.[1]
  const [from, to] = [Number(minute('from') ?? 1), Number(minute('to') ?? 90)]
  return !isHalfKnown || goals.some(({ half }) => (half === 1 ? from <= 45 : to > 45))
}

/**
 * Result of one selection, straight from the file: 90 minutes (`ft`) for every market but those of
 * a half (`ht`, or a list of goals that adds up); extra time (`et`) and penalties (`p`) count for
 * nothing. What the file does not have makes its markets void, but for 0-0, which was 0-0 at
 * half-time too, and for goals of one side alone, which have one order.
 * `market_id`, `oddName` and `oddHandicap` of the wire name the selection.
 */
export function expectedOutcome(
  match: OpenfootballMatch,
  marketId: number,
  name: string,
  handicap: string,
): LegResult {
  const recorded = recordedGoals(match)
  if (recorded === null) return 'void'
  const isOfHalf = OF_HALVES.includes(marketId) || /^101[12]/.test(String(marketId))
  if (isOfHalf && !recorded.isHalfKnown) return 'void'
  if (OF_ORDER.includes(marketId) && !recorded.isOrderKnown) return 'void'
  if (marketId === OF_FIRST_ORDER && !recorded.isFirstOrderKnown) return 'void'
  const isOfMinutes = OF_MINUTES.test(String(marketId))
  if (isOfMinutes && !recorded.areMinutesKnown && lacksMinutes(recorded, handicap)) return 'void'
  return expectedFromGoals(recorded.goals, { marketId, name, handicap })
}

interface Ratio {
  readonly top: bigint
  readonly below: bigint
}

function factor({ rate, result }: SettledLeg): Ratio {
  const half = { top: 1n, below: 2n }
  const whole = { top: 1n, below: 1n }
  switch (result) {
    case 'win':
      return ratio(rate)
    case 'void':
      return whole
    case 'half_win':
      return times(half, plus(ratio(rate), whole))
    case 'half_lose':
      return half
    case 'lose':
      return { top: 0n, below: 1n }
  }
}

/** Reads '12.5' as 125 over 10. */
function ratio(decimal: string): Ratio {
  if (!/^\d+(\.\d+)?$/.test(decimal)) throw new RangeError(`not a decimal: '${decimal}'`)
  const [whole = '', decimals = ''] = decimal.split('.')
  return { top: BigInt(whole + decimals), below: 10n ** BigInt(decimals.length) }
}

function times(one: Ratio, other: Ratio): Ratio {
  return { top: one.top * other.top, below: one.below * other.below }
}

function plus(one: Ratio, other: Ratio): Ratio {
  return { top: one.top * other.below + other.top * one.below, below: one.below * other.below }
}

function cutToCents({ top, below }: Ratio): string {
  const cents = ((top * 100n) / below).toString().padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}
