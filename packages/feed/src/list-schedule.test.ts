import { describe, expect, it } from 'vitest'
import { listSchedule } from './list-schedule.ts'
import type { GameProgramme } from './programme.ts'

const game = (gameId: number, announcedAt: number, endsAt: number): GameProgramme => ({
  gameId,
  startsAt: announcedAt,
  announcedAt,
  endsAt,
  nextAfter: () => null,
  between: () => [],
  fixtureAt: () => null,
  snapshot: () => [],
})

const schedule = listSchedule([game(1, 300, 900), game(3, 100, 700), game(2, 90, 500)])
const idsOf = (games: Iterable<GameProgramme>) => [...games].map(({ gameId }) => gameId)

describe('a schedule of known games', () => {
  it('starts with the games that are announced and not over before the requested moment', () => {
    expect(idsOf(schedule.snapshot(89, 0))).toEqual([])
    expect(idsOf(schedule.snapshot(99, 0))).toEqual([2])
    expect(idsOf(schedule.snapshot(1_000, 901))).toEqual([])
  })

  it('lists the games that start first before the others', () => {
    expect(idsOf(schedule.snapshot(100, 0))).toEqual([2, 3])
    expect(idsOf(schedule.snapshot(1_000, 500))).toEqual([2, 3, 1])
    expect(idsOf(schedule.snapshot(1_000, 501))).toEqual([3, 1])
  })

  it('announces each game in exactly one of two windows that meet', () => {
    expect(idsOf(schedule.announced(0, 100))).toEqual([2, 3])
    expect(idsOf(schedule.announced(100, 300))).toEqual([1])
    expect(idsOf(schedule.announced(300, 9_999))).toEqual([])
  })
})
