import { isRefusal } from '@caderneta/contract/refusals'
import { centavos } from '@caderneta/domain/money/money'
import { describe, expect, it } from 'vitest'
import { TEST_LIMITS, TestBook } from '../testing/bets-fixtures.ts'
import { decideSlip, type SlipQuestion } from './decide-slip.ts'
import type { CombinationRequest } from './read-wagers.ts'

function combination(
  ids: readonly number[],
  stake: number,
  digits: number,
  decimals = 2,
): CombinationRequest {
  return {
    selectionIds: ids,
    stake: centavos(stake),
    seenRate: { digits: BigInt(digits), decimals },
  }
}

function question(
  combinations: readonly CombinationRequest[],
  changes: Partial<SlipQuestion> = {},
): SlipQuestion {
  return {
    combinations,
    offers: { cashback: true, multipleBonus: true },
    oddsChange: 'higher',
    changedSituation: new Set(),
    limits: TEST_LIMITS,
    now: Date.now(),
    ...changes,
  }
}

/** Games 1 to 3 before kick-off at 1.85, 2.00 and 3.00; game 4 live at 1.50. */
function filledBook(): TestBook {
  const book = new TestBook()
  for (const game of [1, 2, 3]) book.addGame(game)
  book.addGame(4, 'live', -60_000)
  book.price(1, 1850)
  book.price(2, 2000)
  book.price(3, 3000)
  book.price(4, 1500)
  return book
}

function refusal(
  combinations: readonly CombinationRequest[],
  book: TestBook,
  changes?: Partial<SlipQuestion>,
) {
  const decision = decideSlip(question(combinations, changes), book)
  return isRefusal(decision) ? decision.refused : 'offered'
}

