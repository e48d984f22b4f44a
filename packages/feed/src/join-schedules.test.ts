import { describe, expect, it } from 'vitest'
import { joinSchedules } from './join-schedules.ts'
import { listSchedule } from './list-schedule.ts'
import type { GameProgramme } from './programme.ts'

const game = (gameId: number, startsAt: number, announcedAt = 0): GameProgramme => ({
  ...{ gameId, startsAt, announcedAt, endsAt: 1_000 },
  nextAfter: () => null,
  between: () => [],
  fixtureAt: () => null,
  snapshot: () => [],
})

const idsOf = (games: Iterable<GameProgramme>) => [...games].map(({ gameId }) => gameId)

describe('joined schedules', () => {
  it('list the games that start first before all others, whatever the sport', () => {
    const football = listSchedule([game(1, 10), game(2, 30), game(3, 30), game(4, 90)])
    const tennis = listSchedule([game(5, 20), game(6, 80), game(7, 100)])
    const both = joinSchedules([football, listSchedule([]), tennis])
    expect(idsOf(both.snapshot(500, 0))).toEqual([1, 5, 2, 3, 6, 4, 7])
  })

  it('model no game before its turn', () => {
    const made: number[] = []
    const lazily = (...games: readonly GameProgramme[]) => ({
      *snapshot() {
        for (const one of games) {
          made.push(one.gameId)
          yield one
        }
      },
      announced: () => [],
    })
    const both = joinSchedules([lazily(game(1, 10), game(2, 50)), lazily(game(3, 20), game(4, 60))])
    const [first] = both.snapshot(500, 0)
    expect(first?.gameId).toBe(1)
    expect(made).toEqual([1, 3])
  })

  it('announce the games of each', () => {
    const both = joinSchedules([listSchedule([game(1, 10, 5)]), listSchedule([game(2, 10, 5)])])
    expect(idsOf(both.announced(4, 5))).toEqual([1, 2])
  })
})
