import { expect, it } from 'vitest'
import { TurnQueue } from './turn-queue.ts'

/** A queue whose items each take some milliseconds, and whose turns the test takes. */
function queueOf({ itemMs, laneOf }: { itemMs: number; laneOf?: (item: string) => string }) {
  const taken: string[] = []
  const turns: (() => void)[] = []
  let at = 0
  const queue = new TurnQueue<string>({
    take: (item) => {
      at += itemMs
      taken.push(item)
    },
    now: () => at,
    later: (act) => turns.push(act),
    ...(laneOf && { laneOf }),
  })
  return { queue, taken, turn: () => turns.shift()?.(), turns }
}

it('takes what arrives in order, a few milliseconds of it in a turn', () => {
  const { queue, taken, turn, turns } = queueOf({ itemMs: 5 })
  for (const item of ['a', 'b', 'c']) queue.add(item)
  expect(taken).toEqual([])
  turn()
  expect(taken).toEqual(['a', 'b'])
  turn()
  expect(taken).toEqual(['a', 'b', 'c'])
  turn()
  queue.add('d')
  turn()
  expect([taken, turns.length]).toEqual([['a', 'b', 'c', 'd'], 0])
})

it('takes at least one in a turn, however long it takes', () => {
  const { queue, taken, turn } = queueOf({ itemMs: 1_000 })
  for (const item of ['a', 'b']) queue.add(item)
  turn()
  expect(taken).toEqual(['a'])
})

it('takes nothing that was dropped', () => {
  const { queue, taken, turn } = queueOf({ itemMs: 5 })
  for (const item of ['a', 'b', 'c']) queue.add(item)
  turn()
  queue.clear()
  queue.add('d')
  turn()
  expect(taken).toEqual(['a', 'b', 'd'])
})

it('lets no lane wait for what is behind in another, and keeps the order within each', () => {
  const { queue, taken, turn } = queueOf({ itemMs: 4, laneOf: ([lane = '']) => lane })
  for (const item of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add(item)
  turn()
  expect(taken).toEqual(['a1', 'a2'])
  for (const item of ['b1', 'b2']) queue.add(item)
  turn()
  expect(taken.slice(2)).toEqual(['a3', 'b1'])
  turn()
  turn()
  expect(taken.slice(4)).toEqual(['a4', 'b2', 'a5'])
})
