import { expect, it } from 'vitest'
import { growingPause } from './growing-pause.ts'

it('pauses longer after each failure, and never longer than the last pause', () => {
  const pauses = [0, 1, 2, 3, 4, 5].map((failures) => growingPause([10, 30, 60], failures))
  expect(pauses).toEqual([0, 10, 30, 60, 60, 60])
})
