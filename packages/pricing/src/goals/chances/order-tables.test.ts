import type { EventOrder, OrderRule } from '@caderneta/domain/markets/rule/event-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goalChances } from './goal-chances.ts'
import { orderOutlook } from './order-tables.ts'

const side = fc.constantFrom<'home' | 'away'>('home', 'away')
const by = fc.constantFrom('home', 'away', 'none' as const)
const span = fc.constantFrom('half1', 'half2', 'match' as const)
const n = fc.integer({ min: 1, max: 6 })
const anyRule: fc.Arbitrary<OrderRule> = fc.oneof(
  fc.record({ op: fc.constant('nth' as const), of: fc.constant('goal' as const), n, span, by }),
  fc.record({ op: fc.constant('last' as const), of: fc.constant('goal' as const), span, by }),
  fc.record({ op: fc.constant('comeback' as const), side }),
)

/** From so many goals on, up to four more of a side. */
const goalsFrom = (scored: number) =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }).map((weights) => {
    const sum = weights.reduce((all, each) => all + each, 0)
    return Float64Array.of(...Array<number>(scored).fill(0), ...weights.map((one) => one / sum))
  })

const anyMatch = fc.array(side, { maxLength: 3 }).chain((scored) => {
  const half = (home: number, away: number) =>
    fc.record({ home: goalsFrom(home), away: goalsFrom(away) })
  const home = scored.filter((one) => one === 'home').length
  const halves = fc.tuple(half(home, scored.length - home), half(0, 0))
  return halves.map(([half1, half2]) => ({ scored, half1, half2 }))
})

describe('a rule about the order of goals', () => {
  it('holds over all scores as often as it does with each of them', () => {
    fc.assert(
      fc.property(anyRule, anyMatch, (rule, { scored, half1, half2 }) => {
        const open = { sides: scored, isOver: false }
        const order: EventOrder = { match: open, half1: open, half2: { sides: [], isOver: false } }
        const scores = goalChances([{ weight: 1, half1, half2 }]).likely('halves')
        const outlook = orderOutlook(scores, order)
        const byScore = outlook.heldWith(rule).chances.reduce((sum, chance) => sum + chance, 0)
        expect(outlook.anyWith(rule)).toBeCloseTo(byScore, 12)
      }),
      { numRuns: 300 },
    )
  })
})
