import { expect, test } from 'vitest'
import { ringAround } from './spotlight.tsx'

const WINDOW = { innerWidth: 390, innerHeight: 844 }

test('the ring surrounds its target', () => {
  const box = { top: 100, left: 20, width: 80, height: 44 }
  expect(ringAround(box, WINDOW)).toEqual({ top: 96, left: 16, width: 88, height: 52 })
})

test('the ring of a target at the edge stays inside the window', () => {
  const bar = { top: 788, left: 0, width: 390, height: 56 }
  expect(ringAround(bar, WINDOW)).toEqual({ top: 784, left: 2, width: 386, height: 58 })
})
