import { DAY_MS } from '../schedule/calendar-day.ts'
import type { CompetitionSeason } from '../schedule/dated-competition.ts'
import { nthWeekday } from '../schedule/dated-league.ts'
import type { DaySpan } from '../schedule/match-window.ts'

const [MONDAY, THURSDAY] = [1, 4]
const [SEPTEMBER, NOVEMBER] = [9, 11]
/** Weeks of the regular season. */
export const NFL_WEEKS = 18
const LAST_WEEK = NFL_WEEKS - 1
/** No side plays in the week before the final. */
const [WILD_CARD, DIVISIONAL, CONFERENCE_FINALS, FINAL] = [18, 19, 20, 22]
/** Days after the Thursday of a week. */
const [SATURDAY_AFTER, SUNDAY_AFTER, MONDAY_AFTER] = [2, 3, 4]

/** The Thursday after Labor Day. */
function openingOf(year: number): number {
  return nthWeekday(year, SEPTEMBER, MONDAY, 1) + 3
}

/** The week of the fourth Thursday of November, counted from 0: the twelfth or the thirteenth. */
export function thanksgivingWeek(year: number): number {
  return (nthWeekday(year, NOVEMBER, THURSDAY, 4) - openingOf(year)) / 7
}

/** From Thursday to Monday each week, and to the final on the second Sunday of February or so. */
export function nflSeason(year: number): CompetitionSeason {
  const days = (week: number, from: number, until: number): DaySpan => {
    const thursday = openingOf(year) + 7 * week
    return { from: thursday + from, until: thursday + until }
  }
  const rounds = [
    ...Array.from({ length: LAST_WEEK }, (_, week) => days(week, 0, MONDAY_AFTER)),
    days(LAST_WEEK, SATURDAY_AFTER, SUNDAY_AFTER),
    days(WILD_CARD, SATURDAY_AFTER, MONDAY_AFTER),
    days(DIVISIONAL, SATURDAY_AFTER, SUNDAY_AFTER),
    days(CONFERENCE_FINALS, SUNDAY_AFTER, SUNDAY_AFTER),
    days(FINAL, SUNDAY_AFTER, SUNDAY_AFTER),
  ]
  const span = { from: openingOf(year), until: days(FINAL, 0, SUNDAY_AFTER).until }
  return { span, breaks: [], within: null, rounds }
}

/** One game, three on Thanksgiving, none in the last week, which has two on Saturday. */
export function thursdayGames(year: number, week: number): number {
  if (week === LAST_WEEK) return 0
  return week === thanksgivingWeek(year) ? 3 : 1
}

/** Games of a round by its days: on Thursday, two on a Saturday, one on Monday, else on Sunday. */
export function nflGamesByDay({ from, until }: DaySpan, games: number): readonly number[] {
  switch (until - from) {
    case MONDAY_AFTER: {
      const thursday = thursdayGames(...weekOf(from))
      return [thursday, 0, 0, games - thursday - 1, 1]
    }
    case MONDAY_AFTER - SATURDAY_AFTER:
      return [2, games - 3, 1]
    case SUNDAY_AFTER - SATURDAY_AFTER:
      return [2, games - 2]
    default:
      return [games]
  }
}

/** The season and its week of a Thursday since 1970-01-01. */
function weekOf(thursday: number): readonly [year: number, week: number] {
  const ofDay = new Date(thursday * DAY_MS).getUTCFullYear()
  const year = thursday < openingOf(ofDay) ? ofDay - 1 : ofDay
  return [year, (thursday - openingOf(year)) / 7]
}
