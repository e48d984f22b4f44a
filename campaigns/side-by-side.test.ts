import { expect, it } from 'vitest'
import { sideBySide } from './side-by-side.ts'

/** Runs items that `end` ends; what has begun, in order. */
function runs(names: readonly string[], atOnce: number) {
  const begun: string[] = []
  const ends = new Map<string, (result: string) => void>()
  const results = sideBySide(names, atOnce, (name) => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, resolve))
  })
  const end = async (name: string) => {
    ends.get(name)?.(`${name} ended`)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { begun, end, results }
}

it('begins the next as soon as one ends, and never more than so many at a time', async () => {
  const { begun, end, results } = runs(['a', 'b', 'c', 'd'], 2)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('d')
  await end('a')
  expect(await results).toEqual(['a ended', 'b ended', 'c ended', 'd ended'])
})

it('runs one after the other with one lane', async () => {
  const { begun, end, results } = runs(['a', 'b'], 1)
  expect(begun).toEqual(['a'])
  await end('a')
  await end('b')
  expect(await results).toEqual(['a ended', 'b ended'])
})

it('is done at once when there is nothing to run', async () => {
  expect(await sideBySide([], 2, () => Promise.reject(new Error('nothing to run')))).toEqual([])
})
