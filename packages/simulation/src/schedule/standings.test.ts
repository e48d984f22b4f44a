import { describe, expect, it } from 'vitest'
import { standingsOf } from './standings.ts'

const table = (...results: readonly [string, string, [number, number] | null][]) => {
  const sides = ['A', 'B', 'C']
  const standings = standingsOf(sides)
  for (const [home, away, score] of results) standings.add([home, away], score)
  return sides.toSorted(standings.compare).join('')
}

describe('a table', () => {
  it('counts three points for a victory and one for a draw', () => {
    expect(table(['A', 'B', [0, 0]], ['C', 'A', [1, 0]])).toBe('CBA')
  })

  it('decides between equal points by goal difference, then by goals', () => {
    expect(table(['A', 'B', [1, 0]], ['C', 'B', [2, 0]])).toBe('CAB')
    expect(table(['A', 'B', [1, 0]], ['C', 'B', [2, 1]])).toBe('CAB')
  })

  it('has no limit of goals at which one measure becomes another', () => {
    expect(table(['A', 'B', [2_000, 0]], ['C', 'B', [1, 0]], ['C', 'B', [1, 0]])).toBe('CAB')
  })

  it('leaves out matches without a score', () => {
    expect(table(['B', 'A', null], ['C', 'A', [1, 1]])).toBe('ACB')
  })

  it('refuses a side that it does not have', () => {
    expect(() => standingsOf(['A']).add(['A', 'B'], [1, 0])).toThrow('B is not in the table')
  })
})
