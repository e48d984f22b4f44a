import { expect, it } from 'vitest'
import { TurnQueue } from './turn-queue.ts'

/** A queue whose items each take some milliseconds, and whose turns the test takes. */
function queueOf({ itemMs }: { readonly itemMs: number }) {
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
