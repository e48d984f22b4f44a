import { itemAt } from '@caderneta/pricing/chances/item-at'
import { randomFrom } from '@caderneta/pricing/random'
import { DAY_MS } from './calendar-day.ts'
import type { DatedCompetition, Slot } from './dated-competition.ts'
import { dayInWeek, isMidweek, weekdayOf, windowOfDay } from './match-window.ts'
import { openDay, type PlannedRound } from './season-plan.ts'

/** When both sides have rested before a game and before the next one of theirs, ms UTC. */
export interface RestBounds {
  readonly earliest: number
  readonly latest: number
}

/** For a match window without a slot of the competition, and for sides that are tired. */
const SPARE_SLOTS: Readonly<Record<'midweek' | 'weekend', readonly Slot[]>> = {
  midweek: [{ day: 'wed', at: '20:00', weight: 1 }],
  weekend: [
    { day: 'sun', at: '16:00', weight: 1 },
    { day: 'sat', at: '21:00', weight: 1 },
  ],
}

/** Draws a start by the weights of the slots of the window which leave both sides their rest. */
export function drawStart(
  planned: PlannedRound,
  window: number,
  key: string,
  { earliest, latest }: RestBounds,
): number {
  const { competition, season } = planned
  const startsOf = (slots: readonly Slot[]) =>
    slots
      .filter(({ day }) => windowOfDay(dayInWeek(window, day)) === window)
      .map((slot) => startOf(competition, dayInWeek(window, slot.day), slot))
  const isOpen = ({ day }: Start) => openDay(season, day)
  const isRested = ({ startMs }: Start) => earliest <= startMs && startMs <= latest
  const final = finalStart(planned, window)
  if (final !== null) return final
  const own = startsOf(competition.slots)
  const spare = startsOf(SPARE_SLOTS[isMidweek(window) ? 'midweek' : 'weekend'])
  const choices = [own, spare].map((starts) => starts.filter(isOpen))
  // A match that is caught up may be played when the season is over.
  const starts =
    choices.map((each) => each.filter(isRested)).find(isAny) ?? choices.find(isAny) ?? spare
  return byWeight(starts, randomFrom(key).next())
}

/** Finals have an hour of their own, for which their sides rest in the days before. */
export function finalStart(
  { competition, season, isLast, isShared, days }: PlannedRound,
  window: number,
): number | null {
  const { final } = competition
  if (!isLast || final === null || isShared || days !== null) return null
  const day = dayInWeek(window, final.day)
  if (windowOfDay(day) !== window || !openDay(season, day)) return null
  return startOf(competition, day, final).startMs
}

function isAny(starts: readonly Start[]): boolean {
  return starts.length > 0
}

/** The start of a game of a round that has days of its own; `days` has that of each game. */
export function startInRound(
  planned: PlannedRound,
  days: readonly number[],
  index: number,
): number {
  const day = itemAt(days, index)
  const ofDay = days.flatMap((each, game) => (each === day ? [game] : []))
  return startOnDay(planned, day, [ofDay.indexOf(index), ofDay.length])
}

/** The hour of a game of a round with days of its own: those of a day follow one another. */
function startOnDay(
  { competition, isLast }: PlannedRound,
  day: number,
  [index, count]: readonly [index: number, count: number],
): number {
  const { final } = competition
  if (isLast && final) return startOf(competition, day, final).startMs
  const ofWeekday = competition.slots.filter((slot) => slot.day === weekdayOf(day))
  const slots = ofWeekday.length > 0 ? ofWeekday : competition.slots
  const slot = itemAt(slots, Math.floor((index * slots.length) / Math.max(count, slots.length)))
  return startOf(competition, day, count < slots.length ? lateSlot(slots, index, count) : slot)
    .startMs
}

/** Of few games in a day the last ones have the best hours. */
function lateSlot(slots: readonly Slot[], index: number, count: number): Slot {
  return itemAt(slots, slots.length - count + index)
}

interface Start {
  readonly day: number
  readonly startMs: number
  readonly weight: number
}

function startOf({ toUtc }: DatedCompetition, date: number, { at, weight }: Slot): Start {
  return { day: date, startMs: toUtc(date * DAY_MS + Date.parse(`1970-01-01T${at}Z`)), weight }
}

function byWeight(starts: readonly Start[], share: number): number {
  let rest = share * starts.reduce((sum, { weight }) => sum + weight, 0)
  for (const { startMs, weight } of starts) {
    rest -= weight
    if (rest < 0) return startMs
  }
  throw new RangeError('no start to draw from')
}
