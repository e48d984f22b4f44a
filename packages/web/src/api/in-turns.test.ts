import { afterEach, expect, it, vi } from 'vitest'
import { inTurns, TURN_SIZE } from './in-turns.ts'

afterEach(() => void vi.unstubAllGlobals())

it('processes each item once, in order, and yields after every batch', async () => {
  const many = Array.from({ length: 2 * TURN_SIZE + 1 }, (_, i) => i)
  const done: number[] = []
  const doneByTurn: number[] = []
  vi.stubGlobal('setTimeout', (goOn: () => void) => {
    doneByTurn.push(done.length)
    goOn()
  })
  await inTurns(many, (one, index) => void done.push(one + index))
  expect(doneByTurn).toEqual([TURN_SIZE, 2 * TURN_SIZE])
  expect(done).toEqual(many.map((one) => 2 * one))
})

it('processes a short list in one batch', () => {
  const done: number[] = []
  void inTurns([1, 2], (one) => void done.push(one))
  expect(done).toEqual([1, 2])
})
