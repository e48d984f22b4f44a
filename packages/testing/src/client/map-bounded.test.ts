import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { mapBounded } from './map-bounded.ts'

describe('mapBounded', () => {
  test('keeps the order and never has more under way than it may', async () => {
    const underWay = { now: 0, most: 0 }
    const doubled = await mapBounded([5, 1, 4, 2, 3], 2, async (number) => {
      underWay.now += 1
      underWay.most = Math.max(underWay.most, underWay.now)
      for (let i = 0; i < number; i += 1) await turn()
      underWay.now -= 1
      return 2 * number
    })
    expect(doubled).toEqual([10, 2, 8, 4, 6])
    expect(underWay.most).toBe(2)
  })

  test('fails with the first failure', async () => {
    const failing = mapBounded([1, 2], 1, async (number) => {
      if (number === 1) throw new Error('the first')
      return number
    })
    await expect(failing).rejects.toThrow('the first')
  })
})
