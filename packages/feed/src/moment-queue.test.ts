import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MomentQueue } from './moment-queue.ts'
import type { GameProgramme } from './programme.ts'

/** A game that sends at these moments. */
function programmeAt(gameId: number, moments: readonly number[]): GameProgramme {
  const inOrder = [...moments].sort((one, other) => one - other)
  return {
    gameId,
    startsAt: inOrder[0] ?? 0,
    announcedAt: inOrder[0] ?? 0,
    endsAt: inOrder.at(-1) ?? 0,
    nextAfter: (afterMs) => inOrder.find((at) => at > afterMs) ?? null,
    between: () => [],
    fixtureAt: () => null,
    snapshot: () => [],
  }
}

const drained = (queue: MomentQueue) => {
  const taken: [at: number, gameId: number][] = []
  for (let next = queue.take(); next; next = queue.take()) {
    taken.push([next.at, next.programme.gameId])
  }
  return taken
}

describe('the queue of moments', () => {
  it('gives games in order of their next moments, then of their identifiers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (moments) => {
        const queue = new MomentQueue()
        moments.forEach((at, gameId) => {
          queue.add(programmeAt(gameId, [at]), 0)
        })
        const expected = moments.map((at, gameId) => [at, gameId] as const)
        expected.sort(([one, first], [other, second]) => one - other || first - second)
        expect(queue.firstAt).toBe(expected[0]?.[0] ?? Number.POSITIVE_INFINITY)
        expect(drained(queue)).toEqual(expected)
      }),
    )
  })

  it('takes only what comes after the requested moment, and leaves silent games out', () => {
    const queue = new MomentQueue()
    queue.add(programmeAt(1, [5, 9]), 5)
    queue.add(programmeAt(2, [5]), 5)
    expect(queue.size).toBe(1)
    expect(drained(queue)).toEqual([[9, 1]])
  })

  it('stays in order while games are taken and put back', () => {
    const queue = new MomentQueue()
    const games = Array.from({ length: 20 }, (_, id) =>
      programmeAt(id, [id + 1, 2 * id + 30, 3 * id + 70]),
    )
    for (const game of games) queue.add(game, 0)
    const moments: number[] = []
    for (let next = queue.take(); next; next = queue.take()) {
      moments.push(next.at)
      queue.add(next.programme, next.at)
    }
    expect(moments.length).toBe(60)
    expect(moments).toEqual([...moments].sort((one, other) => one - other))
  })

  it('forgets everything when it is cleared', () => {
    const queue = new MomentQueue()
    queue.add(programmeAt(1, [5]), 0)
    queue.clear()
    expect(queue.take()).toBeUndefined()
    expect(queue.firstAt).toBe(Number.POSITIVE_INFINITY)
  })
})
