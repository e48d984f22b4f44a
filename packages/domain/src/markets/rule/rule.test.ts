import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SelectionResult } from '../market/market.ts'
import type { EventOrder } from './event-order.ts'
import {
  all,
  any,
  atLeast,
  type Bounds,
  beats,
  below,
  countersOf,
  equals,
  not,
  opposite,
  orderSpansOf,
  type Predicate,
  type Range,
  type Rule,
  resultOf,
  type Sum,
} from './rule.ts'

type Counter = 'home' | 'away'

const HOME: Sum<Counter> = [['home', 1]]
const AWAY: Sum<Counter> = [['away', 1]]
const TOTAL: Sum<Counter> = [
  ['home', 1],
  ['away', 1],
]
const LEAD: Sum<Counter> = [
  ['home', 1],
  ['away', -1],
]

const exactly = (home: number, away: number): Bounds<Counter> => ({
  home: [home, home],
  away: [away, away],
})

/** Result against a line at a known total. */
function totalOutcome(side: 'Over' | 'Under', handicap: string, total: number) {
  const line = Number(handicap)
  const rule = side === 'Over' ? beats(TOTAL, line) : beats(opposite(TOTAL), -line)
  return resultOf(rule, exactly(total, 0))
}

/** Result of a side against its handicap at a known lead of that side. */
function spreadOutcome(handicap: string, lead: number) {
  return resultOf(beats(LEAD, -Number(handicap)), exactly(lead + 60, 60)) ?? 'void'
}

const OPPOSITE: Record<SelectionResult, SelectionResult> = {
  win: 'lose',
  lose: 'win',
  void: 'void',
  half_win: 'half_lose',
  half_lose: 'half_win',
}

/** Result of one line without quarters, from the definition of over and under. */
function plain(total: number, handicap: number): 'win' | 'lose' | 'void' {
  if (total === handicap) return 'void'
  return total > handicap ? 'win' : 'lose'
}

/** The two half bets that a quarter line represents, combined. */
function joined(one: string, other: string): SelectionResult | undefined {
  const pair = [one, other].sort().join(' ')
  const results: Record<string, SelectionResult> = {
    'win win': 'win',
    'lose lose': 'lose',
    'void void': 'void',
    'void win': 'half_win',
    'lose void': 'half_lose',
  }
  return results[pair]
}

describe('a total against a line', () => {
  it('decides half lines one way or the other', () => {
    expect(totalOutcome('Over', '2.5', 3)).toBe('win')
    expect(totalOutcome('Over', '2.5', 2)).toBe('lose')
    expect(totalOutcome('Under', '2.5', 2)).toBe('win')
    expect(totalOutcome('Under', '0.5', 0)).toBe('win')
  })

  it('gives the stake back when a whole line is hit', () => {
    expect(totalOutcome('Over', '2', 2)).toBe('void')
    expect(totalOutcome('Under', '2', 2)).toBe('void')
    expect(totalOutcome('Under', '2', 1)).toBe('win')
  })

  it('splits a quarter line over its two neighbours', () => {
    expect(totalOutcome('Over', '2.25', 2)).toBe('half_lose')
    expect(totalOutcome('Over', '2.75', 3)).toBe('half_win')
    expect(totalOutcome('Under', '2.25', 2)).toBe('half_win')
    expect(totalOutcome('Over', '2.25', 3)).toBe('win')
  })

  it('equals two half bets on the neighbouring lines', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(48), (total, quarters) => {
        const handicap = quarters / 4
        const isQuarter = quarters % 2 === 1
        const low = isQuarter ? handicap - 0.25 : handicap
        const high = isQuarter ? handicap + 0.25 : handicap
        const expected = joined(plain(total, low), plain(total, high))
        expect(totalOutcome('Over', String(handicap), total)).toBe(expected)
      }),
    )
  })

  it('mirrors over and under', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(48), (total, quarters) => {
        const handicap = String(quarters / 4)
        const over = totalOutcome('Over', handicap, total)
        expect(totalOutcome('Under', handicap, total)).toBe(over && OPPOSITE[over])
      }),
    )
  })

  it.each([2.1, Number.NaN, Number.POSITIVE_INFINITY])('throws on the line %d', (line) => {
    expect(() => beats(TOTAL, line)).toThrow(RangeError)
  })
})

const quarters = fc.integer({ min: -120, max: 120 })
const leads = fc.integer({ min: -60, max: 60 })

const handicapText = (handicap: number) => (handicap > 0 ? `+${handicap}` : `${handicap}`)

/** From the worst for the bettor to the best. */
const RANK: readonly SelectionResult[] = ['lose', 'half_lose', 'void', 'half_win', 'win']

