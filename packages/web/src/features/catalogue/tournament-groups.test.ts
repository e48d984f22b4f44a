import { describe, expect, it } from 'vitest'
import { openAtFirst } from './tournament-groups.tsx'

describe('which groups start open', () => {
  it('LST-06 opens the first alone when only the first is asked for', () => {
    expect(openAtFirst([3, 2, 1], 0)).toEqual([true, false, false])
  })

  it('opens groups while there is room, and the first in any case', () => {
    expect(openAtFirst([10, 20, 20, 5], 50)).toEqual([true, true, true, false])
    expect(openAtFirst([90, 1], 50)).toEqual([true, false])
    expect(openAtFirst([], 50)).toEqual([])
  })
})
