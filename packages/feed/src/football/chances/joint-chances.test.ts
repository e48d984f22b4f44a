import type { EventOrder, OrderRule } from '@caderneta/domain/markets/event-order'
import { type FootballCounter, goalBounds, goalsIn } from '@caderneta/domain/markets/football-goals'
import {
  all,
  any,
  atLeast,
  below,
  not,
  type Predicate,
  resultOf,
} from '@caderneta/domain/markets/rule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemAt } from '../../item-at.ts'
import { goalChances } from './goal-chances.ts'
import { jointChances, ruleTable } from './joint-chances.ts'

type Side = 'home' | 'away'
type Rule = Predicate<FootballCounter>

const side = fc.constantFrom<Side>('home', 'away')
const by = fc.constantFrom('home', 'away', 'none' as const)
const span = fc.constantFrom('half1', 'half2', 'match' as const)
const n = fc.integer({ min: 1, max: 4 })
const orderRule: fc.Arbitrary<OrderRule> = fc.oneof(
  fc.record({ op: fc.constant('nth' as const), of: fc.constant('goal' as const), n, span, by }),
  fc.record({ op: fc.constant('last' as const), of: fc.constant('goal' as const), span, by }),
  fc.record({ op: fc.constant('comeback' as const), side }),
)

const SUMS = [goalsIn('match'), goalsIn('half1'), goalsIn('half2')].flatMap((sums) =>
  Object.values(sums),
)
const countRule: fc.Arbitrary<Rule> = fc
  .record({ sum: fc.constantFrom(...SUMS), least: fc.integer({ min: -1, max: 3 }) })
  .map(({ sum, least }) => atLeast(sum, least))
const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  countRule,
  countRule.map(not),
  fc.tuple(countRule, countRule).map(([one, other]) => any(one, other)),
  orderRule,
  fc.tuple(orderRule, countRule).map(([one, other]) => all(one, other)),
)

/** Some goals are scored, and up to two more of each side come in each half that is not over. */
const state = fc.record({
  half1: fc.array(side, { maxLength: 2 }),
  half2: fc.option(fc.array(side, { maxLength: 2 })),
  chances: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
})
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never

const count = (sides: readonly Side[], one: Side) => sides.filter((each) => each === one).length

function arrangements(home: number, away: number): readonly (readonly Side[])[] {
  if (home === 0 && away === 0) return [[]]
  const starting = (first: Side, rest: readonly (readonly Side[])[]) =>
    rest.map((order) => [first, ...order])
  return [
    ...(home > 0 ? starting('home', arrangements(home - 1, away)) : []),
    ...(away > 0 ? starting('away', arrangements(home, away - 1)) : []),
  ]
}

interface Ending {
  readonly chance: number
  readonly sides: readonly Side[]
}

/** Every order in which a half may end: all orders of as many goals are as likely as each other. */
function endings(scored: readonly Side[], chances: readonly number[]): readonly Ending[] {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
  const [ofHome, ofAway] = [chances.slice(0, 3), chances.slice(3)]
  return ofHome.flatMap((home, more) =>
    ofAway.flatMap((away, other) => {
      const orders = arrangements(more, other)
      const chance = (home * away) / (sum(ofHome) * sum(ofAway) * orders.length)
      return orders.map((order) => ({ chance, sides: [...scored, ...order] }))
    }),
  )
}

function halvesOf({ half1, half2, chances }: State) {
  return half2
    ? [[{ chance: 1, sides: half1 }], endings(half2, chances.slice(6))]
    : [endings(half1, chances.slice(0, 6)), endings([], chances.slice(6))]
}

