import { describe, expect, it, vi } from 'vitest'
import { oddsChange } from './odds-change.ts'

const STATE = { gameId: 7, status: 'scheduled', clock: null, score: [0, 0] } as const

describe('a state with its markets', () => {
  it('prices nothing for a reader of the state, and once for readers of the markets', () => {
    const price = vi.fn(() => [])
    const change = oddsChange(STATE, price)
    expect([change.kind, change.status, change.score]).toEqual(['odds_change', 'scheduled', [0, 0]])
    expect(price).not.toHaveBeenCalled()
    expect([change.markets, change.markets]).toEqual([[], []])
    expect(price).toHaveBeenCalledOnce()
  })

  it('is sent whole', () => {
    const change = oddsChange(STATE, () => [])
    expect(JSON.parse(JSON.stringify({ ...change }))).toEqual({
      kind: 'odds_change',
      ...STATE,
      markets: [],
    })
  })
})