describe('a side against its handicap', () => {
  it.each([
    ['-4.5', 5, 'win'],
    ['-4.5', 4, 'lose'],
    ['+4.5', -4, 'win'],
    ['+4.5', -5, 'lose'],
    ['-4', 4, 'void'],
    ['0', 0, 'void'],
    ['0', 1, 'win'],
    ['-4.25', 4, 'half_lose'],
    ['-3.75', 4, 'half_win'],
  ] as const)('settles %s at a lead of %i as %s', (handicap, lead, result) => {
    expect(spreadOutcome(handicap, lead)).toBe(result)
  })

  it('gives one side what it takes from the other', () => {
    fc.assert(
      fc.property(quarters, leads, (handicap, lead) => {
        const home = spreadOutcome(handicapText(handicap / 4), lead)
        const away = spreadOutcome(handicapText(-handicap / 4), -lead)
        expect(away).toBe(OPPOSITE[home])
      }),
    )
  })

  it('never gets worse with a larger lead or a larger handicap', () => {
    fc.assert(
      fc.property(quarters, leads, fc.nat(40), fc.nat(40), (handicap, lead, more, start) => {
        const before = RANK.indexOf(spreadOutcome(handicapText(handicap / 4), lead))
        expect(
          RANK.indexOf(spreadOutcome(handicapText(handicap / 4), lead + more)),
        ).toBeGreaterThanOrEqual(before)
        const easier = handicapText((handicap + start) / 4)
        expect(RANK.indexOf(spreadOutcome(easier, lead))).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

const ranges: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(4), fc.nat(3))
  .map(([least, more]): Range => [least, least + more])

const sums = fc.constantFrom(HOME, AWAY, TOTAL, LEAD, opposite(LEAD))
const atoms: fc.Arbitrary<Predicate<Counter>> = fc
  .tuple(sums, fc.integer({ min: -3, max: 6 }), fc.constantFrom(atLeast, below, equals))
  .map(([sum, n, make]) => make(sum, n))
const predicates = fc.oneof(
  atoms,
  sums.map((of): Predicate<Counter> => ({ op: 'odd', of })),
  atoms.map(not),
  fc.tuple(atoms, atoms).map((both) => all(...both)),
  fc.tuple(atoms, atoms).map((both) => any(...both)),
)
const lines: fc.Arbitrary<Rule<Counter>> = fc
  .tuple(sums, fc.integer({ min: -12, max: 24 }))
  .map(([sum, quarters]) => beats(sum, quarters / 4))

/** Every pair of values that the bounds leave possible. */
function endsOf({ home, away }: Bounds<Counter>): readonly Bounds<Counter>[] {
  const values = ([least, most]: Range) =>
    Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return values(home).flatMap((one) => values(away).map((other) => exactly(one, other)))
}

describe('a result before the end', () => {
  it('is the result of every end that is still possible', () => {
    fc.assert(
      fc.property(fc.oneof(predicates, lines), ranges, ranges, (rule, home, away) => {
        const known = resultOf(rule, { home, away })
        if (known === null) return
        for (const end of endsOf({ home, away })) expect(resultOf(rule, end)).toBe(known)
      }),
    )
  })

  it('is known as soon as every possible end of one sum agrees', () => {
    const single = fc.oneof(
      atoms.filter(({ op }) => op !== 'equals'),
      lines,
    )
    fc.assert(
      fc.property(single, ranges, ranges, (rule, home, away) => {
        const results = new Set(endsOf({ home, away }).map((end) => resultOf(rule, end)))
        expect(resultOf(rule, { home, away }) === null).toBe(results.size > 1)
      }),
    )
  })

  it('is open while a counter has no limit that matters', () => {
    const running: Bounds<Counter> = { home: [2, Number.POSITIVE_INFINITY], away: [0, 1] }
    expect(resultOf(atLeast(LEAD, 1), running)).toBe('win')
    expect(resultOf(atLeast(LEAD, 2), running)).toBeNull()
    expect(resultOf(equals(HOME, 1), running)).toBe('lose')
    expect(resultOf(all(atLeast(HOME, 1), atLeast(AWAY, 1)), running)).toBeNull()
    expect(resultOf(beats(opposite(TOTAL), -1.5), running)).toBe('lose')
  })
})

describe('an odd sum', () => {
  const odd = (of: Sum<Counter>): Predicate<Counter> => ({ op: 'odd', of })

  it('is odd on both sides of zero; zero is even', () => {
    expect(resultOf(odd(TOTAL), exactly(2, 1))).toBe('win')
    expect(resultOf(odd(LEAD), exactly(0, 3))).toBe('win')
    expect(resultOf(odd(TOTAL), exactly(0, 0))).toBe('lose')
    expect(resultOf(not(odd(TOTAL)), exactly(2, 2))).toBe('win')
  })

  it('is open until the sum is certain', () => {
    expect(resultOf(odd(HOME), { home: [1, 2], away: [0, 0] })).toBeNull()
    expect(resultOf(odd(HOME), { home: [0, Number.POSITIVE_INFINITY], away: [0, 0] })).toBeNull()
  })
})

describe('a rule with an order of events', () => {
  const first: Predicate<Counter> = { op: 'nth', of: 'goal', n: 1, span: 'match', by: 'home' }
  const scored: EventOrder = {
    match: { sides: ['home'], isOver: false },
    half1: null,
    half2: null,
  }

  it('joins what is known of the order with what is counted', () => {
    const both = all(first, atLeast(LEAD, 1))
    expect(resultOf(both, { home: [1, 9], away: [0, 9] }, scored)).toBeNull()
    expect(resultOf(both, exactly(2, 1), scored)).toBe('win')
    expect(
      resultOf(all(not(first), atLeast(LEAD, 1)), { home: [1, 9], away: [0, 9] }, scored),
    ).toBe('lose')
  })

  it('is open in a sport without an order', () => {
    expect(resultOf(first, exactly(1, 0))).toBeNull()
  })

  it('names the spans whose order it needs, and no counter for them', () => {
    const rule = any(first, not({ op: 'comeback', side: 'away' }), atLeast(HOME, 1))
    expect(orderSpansOf(rule)).toEqual(['match', 'match'])
    expect(countersOf(rule)).toEqual(['home'])
    const half: Predicate<Counter> = { op: 'last', of: 'goal', span: 'half2', by: 'none' }
    expect(orderSpansOf(half)).toEqual(['half2'])
  })
})

describe('the counters of a rule', () => {
  it('are those of all of its parts', () => {
    expect(countersOf(any(not(equals(HOME, 1)), all(atLeast(AWAY, 2))))).toEqual(['home', 'away'])
    expect(countersOf(beats(LEAD, 0.5))).toEqual(['home', 'away'])
  })
})