/** The sum of the chances of all courses of a match in which every rule holds. */
function byEnumeration(rules: readonly Rule[], played: State): number {
  const [first = [], second = []] = halvesOf(played)
  const courses = first.flatMap((one) => second.map((other) => [one, other] as const))
  return courses.reduce((sum, [one, other]) => {
    const over = (sides: readonly Side[]) => ({ sides, isOver: true })
    const whole = [...one.sides, ...other.sides]
    const order = { half1: over(one.sides), half2: over(other.sides), match: over(whole) }
    const scoreOf = (sides: readonly Side[]) =>
      [count(sides, 'home'), count(sides, 'away')] as const
    const halfTime = scoreOf(one.sides)
    const bounds = goalBounds({ score: scoreOf(whole), halfTime, isNinetyOver: true })
    const holds = rules.every((rule) => resultOf(rule, bounds, order) === 'win')
    return holds ? sum + one.chance * other.chance : sum
  }, 0)
}

function jointOf(rules: readonly Rule[], played: State) {
  const [first = [], second = []] = halvesOf(played)
  const goalsOf = (list: readonly Ending[], one: Side) => {
    const chances = new Float64Array(5)
    for (const { chance, sides } of list) {
      const goals = count(sides, one)
      chances[goals] = (chances[goals] ?? 0) + chance
    }
    return chances
  }
  const half = (list: readonly Ending[]) => ({
    home: goalsOf(list, 'home'),
    away: goalsOf(list, 'away'),
  })
  const open = (sides: readonly Side[]) => ({ sides, isOver: false })
  const order: EventOrder = {
    half1: open(played.half1),
    half2: open(played.half2 ?? []),
    match: open([...played.half1, ...(played.half2 ?? [])]),
  }
  const tables = rules.flatMap((rule) => ruleTable(rule) ?? [])
  expect(tables).toHaveLength(rules.length)
  const goals = goalChances([{ weight: 1, half1: half(first), half2: half(second) }])
  return itemAt(jointChances(tables, [goals], order), 0)
}

const rules = fc.array(anyRule, { minLength: 1, maxLength: 4 })

describe('the chance that several rules hold', () => {
  it('D1 is the sum over every course of the match in which all of them do', () => {
    fc.assert(
      fc.property(rules, state, (legs, played) => {
        const joint = jointOf(legs, played)
        for (let set = 0; set < 2 ** legs.length; set += 1) {
          const chosen = legs.filter((_, i) => (set & (1 << i)) !== 0)
          expect(joint(set)).toBeCloseTo(byEnumeration(chosen, played), 12)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('D1 adds up over a rule and its contrary, in any order of the rules', () => {
    fc.assert(
      fc.property(rules, state, countRule, (legs, played, rule) => {
        const every = 2 ** (legs.length + 1) - 1
        const withRule = jointOf([...legs, rule], played)
        const without = jointOf([not(rule), ...legs], played)
        expect(withRule(every) + without(every)).toBeCloseTo(withRule(every >> 1), 9)
        const reverse = jointOf([...legs, rule].reverse(), played)
        expect(reverse(every)).toBeCloseTo(withRule(every), 12)
      }),
      { numRuns: 60 },
    )
  })

  it('D1 lies within the bounds of Fréchet', () => {
    fc.assert(
      fc.property(rules, state, (legs, played) => {
        const joint = jointOf(legs, played)
        const singles = legs.map((_, i) => joint(1 << i))
        const together = joint(2 ** legs.length - 1)
        const least = singles.reduce((sum, each) => sum + each, 0) - (legs.length - 1)
        expect(together).toBeLessThanOrEqual(Math.min(...singles) + 1e-12)
        expect(together).toBeGreaterThanOrEqual(Math.max(0, least) - 1e-12)
      }),
    )
  })

  it('knows no rule that may return the stake or asks for the order of two goals', () => {
    const first: OrderRule = { op: 'nth', of: 'goal', n: 1, span: 'match', by: 'home' }
    const last: OrderRule = { op: 'last', of: 'goal', span: 'match', by: 'away' }
    expect(ruleTable({ op: 'beats', of: goalsIn('match').lead, line: 0 })).toBeNull()
    expect(ruleTable(all<FootballCounter>(first, last))).toBeNull()
    expect(itemAt([ruleTable(below(goalsIn('match').total, 3))], 0)?.order).toBeNull()
  })
})
