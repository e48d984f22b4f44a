import {
  all,
  any,
  atLeast,
  beats,
  below,
  equals,
  not,
  opposite,
  type Rule,
} from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { goalsIn } from '@caderneta/domain/markets/sports/football/football-goals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GoalNode } from './goal-chances.ts'
import { goalChances } from './goal-chances.ts'
import { ruleChances } from './rule-chances.ts'

const [MATCH, HALF1, HALF2] = [goalsIn('match'), goalsIn('half1'), goalsIn('half2')]
const NO_GOALS = { sides: [], isOver: false }
const NOT_STARTED = { match: NO_GOALS, half1: NO_GOALS, half2: NO_GOALS }

const anyChances = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 })
  .map((weights) => {
    const sum = weights.reduce((all, each) => all + each, 0)
    return Float64Array.from(weights, (weight) => weight / sum)
  })
const anyHalf = fc.record({ home: anyChances, away: anyChances })
const anyNodes: fc.Arbitrary<readonly GoalNode[]> = fc
  .array(fc.record({ weight: fc.constant(1), half1: anyHalf, half2: anyHalf }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((nodes) => nodes.map((node) => ({ ...node, weight: 1 / nodes.length })))

function chancesOf(nodes: readonly GoalNode[], rules: readonly Rule<FootballCounter>[]) {
  const positions = rules.map((_, position) => position)
  const { chancesIn } = ruleChances(rules, [{ positions }])
  const windows = { scoresIn: () => Float64Array.of(1), noneIn: () => 1 }
  return chancesIn({ goals: goalChances(nodes), order: NOT_STARTED, windows })
}

const total = (chances: Iterable<number>) => [...chances].reduce((sum, each) => sum + each, 0)

describe('chances from rules', () => {
  it('are the same for a line alone as beside others about the same scores', () => {
    const lines = [
      [atLeast(HALF1.home, 1), below(HALF1.home, 1)],
      [beats(HALF1.total, 1.25), beats(opposite(HALF1.total), -1.25)],
      [atLeast(MATCH.lead, 1), equals(MATCH.lead, 0), below(MATCH.lead, 0)],
      [equals(MATCH.total, 2)],
      [all(atLeast(HALF1.home, 1), below(HALF2.lead, 0))],
      [any(atLeast(HALF1.total, 2), atLeast(HALF2.total, 2))],
    ]
    const rules = lines.flat()
    const positions = lines.map((line) => line.map((rule) => rules.indexOf(rule)))
    const { chancesIn } = ruleChances(
      rules,
      positions.map((ofLine) => ({ positions: ofLine })),
    )
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const windows = { scoresIn: () => Float64Array.of(1), noneIn: () => 1 }
        const outlook = { goals: goalChances(nodes), order: NOT_STARTED, windows }
        const together = chancesIn(outlook)
        const alone = lines.flatMap((line) => [...chancesOf(nodes, line)])
        for (const [at, chance] of alone.entries()) expect(together[at]).toBeCloseTo(chance, 12)
        const odd = chancesIn(outlook, (line) => line % 2 === 1)
        positions.forEach((ofLine, line) => {
          for (const at of ofLine) expect(odd[at]).toBe(line % 2 === 1 ? together[at] : 0)
        })
      }),
    )
  })

  it('are those of the scores of one way to go on, weighted, over all ways', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const rule = all(atLeast(HALF1.home, 1), below(HALF2.lead, 0))
        const expected = total(
          nodes.map(({ weight, half1, half2 }) => {
            const behind = [...half2.home].flatMap((chance, home) =>
              [...half2.away].map((other, away) => (home < away ? chance * other : 0)),
            )
            return weight * (1 - (half1.home[0] ?? 0)) * total(behind)
          }),
        )
        expect(chancesOf(nodes, [rule])[0]).toBeCloseTo(expected, 12)
      }),
    )
  })

  it('agree between rules that mean the same, whatever grid they are laid over', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const sum = [...HALF1.total, ...HALF2.total]
        const [whole, halves] = [atLeast(MATCH.total, 3), atLeast(sum, 3)]
        expect(chancesOf(nodes, [whole])[0]).toBeCloseTo(chancesOf(nodes, [halves])[0] ?? 0, 12)
      }),
    )
  })

  it('of a rule and its opposite add up to one', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const rule = any(equals(MATCH.lead, 0), { op: 'odd', of: MATCH.total })
        expect(total(chancesOf(nodes, [rule, not(rule)]))).toBeCloseTo(1, 12)
      }),
    )
  })

  it.each([0, 0.25, 0.5, 0.75, 1, -1.25])('of both sides of the line %d add up to one', (line) => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const sides = [beats(MATCH.lead, line), beats(opposite(MATCH.lead), -line)]
        fc.pre(total(chancesOf(nodes, [atLeast(MATCH.lead, 1), below(MATCH.lead, 0)])) > 0.01)
        expect(total(chancesOf(nodes, sides))).toBeCloseTo(1, 10)
      }),
    )
  })

  it('of a quarter line count half of a half win and half of a half loss', () => {
    const drawn: GoalNode = {
      weight: 1,
      half1: { home: Float64Array.of(0.5, 0.5), away: Float64Array.of(1) },
      half2: { home: Float64Array.of(1), away: Float64Array.of(1) },
    }
    // 0-0 is half won, 1-0 is won: nothing is lost.
    expect(chancesOf([drawn], [beats(MATCH.lead, -0.25)])[0]).toBe(1)
    // 0-0 is half lost, 1-0 is won: 0.5 to 0.25.
    expect(chancesOf([drawn], [beats(MATCH.lead, 0.25)])[0]).toBeCloseTo(0.5 / 0.75, 12)
  })

  it('of the next goal add up to one with that of none', () => {
    fc.assert(
      fc.property(anyNodes, fc.integer({ min: 1, max: 4 }), (nodes, n) => {
        const rules = (['home', 'away', 'none'] as const).map(
          (by) => ({ op: 'nth', of: 'goal', n, span: 'match', by }) as const,
        )
        const chances = chancesOf(nodes, rules)
        expect(total(chances)).toBeCloseTo(1, 12)
        expect(chances[2]).toBeCloseTo(chancesOf(nodes, [below(MATCH.total, n)])[0] ?? 0, 12)
      }),
    )
  })

  it('of the first goal and the result are below those of each', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const first = { op: 'nth', of: 'goal', n: 1, span: 'match', by: 'home' } as const
        const won = atLeast(MATCH.lead, 1)
        const [both = 0] = chancesOf(nodes, [all(first, won)])
        const [ofFirst = 0] = chancesOf(nodes, [first])
        const [ofWin = 0] = chancesOf(nodes, [won])
        expect(both).toBeLessThanOrEqual(Math.min(ofFirst, ofWin) + 1e-12)
        expect(both).toBeGreaterThanOrEqual(ofFirst + ofWin - 1 - 1e-12)
      }),
    )
  })
})
