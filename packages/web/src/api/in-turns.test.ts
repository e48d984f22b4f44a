import { expect, it } from 'vitest'
import { inTurns, TURN_SIZE } from './in-turns.ts'

const many = Array.from({ length: 2 * TURN_SIZE + 1 }, (_, i) => i)

it('does each once, in order, and lets others in after every turn', async () => {
  const done: (number | 'other')[] = []
  const all = inTurns(many, (one, place) => void done.push(one + place))
  const stopped = done.length
  setTimeout(() => done.push('other'))
  await all
  expect(stopped).toBe(TURN_SIZE)
  expect(done.indexOf('other')).toBeLessThan(many.length)
  expect(done.filter((one) => one !== 'other')).toEqual(many.map((one) => 2 * one))
})

it('does few at once', () => {
  const done: number[] = []
  void inTurns([1, 2], (one) => void done.push(one))
  expect(done).toEqual([1, 2])
})
