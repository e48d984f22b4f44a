import type { GameProgramme, GameSchedule } from './programme.ts'

/** A schedule of games that are all known when the run begins. */
export function listSchedule(programmes: readonly GameProgramme[]): GameSchedule {
  const byStart = [...programmes].sort((one, other) => one.startsAt - other.startsAt)
  const byAnnouncement = [...programmes].sort((one, other) => one.announcedAt - other.announcedAt)
  return {
    snapshot: (atMs, sinceMs) =>
      byStart.filter(({ announcedAt, endsAt }) => announcedAt <= atMs && endsAt >= sinceMs),
    announced: (afterMs, untilMs) =>
      byAnnouncement.filter(({ announcedAt }) => announcedAt > afterMs && announcedAt <= untilMs),
  }
}