describe('decideSlip', () => {
  it('offers singles and multiples at the odds of the book with their bonus', () => {
    const decision = decideSlip(
      question([combination([100_001], 1000, 185), combination([100_001, 200_001], 500, 370)]),
      filledBook(),
    )
    expect(decision).toMatchObject({
      selections: [
        { selection: { selectionId: 100_001, odds: 1850, version: 1 }, isLive: false },
        { selection: { selectionId: 200_001, odds: 2000, version: 1 }, isLive: false },
      ],
      bets: [
        { stake: 1000, odds: 1850n, potentialReturn: 1850, bonusPercent: 0, legs: [0] },
        { stake: 500, odds: 3_700_000n, potentialReturn: 1863, bonusPercent: 1, legs: [0, 1] },
      ],
    })
  })

  it('distinguishes live legs from those before kick-off', () => {
    const decision = decideSlip(question([combination([400_001], 100, 150)]), filledBook())
    expect(decision).toMatchObject({ selections: [{ isLive: true }] })
  })

  it('refuses stakes outside the limits', () => {
    const book = filledBook()
    expect(refusal([combination([100_001], 99, 185)], book)).toBe('stake_too_small')
    expect(refusal([combination([100_001], 100, 185)], book)).toBe('offered')
    expect(refusal([combination([100_001], 1_000_000, 185)], book)).toBe('offered')
    expect(refusal([combination([100_001], 1_000_001, 185)], book)).toBe('stake_too_large')
  })

  it('refuses two legs of one match in one combination, including the same leg twice', () => {
    const book = filledBook()
    book.price(1, 3000, { selectionId: 100_002 })
    expect(refusal([combination([100_001, 100_002], 100, 555)], book)).toBe('same_match')
    expect(refusal([combination([100_001, 100_001], 100, 342)], book)).toBe('same_match')
    expect(
      refusal([combination([100_001], 100, 185), combination([100_002], 100, 300)], book),
    ).toBe('offered')
  })

  it('refuses what is unknown to the book or closed', () => {
    const book = filledBook()
    expect(refusal([combination([100_999], 100, 185)], book)).toBe('unknown_selection')
    expect(refusal([combination([900_001], 100, 185)], book)).toBe('unknown_selection')
    book.price(1, 1850, { status: 'closed' })
    expect(refusal([combination([100_001], 100, 185)], book)).toBe('unknown_selection')
  })

  it('refuses a suspended selection', () => {
    const book = filledBook()
    book.price(1, 1850, { status: 'suspended' })
    expect(refusal([combination([100_001], 100, 185)], book)).toBe('market_suspended')
  })

  it('refuses from the exact millisecond of the kick-off on', () => {
    const book = filledBook()
    const startsAt = book.game(1)?.fixture.startsAt ?? 0
    const at = (now: number) => refusal([combination([100_001], 100, 185)], book, { now })
    expect([at(startsAt - 1), at(startsAt), at(startsAt + 1)]).toEqual([
      'offered',
      'game_started',
      'game_started',
    ])
    book.price(1, 1850, { status: 'suspended' })
    expect(at(startsAt)).toBe('game_started')
  })

  it('refuses changed odds with the current odds', () => {
    const book = filledBook()
    book.price(1, 1700)
    expect(decideSlip(question([combination([100_001], 100, 185)]), book)).toEqual({
      refused: 'odds_changed',
      facts: { odds: [{ betGamesOddId: 100_001, rate: 1.7, version: 2 }] },
    })
  })

  it('accepts better odds by default and places at them', () => {
    const book = filledBook()
    book.price(1, 1900)
    const decision = decideSlip(question([combination([100_001], 1000, 185)]), book)
    expect(decision).toMatchObject({ bets: [{ odds: 1900n, potentialReturn: 1900 }] })
    expect(refusal([combination([100_001], 100, 185)], book, { oddsChange: 'none' })).toBe(
      'odds_changed',
    )
  })

  it('refuses a payout above the limit', () => {
    const limits = { ...TEST_LIMITS, payoutMax: centavos(1850) }
    expect(refusal([combination([100_001], 1000, 185)], filledBook(), { limits })).toBe('offered')
    expect(refusal([combination([100_001], 1001, 185)], filledBook(), { limits })).toBe(
      'payout_too_large',
    )
  })

  it('reports the largest stake with the bonus that is offered, or without one', () => {
    const limits = { ...TEST_LIMITS, payoutMax: centavos(400_000) }
    const largest = (isOn: boolean) => {
      const offers = { cashback: true, multipleBonus: isOn }
      const request = question([combination([100_001, 200_001], 200_000, 370)], { limits, offers })
      const decision = decideSlip(request, filledBook())
      return 'facts' in decision ? decision.facts : decision
    }
    expect(largest(true)).toMatchObject({ stakeMax: 1073.25 })
    expect(largest(false)).toMatchObject({ stakeMax: 1081.08 })
  })

  it('reports which stake is too large, and the largest allowed one', () => {
    const combinations = [
      combination([200_001], 100, 200),
      combination([100_001], 60_000, 185),
      combination([100_001], 60_000, 185),
    ]
    const limits = { ...TEST_LIMITS, stakeMax: centavos(100_000) }
    expect(decideSlip(question(combinations, { limits }), filledBook())).toEqual({
      refused: 'stake_too_large',
      facts: { limit: 'stake', stakeMax: 1000, betGamesOddId: [100_001] },
    })
  })

  it('reports the first refusal of the fixed order when several apply', () => {
    const book = filledBook()
    const broken = [
      combination([100_001], 1, 185),
      combination([200_001], 99_999_999, 200),
      combination([300_001, 300_001], 100, 900),
      combination([900_001], 100, 200),
    ]
    book.price(1, 1700, { status: 'suspended' })
    const order = [
      refusal(broken, book),
      refusal(broken.slice(1), book),
      refusal(broken.slice(2), book),
      refusal([...broken.slice(3), combination([100_001], 100, 185)], book),
      refusal([combination([100_001], 100, 185), combination([200_001], 100, 250)], book),
    ]
    expect(order).toEqual([
      'stake_too_small',
      'stake_too_large',
      'same_match',
      'unknown_selection',
      'market_suspended',
    ])
  })
})
