import { beforeEach, expect, test } from 'vitest'
import { LoopShare } from './loop-share.ts'

let now: number
let deferred: { readonly at: number; readonly callback: () => void }[]
let share: LoopShare

beforeEach(() => {
  now = 0
  deferred = []
  const defer = (callback: () => void, ms: number) => deferred.push({ at: now + ms, callback })
  share = new LoopShare({ now: () => now, defer })
})

function runDeferred(): void {
  const next = deferred.shift()
  if (!next) throw new Error('nothing is deferred')
  now = Math.max(now, next.at)
  next.callback()
}

test('runs one task in a turn of the event loop, in the order of the requests', () => {
  const done: number[] = []
  for (const i of [1, 2, 3]) void share.run(() => done.push(i))
  expect(done).toEqual([])
  runDeferred()
  expect(done).toEqual([1])
  runDeferred()
  runDeferred()
  expect(done).toEqual([1, 2, 3])
})

test('rests three times as long as it worked, after the last task as well', async () => {
  const begins: number[] = []
  const work = () => {
    begins.push(now)
    now += 5
  }
  const first = share.run(work)
  runDeferred()
  await first
  void share.run(work)
  void share.run(work)
  runDeferred()
  runDeferred()
  expect(begins).toEqual([0, 20, 40])
})

test('a failing task fails for its caller alone', async () => {
  const failed = share.run(() => {
    throw new Error('no snapshot')
  })
  const next = share.run(() => 7)
  runDeferred()
  runDeferred()
  await expect(failed).rejects.toThrow('no snapshot')
  expect(await next).toBe(7)
})

test('resumes after an idle period', async () => {
  void share.run(() => 1)
  runDeferred()
  runDeferred()
  expect(deferred).toEqual([])
  const next = share.run(() => 2)
  runDeferred()
  expect(await next).toBe(2)
})
