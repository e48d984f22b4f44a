/**
 * The second opinion on what a bet pays. It is written from the published rules alone, with texts
 * and whole numbers, and shares nothing with the code that it checks: neither domain nor feed.
 */

/** The result of a leg. */
export type LegResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose'

/** A match as the openfootball files have it; of everything else it carries nothing is read. */
export interface OpenfootballMatch {
  readonly status?: string | undefined
  readonly score?:
    | {
        readonly ft?: readonly number[] | undefined
        readonly ht?: readonly number[] | undefined
      }
    | undefined
}

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

/** Market numbers of the wire. */
const FULL_TIME_RESULT = 1000002
const GOALS_OVER_UNDER = 1000003
const HALF_TIME_RESULT = 1000006
const TWO_OF_THREE_RESULTS = 1000014
const RESULT_AT_BREAK_AND_END = 1010023
const RESULT_OF_SECOND_HALF = 1012001
const EXACT_SCORE = 1000016
const GOALS_OF_BOTH_SIDES = 1010001
/** The exact score lists up to this many goals of a side; beyond it is 'Other'. */
const LISTED_GOALS = 5

const NOT_PLAYED = ['postponed', 'cancelled', 'awarded']

/**
 * Result of one selection, straight from the file: 90 minutes (`ft`) for every market but the first
 * half (`ht`); the second half is what `ft` has over `ht`; extra time (`et`) and penalties (`p`)
 * count for nothing. A score that the file does not have makes its markets void, but for 0-0, which
 * was 0-0 at half-time too.
 * `market_id`, `oddName` and `oddHandicap` of the wire name the selection.
 */
export function expectedOutcome(
  match: OpenfootballMatch,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult {
  const { ht, ft } = goalsOf(match)
  const atBreak = ht && wayOf(ht)
  const atEnd = ft && wayOf(ft)
  switch (marketId) {
    case FULL_TIME_RESULT:
      return atEnd ? won(selectionName === atEnd) : 'void'
    case TWO_OF_THREE_RESULTS:
      return atEnd ? won(selectionName !== leavingOut(atEnd)) : 'void'
    case GOALS_OF_BOTH_SIDES:
      return ft ? won(selectionName === (ft.every((goals) => goals > 0) ? 'Yes' : 'No')) : 'void'
    case HALF_TIME_RESULT:
      return atBreak ? won(selectionName === atBreak) : 'void'
    case RESULT_OF_SECOND_HALF:
      return ht && ft
        ? won(selectionName === wayOf(ft.map((all, i) => all - (ht[i] ?? 0))))
        : 'void'
    case RESULT_AT_BREAK_AND_END:
      return atBreak && atEnd ? won(selectionName === `${atBreak}/${atEnd}`) : 'void'
    case EXACT_SCORE:
      return ft ? won(selectionName === scoreName(ft)) : 'void'
    case GOALS_OVER_UNDER:
      return ft ? overUnder(selectionName, handicap, (ft[0] ?? 0) + (ft[1] ?? 0)) : 'void'
    default:
      throw new RangeError(`no rule for market ${marketId}`)
  }
}

/** Goals at the break and after 90 minutes, null where the file is silent. */
interface KnownGoals {
  readonly ht: readonly number[] | null
  readonly ft: readonly number[] | null
}

function goalsOf(match: OpenfootballMatch): KnownGoals {
  if (match.status !== undefined && NOT_PLAYED.includes(match.status)) return { ht: null, ft: null }
  const { ft = null, ht } = match.score ?? {}
  return { ft, ht: ht ?? (ft?.every((goals) => goals === 0) ? ft : null) }
}

function wayOf([home = 0, away = 0]: readonly number[]): '1' | 'Draw' | '2' {
  return home > away ? '1' : home < away ? '2' : 'Draw'
}

/** The one double chance that loses. */
function leavingOut(way: '1' | 'Draw' | '2'): string {
  return { '1': 'Draw or 2', Draw: '1 or 2', '2': '1 or Draw' }[way]
}

function scoreName([home = 0, away = 0]: readonly number[]): string {
  return home > LISTED_GOALS || away > LISTED_GOALS ? 'Other' : `${home}-${away}`
}

/** A quarter of a goal is 25 hundredths: half the stake rides on each neighbouring line. */
function overUnder(selectionName: string, handicap: string, total: number): LegResult {
  const handicapRatio = ratio(handicap)
  const hundredths =
    Number((BigInt(total) * handicapRatio.below - handicapRatio.top) * 100n) /
    Number(handicapRatio.below)
  return handicapResult(selectionName === 'Over' ? hundredths : -hundredths)
}

/** Result of a selection that is so many hundredths of a goal or point ahead of its line. */
export function handicapResult(ahead: number): LegResult {
  if (ahead === 0) return 'void'
  if (Math.abs(ahead) === 25) return ahead > 0 ? 'half_win' : 'half_lose'
  return won(ahead > 0)
}

function won(isWon: boolean): LegResult {
  return isWon ? 'win' : 'lose'
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
