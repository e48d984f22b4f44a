import { expect, test } from 'vitest'
import { Gate } from './gate.ts'
import { LatestWork } from './latest-work.ts'

function makeWorks() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (message: number) => {
    begun.push(message)
    return new Promise<void>((resolve) => {
      ends.push(resolve)
    })
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { begun, work, endNext }
}

test('handles one message at a time and keeps only the latest of those that wait', async () => {
  const { begun, work, endNext } = makeWorks()
  const latest = new LatestWork(work)
  for (let i = 1; i <= 1_000; i += 1) void latest.submit(i)
  await endNext()
  expect(begun).toEqual([1, 1_000])
  void latest.submit(1_001)
  latest.end()
  await endNext()
  expect(begun).toEqual([1, 1_000])
})

test('a gate admits a limited number at once, and the next when one fails', async () => {
  const { begun, work, endNext } = makeWorks()
  const gate = new Gate(2)
  for (const i of [1, 2, 3]) void gate.run(() => work(i))
  const failed = gate.run(() => Promise.reject(new Error('no database'))).catch(String)
  expect(begun).toEqual([1, 2])
  await endNext()
  await endNext()
  expect(begun).toEqual([1, 2, 3])
  expect(await failed).toBe('Error: no database')
})
