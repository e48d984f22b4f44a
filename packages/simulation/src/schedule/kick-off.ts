import { randomFrom } from '@caderneta/feed/random'
import { DAY_MS } from './calendar-day.ts'
import type { DatedCompetition, Slot } from './dated-competition.ts'
import { dayInWeek, isMidweek, windowOfDay } from './match-window.ts'
import { openDay, type PlannedRound } from './season-plan.ts'

/** When both sides have rested before a game and before the next one of theirs, ms UTC. */
interface RestBounds {
  readonly earliest: number
  readonly latest: number
}

/** For a window in which a competition has no slot of its own, and for sides that are tired. */
const SPARE_SLOTS: Readonly<Record<'midweek' | 'weekend', readonly Slot[]>> = {
  midweek: [{ day: 'wed', at: '20:00', weight: 1 }],
  weekend: [
    { day: 'sun', at: '16:00', weight: 1 },
    { day: 'sat', at: '21:00', weight: 1 },
  ],
}

/** Draws a start by the weights of the slots of the window which leave both sides their rest. */
export function drawStart(
  { competition, season }: PlannedRound,
  window: number,
  key: string,
  { earliest, latest }: RestBounds,
): number {
  const startsOf = (slots: readonly Slot[]) =>
    slots
      .map((slot) => startOf(competition, window, slot))
      .filter(({ day }) => openDay(season, day))
  const isRested = ({ startMs }: Start) => earliest <= startMs && startMs <= latest
  const own = startsOf(
    competition.slots.filter(({ day }) => windowOfDay(dayInWeek(window, day)) === window),
  )
  const spare = startsOf(SPARE_SLOTS[isMidweek(window) ? 'midweek' : 'weekend'])
  const rested = [own, spare].map((starts) => starts.filter(isRested))
  const starts = rested.find((each) => each.length > 0) ?? (own.length > 0 ? own : spare)
  return byWeight(starts, randomFrom(key).next())
}

interface Start {
  readonly day: number
  readonly startMs: number
  readonly weight: number
}

function startOf({ toUtc }: DatedCompetition, window: number, { day, at, weight }: Slot): Start {
  const date = dayInWeek(window, day)
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
