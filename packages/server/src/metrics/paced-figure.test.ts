import { expect, it } from 'vitest'
import { PacedFigure, pauseAfter } from './paced-figure.ts'

it('rests at least a minute, and nineteen times as long as it took', () => {
  expect([pauseAfter(5), pauseAfter(10_000)]).toEqual([60_000, 190_000])
})

it('has no value before the first measurement, then the value with its age', async () => {
  let now = 1_000
  const errors: unknown[] = []
  const figure = new PacedFigure({
    clock: { now: () => now },
    measure: async () => 42,
    onFailed: (error) => errors.push(error),
  })
  expect(figure.read()).toBeNull()
  figure.begin()
  await figure.stop()
  now = 3_500
  expect(figure.read()).toEqual({ value: 42, ageSeconds: 2.5 })
  expect(errors).toEqual([])
})

it('keeps the last value when a measurement fails, and reports why', async () => {
  const results = [async () => 7, () => Promise.reject(new Error('no database'))]
  const errors: unknown[] = []
  const figure = new PacedFigure({
    clock: { now: () => 0 },
    measure: () => results.shift()?.() ?? Promise.reject(new Error('one too many')),
    onFailed: (error) => errors.push(error),
  })
  figure.begin()
  await figure.stop()
  figure.begin()
  await figure.stop()
  expect(figure.read()).toEqual({ value: 7, ageSeconds: 0 })
  expect(errors).toEqual([new Error('no database')])
})
