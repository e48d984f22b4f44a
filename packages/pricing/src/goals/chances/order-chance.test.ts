import { type OrderRule, truthOfOrder } from '@caderneta/domain/markets/rule/event-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfCell } from './goal-grid.ts'
import { orderSharesIn } from './order-chance.ts'

type Side = 'home' | 'away'

const side = fc.constantFrom<Side>('home', 'away')
const by = fc.constantFrom('home', 'away', 'none' as const)
const span = fc.constantFrom('half1', 'half2', 'match' as const)
const n = fc.integer({ min: 1, max: 6 })
const anyRule: fc.Arbitrary<OrderRule> = fc.oneof(
  fc.record({ op: fc.constant('nth' as const), of: fc.constant('goal' as const), n, span, by }),
  fc.record({ op: fc.constant('last' as const), of: fc.constant('goal' as const), span, by }),
  fc.record({ op: fc.constant('comeback' as const), side }),
)

/** The goals of a half: those scored, in order, and how many of each side are to come. */
const anyHalf = fc.record({
  scored: fc.array(side, { maxLength: 3 }),
  home: fc.nat(3),
  away: fc.nat(3),
})
type HalfPlan = typeof anyHalf extends fc.Arbitrary<infer Value> ? Value : never

/** Every order of so many goals of each side. */
function arrangements(home: number, away: number): readonly (readonly Side[])[] {
  if (home === 0 && away === 0) return [[]]
  const starting = (first: Side, rest: readonly (readonly Side[])[]) =>
    rest.map((order) => [first, ...order])
  return [
    ...(home > 0 ? starting('home', arrangements(home - 1, away)) : []),
    ...(away > 0 ? starting('away', arrangements(home, away - 1)) : []),
  ]
}

const ordersOf = ({ scored, home, away }: HalfPlan) =>
  arrangements(home, away).map((order) => [...scored, ...order])

const count = (sides: readonly Side[], one: Side) => sides.filter((each) => each === one).length

function endOf({ scored, home, away }: HalfPlan) {
  return { home: count(scored, 'home') + home, away: count(scored, 'away') + away }
}

describe('the chance that a rule about the order of goals holds', () => {
  it('is the share of the orders of the goals to come in which it does', () => {
    fc.assert(
      fc.property(anyRule, anyHalf, anyHalf, (rule, half1, half2) => {
        const ends = ordersOf(half1).flatMap((first) =>
          ordersOf(half2).map((second) => ({
            half1: { sides: first, isOver: true },
            half2: { sides: second, isOver: true },
            match: { sides: [...first, ...second], isOver: true },
          })),
        )
        const holding = ends.filter((end) => truthOfOrder(rule, end)).length
        const open = (sides: readonly Side[]) => ({ sides, isOver: false })
        const soFar = {
          half1: open(half1.scored),
          half2: open(half2.scored),
          match: open([...half1.scored, ...half2.scored]),
        }
        const [first, second] = [endOf(half1), endOf(half2)]
        const shares = orderSharesIn(soFar)(rule).after(halfCell(first.home, first.away))
        const cell = halfCell(second.home, second.away)
        const chance = typeof shares === 'number' ? shares : shares[cell]
        expect(chance).toBeCloseTo(holding / ends.length, 12)
      }),
      { numRuns: 300 },
    )
  })
})
