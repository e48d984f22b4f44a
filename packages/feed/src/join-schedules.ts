import type { GameProgramme, GameSchedule } from './programme.ts'

/** Several schedules as one; the games of a snapshot are merged by their starts. */
export function joinSchedules(schedules: readonly GameSchedule[]): GameSchedule {
  return {
    snapshot: (atMs, sinceMs) => merged(schedules.map(({ snapshot }) => snapshot(atMs, sinceMs))),
    *announced(afterMs, untilMs) {
      for (const { announced } of schedules) yield* announced(afterMs, untilMs)
    },
    *finished(atMs, beforeMs) {
      for (const { finished } of schedules) if (finished) yield* finished(atMs, beforeMs)
    },
  }
}

/** What is ordered by start stays so; the next game of each is made when the last was taken. */
function* merged(parts: readonly Iterable<GameProgramme>[]): Iterable<GameProgramme> {
  const heads = parts.flatMap((part) => headOf(part[Symbol.iterator]()))
  while (heads.length > 0) {
    const first = heads.reduce((one, other) =>
      other.game.startsAt < one.game.startsAt ? other : one,
    )
    yield first.game
    heads.splice(heads.indexOf(first), 1, ...headOf(first.rest))
  }
}

function headOf(rest: Iterator<GameProgramme>) {
  const next = rest.next()
  return next.done ? [] : [{ game: next.value, rest }]
}
