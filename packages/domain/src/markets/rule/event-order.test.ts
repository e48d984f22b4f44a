import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EventOrder,
  type EventSequence,
  type OrderRule,
  orderOfScore,
  truthOfOrder,
} from './event-order.ts'

const goal = { of: 'goal', span: 'match' } as const

const during = (match: EventSequence | null): EventOrder => ({ match, half1: null, half2: null })
const running = (...sides: ('home' | 'away')[]) => during({ sides, isOver: false })
const over = (...sides: ('home' | 'away')[]) => during({ sides, isOver: true })

const sides = fc.array(fc.constantFrom('home' as const, 'away' as const), { maxLength: 9 })
const by = fc.constantFrom('home' as const, 'away' as const, 'none' as const)
const rules: fc.Arbitrary<OrderRule> = fc.oneof(
  fc
    .record({ op: fc.constant('nth' as const), n: fc.integer({ min: 1, max: 6 }), by })
    .map((rule) => ({ ...goal, ...rule })),
  by.map((side) => ({ ...goal, op: 'last' as const, by: side })),
  fc
    .constantFrom('home' as const, 'away' as const)
    .map((side) => ({ op: 'comeback' as const, side })),
)

describe('a rule about the order of goals', () => {
  it('knows the goal of a number once it was scored, and that it is missing at the end', () => {
    const second = (by: 'home' | 'away' | 'none') => ({ ...goal, op: 'nth', n: 2, by }) as const
    expect(truthOfOrder(second('away'), running('home'))).toBeNull()
    expect(truthOfOrder(second('away'), running('home', 'away'))).toBe(true)
    expect(truthOfOrder(second('home'), running('home', 'away'))).toBe(false)
    expect(truthOfOrder(second('none'), running('home', 'away'))).toBe(false)
    expect(truthOfOrder(second('none'), over('home'))).toBe(true)
    expect(truthOfOrder(second('away'), over('home'))).toBe(false)
  })

  it('waits for the end to know the last goal, but not to know that there is one', () => {
    const last = (by: 'home' | 'away' | 'none') => ({ ...goal, op: 'last', by }) as const
    expect(truthOfOrder(last('home'), running('away', 'home'))).toBeNull()
    expect(truthOfOrder(last('none'), running('away'))).toBe(false)
    expect(truthOfOrder(last('none'), running())).toBeNull()
    expect(truthOfOrder(last('home'), over('away', 'home'))).toBe(true)
    expect(truthOfOrder(last('none'), over())).toBe(true)
  })

  it('calls a win a comeback only after a deficit', () => {
    const comeback = { op: 'comeback', side: 'away' } as const
    expect(truthOfOrder(comeback, over('home', 'away', 'away'))).toBe(true)
    expect(truthOfOrder(comeback, over('away', 'home', 'away'))).toBe(false)
    expect(truthOfOrder(comeback, over('home', 'away'))).toBe(false)
    expect(truthOfOrder(comeback, running('home', 'away', 'away'))).toBeNull()
  })

  it('looks at its own span alone', () => {
    const order: EventOrder = {
      match: { sides: ['home', 'away'], isOver: false },
      half1: { sides: ['home'], isOver: true },
      half2: { sides: ['away'], isOver: false },
    }
    const first = (span: 'half1' | 'half2', n: number) =>
      ({ op: 'nth', of: 'goal', span, n, by: 'home' }) as const
    expect(truthOfOrder(first('half1', 1), order)).toBe(true)
    expect(truthOfOrder(first('half1', 2), order)).toBe(false)
    expect(truthOfOrder(first('half2', 1), order)).toBe(false)
  })

  it('is open where the order is not known', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(truthOfOrder(rule, during(null))).toBeNull()
      }),
    )
  })

  it('is decided at the end, and an early result is the result of every end', () => {
    fc.assert(
      fc.property(rules, sides, sides, (rule, soFar, more) => {
        const early = truthOfOrder(rule, running(...soFar))
        const final = truthOfOrder(rule, over(...soFar, ...more))
        expect(final).not.toBeNull()
        if (early !== null) expect(final).toBe(early)
      }),
    )
  })

  it('is decided as soon as all ends with up to three goals more agree', () => {
    const ends = endings(3)
    fc.assert(
      fc.property(rules, sides, (rule, soFar) => {
        const finals = new Set(ends.map((more) => truthOfOrder(rule, over(...soFar, ...more))))
        const isReachable = rule.op !== 'comeback' && (rule.op !== 'nth' || rule.n <= 3)
        fc.pre(isReachable)
        expect(truthOfOrder(rule, running(...soFar)) === null).toBe(finals.size > 1)
      }),
    )
  })
})

describe('the order that a score alone proves', () => {
  it('is that of a match in which one side or none has scored', () => {
    expect(orderOfScore([0, 2])).toEqual({ sides: ['away', 'away'], isOver: true })
    expect(orderOfScore([0, 0])).toEqual({ sides: [], isOver: true })
    expect(orderOfScore([1, 2])).toBeNull()
  })
})

type Sides = readonly ('home' | 'away')[]

/** Every sequence of up to so many goals. */
function endings(most: number): readonly Sides[] {
  if (most === 0) return [[]]
  const shorter = endings(most - 1)
  return [
    [],
    ...shorter.flatMap((rest): Sides[] => [
      ['home', ...rest],
      ['away', ...rest],
    ]),
  ]
}
