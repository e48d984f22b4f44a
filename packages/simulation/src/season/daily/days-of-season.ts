import { itemAt } from '@caderneta/feed/item-at'
import type { Slot } from '../dated/dated-competition.ts'
import { roundCount } from '../dated/dated-competition.ts'
import { isWithin, WEEKDAYS } from '../dated/half-week.ts'
import type { DailyCompetition } from './daily-competition.ts'

const FIRST_TUESDAY = 5

/** Days on which each round of a season may be played, those of the knock-out last. */
export function daysOfSeason(
  competition: DailyCompetition,
  year: number,
): readonly (readonly number[])[] {
  const { plan } = competition
  const open = openDays(competition, year)
  const count = roundCount(plan) - plan.rounds
  const knockoutDays = plan.rounds === 0 ? null : plan.knockoutDays
  if (knockoutDays === null) return spreadDays(open, count)
  const ofLeague = open.length - count * knockoutDays
  const roundDays = plan.roundDays ?? ofLeague / plan.rounds
  const league = Array.from({ length: plan.rounds }, (_, round) =>
    open.slice(Math.floor(round * roundDays), Math.floor((round + 1) * roundDays)),
  )
  const knockout = Array.from({ length: count }, (_, round) => [
    itemAt(open, open.length - 1 - (count - 1 - round) * knockoutDays),
  ])
  return [...league, ...knockout]
}

export function isSlotOf({ day }: Slot, date: number): boolean {
  return day === 'any' || day === weekdayOf(date)
}

/** The first rounds may take two days, the last one is the last day. */
function spreadDays(open: readonly number[], count: number): readonly (readonly number[])[] {
  const firstOf = (round: number) =>
    Math.round((round * (open.length - 1)) / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, round) =>
    round === count - 1
      ? open.slice(-1)
      : open.slice(firstOf(round), Math.min(firstOf(round) + 2, firstOf(round + 1))),
  )
}

function openDays(competition: DailyCompetition, year: number): readonly number[] {
  const { window, breaks } = competition.seasonOf(year)
  const { firstWeekday } = competition.plan
  const days = Array.from(
    { length: window.until - window.from + 1 },
    (_, index) => window.from + index,
  ).filter(
    (day) =>
      competition.slots.some((slot) => isSlotOf(slot, day)) &&
      !breaks.some((span) => isWithin(day, span)),
  )
  const first = days.findIndex((day) => firstWeekday === null || weekdayOf(day) === firstWeekday)
  return days.slice(first)
}

function weekdayOf(date: number): string {
  return itemAt(WEEKDAYS, (((date - FIRST_TUESDAY) % 7) + 7) % 7)
}
