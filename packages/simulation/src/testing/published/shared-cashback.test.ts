import { LIVE_CASHBACK_PERCENT } from '@caderneta/domain/bet/live-cashback'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  averageReturns,
  fairestWeights,
  isBelow,
  type Returns,
  WHOLE,
} from './price-certificate.ts'
import { type Occasion, type PublishedSheet, SHEET_BY_SPORT } from './published-sheet.ts'

/** Ends to search among, as in the certificate of one account. */
const PLAYS = [300, 900, 2_700, 8_100] as const
/** Each subset of the ends is tried. */
const ENDS_MAX = 6
const ACCOUNTS_MAX = 4
const RUNS: Readonly<Record<SportRoute, number>> = {
  football: 6,
  tennis: 12,
  basketball: 8,
  volleyball: 12,
  'american-football': 8,
  'e-sports': 12,
  boxing: 12,
}
const TIMES = sized({ test: 0.5, small: 2, full: 20 })

/** In which ends an account has lost, by the positions of the ends as bits. */
type Losing = number

/**
 * Whether no set of bets, spread over accounts, returns more than its stakes in every end, when the
 * accounts with cashback have lost in these ends. Other accounts have none; together they are one
 * more. Where an account is in fact ahead, or has lost in further ends, it gets no less than here:
 * so the proof for every choice of the losing ends covers every set of bets.
 */
function isProved(ends: readonly Returns[], losing: readonly Losing[]): boolean {
  const withCashback = (each: number) =>
    Math.ceil((each * (100 - LIVE_CASHBACK_PERCENT)) / 100 + 10 * LIVE_CASHBACK_PERCENT)
  const spread = ends.map((returns, end) => [
    ...returns,
    ...losing.flatMap((bits) =>
      returns.map((each) => ((bits >> end) & 1 ? withCashback(each) : each)),
    ),
  ])
  return averageReturns(spread, fairestWeights(spread)).every((each) => isBelow(each, WHOLE))
}

/** One account of the person has cashback; the bets of the others are those of one without. */
function isProvedForOneAccount(ends: readonly Returns[]): boolean {
  const choices = Array.from({ length: 2 ** ends.length }, (_, bits) => bits)
  return choices.every((bits) => isProved(ends, [bits]))
}

/**
 * The ends of these selections that differ: of more than a few, those that have a chance under the
 * fairest weights. What is proved by some of the ends is proved.
 */
function jointEnds({ ends }: PublishedSheet, selections: readonly number[]): readonly Returns[] {
  const some = ends.map((returns) => selections.map((at) => returns[at] ?? 0))
  const distinct = [...new Map(some.map((returns) => [returns.join(), returns])).values()]
  if (distinct.length <= ENDS_MAX) return distinct
  const weights = fairestWeights(distinct)
  return distinct.filter((_, end) => weights[end] !== 0n)
}

/** Positions of neighbouring selections, which are those of a market or of two. */
function neighbours({ selections }: PublishedSheet, at: number, count: number): readonly number[] {
  const first = Math.floor(at * selections.length)
  return Array.from({ length: Math.min(count, selections.length - first) }, (_, nth) => first + nth)
}

const count = fc.integer({ min: 2, max: 5 })
const share = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000)
const occasion = fc.record({
  seed: fc.string({ maxLength: 8 }),
  day: fc.integer({ min: 20_778, max: 20_808 }),
  game: share,
  moment: share.map((each) => 0.001 + each * 0.999),
})

/** Odds of a market whose inverse odds add up to at least this much. */
const booksWithMargin = (sum: number) =>
  fc
    .array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 5 })
    .map((weights) => {
      const all = weights.reduce((one, other) => one + other, 0)
      return weights.map((weight) => Math.floor((1000 * all) / weight / sum))
    })
    .filter((odds) => odds.every((each) => each > 1000))

const endsOf = (odds: readonly number[]): readonly Returns[] =>
  odds.map((own, end) => odds.map((_, at) => (at === end ? own : 0)))

/** With more plays further ends of the selections are known. */
function isProvedAmong(sport: SportRoute, each: Occasion, selections: readonly number[]): boolean {
  return PLAYS.some((plays) => {
    const sheet = SHEET_BY_SPORT[sport](each, plays)
    return sheet !== null && isProvedForOneAccount(jointEnds(sheet, selections))
  })
}

describe('cashback for one account of a person', () => {
  it.each(SPORT_ROUTES)('leaves no bets on live markets of %s a sure return', (sport) => {
    let tried = 0
    const property = fc.property(occasion, share, share, count, (each, one, other, many) => {
      const sheet = SHEET_BY_SPORT[sport](each, PLAYS[0])
      if (!sheet?.isLive) return
      const together = neighbours(sheet, one, many)
      const apart = neighbours(sheet, other, many)
      for (const selections of [together, [...new Set([...together, ...apart])]]) {
        tried += 1
        expect(isProvedAmong(sport, each, selections), selections.join()).toBe(true)
      }
    })
    fc.assert(property, { numRuns: RUNS[sport] * TIMES, seed: 20, verbose: 1 })
    expect(tried).toBeGreaterThan((RUNS[sport] * TIMES) / 2)
  })

  it('leaves none where the inverse odds of a market add up to 1.03 or more', () => {
    const property = fc.property(booksWithMargin(1.03), (odds) => {
      expect(isProvedForOneAccount(endsOf(odds))).toBe(true)
    })
    fc.assert(property, { numRuns: 100 * TIMES })
  })
})

describe('a sure return is seen', () => {
  /** Each account backs one outcome, and has lost in every other end. */
  const apart = (accounts: number, ends: number): Losing[] =>
    Array.from({ length: accounts }, (_, own) => 2 ** ends - 1 - 2 ** own)

  it.each([2, 3, ACCOUNTS_MAX])('where each of %i accounts had cashback', (accounts) => {
    const odds = new Array<number>(accounts).fill(Math.floor((1000 * accounts) / 1.045))
    expect(isProved(endsOf(odds), apart(accounts, accounts))).toBe(false)
    expect(isProvedForOneAccount(endsOf(odds))).toBe(true)
  })

  it('in the live prices that three accounts have bet on', () => {
    const ends = endsOf([2850, 2850, 2840])
    expect(isProved(ends, apart(3, 3))).toBe(false)
    expect(isProvedForOneAccount(ends)).toBe(true)
  })

  it('where the margin is below a quarter of the cashback', () => {
    expect(isProvedForOneAccount(endsOf([1970, 1970]))).toBe(false)
  })
})
