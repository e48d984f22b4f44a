/**
 * The second opinion on what a bet pays. It is written from the published rules alone, with texts
 * and whole numbers, and shares nothing with the code that it checks: neither domain nor feed.
 */

/** What became of a leg. */
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

export interface SettledLeg {
  /** Decimal odds as they stand on the wire: '1.85'. */
  readonly rate: string
  readonly result: LegResult
}

/** Payout of a bet in reais with two decimals: '18.50'. The stake is written as on the wire. */
export function expectedPayout(
  stake: string,
  legs: readonly SettledLeg[],
  bonusPercent = 0,
): string {
  const staked = ratio(stake)
  let returned = staked
  for (const leg of legs) returned = times(returned, factor(leg))
  const winnings = { top: returned.top * staked.below - staked.top * returned.below, below: 1n }
  if (winnings.top > 0n && bonusPercent > 0) {
    const bonus = {
      top: winnings.top * BigInt(bonusPercent),
      below: 100n * returned.below * staked.below,
    }
    returned = plus(returned, bonus)
  }
  return cutToCents(returned)
}

/** Market numbers of the wire. */
const FULL_TIME_RESULT = 1000002
const GOALS_OVER_UNDER = 1000003
const HALF_TIME_RESULT = 1000006
const EXACT_SCORE = 1000016
/** The exact score lists up to this many goals of a side; beyond it is 'Other'. */
const LISTED_GOALS = 5

const NOT_PLAYED = ['postponed', 'cancelled', 'awarded']

/**
 * Result of one selection, straight from the file: 90 minutes (`ft`) for every market but the first
 * half (`ht`); extra time (`et`) and penalties (`p`) count for nothing. A score that the file does
 * not have makes its markets void, but for 0-0, which was 0-0 at half-time too.
 * `market_id`, `oddName` and `oddHandicap` of the wire name the selection.
 */
export function expectedOutcome(
  match: OpenfootballMatch,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult {
  const goals = goalsFor(match, marketId)
  if (goals === null) return 'void'
  const [home = 0, away = 0] = goals
  switch (marketId) {
    case FULL_TIME_RESULT:
    case HALF_TIME_RESULT:
      return won(selectionName === (home > away ? '1' : home < away ? '2' : 'Draw'))
    case EXACT_SCORE:
      return won(selectionName === scoreName(home, away))
    case GOALS_OVER_UNDER:
      return overUnder(selectionName, handicap, home + away)
    default:
      throw new RangeError(`no rule for market ${marketId}`)
  }
}

function goalsFor(match: OpenfootballMatch, marketId: number): readonly number[] | null {
  if (match.status !== undefined && NOT_PLAYED.includes(match.status)) return null
  const { ft, ht } = match.score ?? {}
  if (ft === undefined || marketId !== HALF_TIME_RESULT) return ft ?? null
  return ht ?? (ft.every((goals) => goals === 0) ? ft : null)
}

function scoreName(home: number, away: number): string {
  return home > LISTED_GOALS || away > LISTED_GOALS ? 'Other' : `${home}-${away}`
}

/** A quarter of a goal is 25 hundredths: half the stake rides on each neighbouring line. */
function overUnder(selectionName: string, handicap: string, total: number): LegResult {
  const line = ratio(handicap)
  const hundredths = Number((BigInt(total) * line.below - line.top) * 100n) / Number(line.below)
  const ahead = selectionName === 'Over' ? hundredths : -hundredths
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
