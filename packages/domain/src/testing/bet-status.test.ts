import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SELECTION_RESULTS, type SelectionResult } from '../markets/market/market.ts'
import { betStatus } from './bet-status.ts'

const statusOf = (...results: (SelectionResult | null)[]) =>
  betStatus(results.map((result) => ({ result })))

const anyResult = fc.constantFrom(...SELECTION_RESULTS, null)

describe('betStatus', () => {
  it('follows the only leg of a single', () => {
    expect(statusOf(null)).toBe('pending')
    expect(statusOf('win')).toBe('win')
    expect(statusOf('lose')).toBe('lose')
    expect(statusOf('void')).toBe('void')
    expect(statusOf('half_win')).toBe('win')
    expect(statusOf('half_lose')).toBe('win')
  })

  it('is lost as soon as one leg is lost, though others are open', () => {
    expect(statusOf('win', null, 'lose')).toBe('lose')
  })

  it('waits for the last leg while none is lost', () => {
    expect(statusOf('win', null)).toBe('pending')
    expect(statusOf('void', null)).toBe('pending')
  })

  it('is void only when every leg is', () => {
    expect(statusOf('void', 'void')).toBe('void')
    expect(statusOf('void', 'win')).toBe('win')
  })

  it('never returns to pending or to winning when more results come', () => {
    fc.assert(
      fc.property(
        fc.array(anyResult, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...SELECTION_RESULTS),
        (results, last) => {
          const before = statusOf(...results)
          const after = statusOf(...results.map((result) => result ?? last))
          if (before !== 'pending') expect(after).toBe(before)
          expect(after).not.toBe('pending')
        },
      ),
    )
  })

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(fc.array(anyResult, { minLength: 1, maxLength: 8 }), (results) => {
        expect(statusOf(...[...results].reverse())).toBe(statusOf(...results))
      }),
    )
  })
})
