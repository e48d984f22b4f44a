import { BONUS_LEG_ODDS_MIN, bonusPercentByLegs } from '@caderneta/domain/bet/multiple-bonus'
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

/** Ends to search among; a proof from few of them is as good as one from many. */
const PLAYS = [300, 900, 2_700, 8_100] as const
/**
 * Ten-thousandths of a stake: what a leg that counts for the bonus returns on average, at the most.
 * More than that, and ten legs with their bonus would return their stake.
 */
const BONUS_LEG_MOST = 9_819n
const LEGS_MAX = 12
const share = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000)
/** Days of the default season, one cycle and more. */
const occasion = fc.record({
  seed: fc.string({ maxLength: 8 }),
  day: fc.integer({ min: 20_778, max: 20_808 }),
  game: share,
  moment: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: share }),
})
const RUNS: Readonly<Record<SportRoute, number>> = {
  football: 12,
  tennis: 16,
  basketball: 8,
  volleyball: 16,
  'american-football': 8,
  'e-sports': 20,
  boxing: 20,
}
const TIMES = sized({ test: 0.5, small: 2, full: 20 })

/**
 * Proved chances of the ends of a match under which each bet on the sheet returns less than its
 * stake, and each leg that may have a bonus at most 0.9819 of it; false when there are none.
 *
 * It follows that no set of bets on the match returns its stakes in every end. The offers change
 * nothing: with cashback a set whose result is X < 0 in some end comes to 0.9 X there, which is
 * below 0. Matches are independent, so a multiple returns on average the product of what its legs
 * return, and with a bonus of b at most (1 + b) times that, which is below its stake (see below).
 */
function isProved({ selections, ends }: Pick<PublishedSheet, 'selections' | 'ends'>): boolean {
  const isLong = selections.map(({ odds }) => odds >= BONUS_LEG_ODDS_MIN)
  const scaled = ends.map((returns) =>
    returns.map((each, at) =>
      isLong[at] ? (each * Number(WHOLE)) / Number(BONUS_LEG_MOST) : each,
    ),
  )
  const averages = averageReturns(ends, fairestWeights(scaled))
  return averages.every((average, at) => isBelow(average, isLong[at] ? BONUS_LEG_MOST : WHOLE))
}

function isProvedFor(sport: SportRoute, occasion: Occasion, plays: number): boolean {
  const sheet = SHEET_BY_SPORT[sport](occasion, plays)
  return sheet !== null && isProved(sheet)
}

describe('published prices of one match at one moment, before and during it', () => {
  it.each(SPORT_ROUTES)('leave no set of bets on %s a sure return', (sport) => {
    const seen = { before: 0, live: 0 }
    const property = fc.property(occasion, (each) => {
      const sheet = SHEET_BY_SPORT[sport](each, PLAYS[0])
      if (sheet === null) return
      seen[sheet.isLive ? 'live' : 'before'] += 1
      expect(PLAYS.some((plays) => isProvedFor(sport, each, plays))).toBe(true)
    })
    fc.assert(property, { numRuns: RUNS[sport] * TIMES, seed: 20, verbose: 1 })
    expect(seen.before).toBeGreaterThan(0)
    expect(seen.live).toBeGreaterThan(0)
  })

  it('leave none in a sheet of a late match whose narrowest book returns 0.9802', () => {
    expect(
      isProvedFor('football', { seed: '8v', day: 20_780, game: 0.837, moment: 0.808 }, 300),
    ).toBe(true)
  })

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, LEGS_MAX])(
    'leave a multiple of %i legs with its bonus below its stake',
    (legs) => {
      const factor = BONUS_LEG_MOST ** BigInt(legs) * BigInt(100 + bonusPercentByLegs(legs))
      expect(factor).toBeLessThan(100n * WHOLE ** BigInt(legs))
    },
  )
})

describe('a sure return is seen', () => {
  it('where two markets contradict each other, though each has its margin', () => {
    const sheet = SHEET_BY_SPORT.football({ seed: 'a', day: 20_778, game: 0.5, moment: 0 }, 0)
    if (!sheet) throw new Error('no football on this day')
    // '2' of the result and '1 or Draw' of the double chance.
    const raised = sheet.selections.map(({ oddId, odds }) =>
      oddId === 3 || oddId === 41 ? Math.round(odds * 1.12) : odds,
    )
    const bent = sheet.ends.map((returns) =>
      returns.map((each, at) => (each > 0 ? (raised[at] ?? each) : 0)),
    )
    expect(isProved(sheet)).toBe(true)
    expect(isProved({ selections: sheet.selections, ends: bent })).toBe(false)
  })

  it('exactly where the inverse odds add up to less than one', () => {
    const price = fc.integer({ min: 1010, max: 20_000 })
    const property = fc.property(fc.array(price, { minLength: 2, maxLength: 5 }), (odds) => {
      const ends: Returns[] = odds.map((own, end) => odds.map((_, at) => (at === end ? own : 0)))
      const sum = odds.reduce((all, each) => all + 1000 / each, 0)
      fc.pre(Math.abs(sum - 1) > 1e-6)
      const averages = averageReturns(ends, fairestWeights(ends))
      expect(averages.every((average) => isBelow(average, WHOLE))).toBe(sum > 1)
    })
    fc.assert(property)
  })
})
