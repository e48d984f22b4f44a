import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GroupCommit } from './group-commit.ts'

class ItemError extends Error {}

/** Doubles numbers in calls that the test completes one by one. */
function doubler(weightMax = 50, callsMax = 2) {
  const calls: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const commit = new GroupCommit<number, number>({
    send: async (items) => {
      calls.push(items)
      await new Promise<void>((resolve) => {
        ends.push(resolve)
      })
      return items.map((item) => item * 2)
    },
    weightOf: (item) => item,
    weightMax,
    callsMax,
    waitingMax: 1_000,
    overload: () => new Error('too many wait'),
    isItemError: (error) => error instanceof ItemError,
  })
  return { calls, commit, endNext: () => ends.shift()?.() }
}

/** Refuses calls that contain one of these items. */
function refusing(bad: ReadonlySet<number>, error: Error = new ItemError('bad item')) {
  const calls: (readonly number[])[] = []
  const commit = new GroupCommit<number, number>({
    send: async (items) => {
      calls.push(items)
      if (items.some((item) => bad.has(item))) throw error
      return items.map((item) => item * 2)
    },
    weightOf: () => 1,
    weightMax: 50,
    callsMax: 1,
    waitingMax: 1_000,
    overload: () => new Error('too many wait'),
    isItemError: (error) => error instanceof ItemError,
  })
  return { calls, commit }
}

const settled = (promises: readonly Promise<number>[]) => Promise.allSettled(promises)

describe('GroupCommit', () => {
  it('sends at once while a call is free, and together what arrived meanwhile', async () => {
    const { calls, commit, endNext } = doubler()
    const outcomes = Promise.all([1, 2, 3, 4].map((item) => commit.submit(item)))
    expect(calls).toEqual([[1], [2]])
    endNext()
    endNext()
    await Promise.resolve()
    await new Promise(setImmediate)
    expect(calls).toEqual([[1], [2], [3, 4]])
    endNext()
    expect(await outcomes).toEqual([2, 4, 6, 8])
  })

  it('refuses what would wait behind too many others, and decides those', async () => {
    const { commit, endNext } = doubler(1, 1)
    const outcomes = Array.from({ length: 1_500 }, () => commit.submit(1))
    const rejected = settled(outcomes).then((all) =>
      all.filter(({ status }) => status === 'rejected'),
    )
    for (let call = 0; call < 1_001; call += 1) {
      endNext()
      await new Promise(setImmediate)
    }
    expect(await rejected).toHaveLength(499)
  })

  it('fills a call up to its weight, with at least one item', async () => {
    const { calls, commit, endNext } = doubler(10, 1)
    const outcomes = Promise.all([1, 6, 4, 1, 99, 2].map((item) => commit.submit(item)))
    for (let call = 0; call < 5; call += 1) {
      endNext()
      await new Promise(setImmediate)
    }
    await outcomes
    expect(calls).toEqual([[1], [6, 4], [1], [99], [2]])
  })

  it('lets one bad item fail alone', async () => {
    const { commit } = refusing(new Set([5]))
    const outcomes = await settled([1, 2, 3, 4, 5, 6, 7].map((item) => commit.submit(item)))
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })

  it('makes a single call when no item caused the error', async () => {
    const { calls, commit } = refusing(new Set([2, 3]), new Error('no connection'))
    const outcomes = await settled([1, 2, 3].map((item) => commit.submit(item)))
    expect(calls).toEqual([[1], [2, 3]])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('rejects when the outcomes do not match the items', async () => {
    const commit = new GroupCommit<number, number>({
      send: async () => [],
      weightOf: () => 1,
      weightMax: 1,
      callsMax: 1,
      waitingMax: 1_000,
      overload: () => new Error('too many wait'),
      isItemError: () => false,
    })
    await expect(commit.submit(1)).rejects.toThrow('0 outcomes of 1 items')
  })

  it('resolves each item with its own outcome, whichever items are bad', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 120 }),
        fc.func(fc.boolean()),
        async (items, isBad) => {
          const bad = new Set(items.filter((item) => isBad(item)))
          const { commit } = refusing(bad)
          const outcomes = await settled(items.map((item) => commit.submit(item)))
          outcomes.forEach((outcome, index) => {
            const item = items[index] ?? -1
            expect(outcome.status).toBe(bad.has(item) ? 'rejected' : 'fulfilled')
            if (outcome.status === 'fulfilled') expect(outcome.value).toBe(item * 2)
          })
        },
      ),
    )
  })
})
