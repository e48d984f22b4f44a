import { itemAt } from '@caderneta/feed/item-at'
import type { Random } from '@caderneta/feed/random'
import { DAY_MS } from '../calendar-day.ts'
import type { DailyCompetition } from './daily-competition.ts'
import { isSlotOf } from './days-of-season.ts'

interface Start {
  readonly startMs: number
  readonly weight: number
}

/** Draws a start on one of some days by the weights of the slots that leave both sides rest. */
export function dailyStart(
  competition: DailyCompetition,
  days: readonly number[],
  spareDays: readonly number[],
  random: Random,
  earliestMs: number,
): number {
  const own = startsOn(competition, days).filter(({ startMs }) => startMs >= earliestMs)
  if (own.length > 0) return byWeight(own, random.next())
  const all = startsOn(competition, [...days, ...spareDays])
  const rested = all.filter(({ startMs }) => startMs >= earliestMs)
  const latest = Math.max(...all.map(({ startMs }) => startMs))
  return rested.length > 0 ? Math.min(...rested.map(({ startMs }) => startMs)) : latest
}

function startsOn({ slots, toUtc }: DailyCompetition, days: readonly number[]): readonly Start[] {
  return days.flatMap((day) =>
    slots
      .filter((slot) => isSlotOf(slot, day))
      .map(({ at, weight }) => ({
        startMs: toUtc(day * DAY_MS + Date.parse(`1970-01-01T${at}Z`)),
        weight,
      })),
  )
}

function byWeight(starts: readonly Start[], share: number): number {
  let rest = share * starts.reduce((sum, { weight }) => sum + weight, 0)
  for (const { startMs, weight } of starts) {
    rest -= weight
    if (rest < 0) return startMs
  }
  return itemAt(starts, starts.length - 1).startMs
}
