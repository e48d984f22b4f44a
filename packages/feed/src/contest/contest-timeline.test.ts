import { describe, expect, it } from 'vitest'
import { factAt, plainFact, timelineUntil } from './contest-timeline.ts'

const clock = { period: '2H', minute: 90, stoppage: 3 } as const

describe('a fact of a contest', () => {
  it('carries the clock of its moment', () => {
    expect(factAt(clock, plainFact('period_end'))).toEqual({
      kind: 'period_end',
      period: '2H',
      minute: 90,
      stoppage: 3,
      side: null,
      points: 0,
    })
  })

  it('may name the part that is over when the next one has begun', () => {
    expect(factAt(clock, plainFact('set', { period: 'S1' })).period).toBe('S1')
  })
})

describe('a timeline', () => {
  const fact = (kind: 'goal' | 'ended') => factAt(clock, plainFact(kind))
  const until = timelineUntil([
    { second: 10, fact: fact('goal') },
    { second: 20, fact: fact('goal') },
    { second: 20, fact: fact('ended') },
  ])

  it('contains what had happened up to a second, itself included', () => {
    expect([9, 10, 19, 20, 99].map((second) => until(second).length)).toEqual([0, 1, 1, 3, 3])
  })

  it('is the same list as long as nothing happens, and can be read at any second', () => {
    expect(until(12)).toBe(until(19))
    expect(until(25).length).toBe(3)
    expect(until(10).length).toBe(1)
  })
})
