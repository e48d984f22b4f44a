import type { GameSchedule } from '@caderneta/feed/programme'
import { REAL_TIMERS, type Timers } from '@caderneta/feed/timers'
import { DAY_MS } from '../../season/calendar-day.ts'
import { outrightIdOf } from '../../season/dated/dated-season.ts'
import { earliestStart } from '../../season/dated/draw-start.ts'
import { lastDayOf, yearOfDay } from '../../season/dated/half-week.ts'
import { keptAnswers } from '../../season/kept-answers.ts'
import type { SeasonTime } from '../../season/season-time.ts'
import { FOOTBALL_COMPETITIONS } from '../calendar/football-competitions.ts'
import { datedFootball, FIRST_DATED_GAME_ID } from '../football-calendar.ts'
import { BackgroundWork } from './background-work.ts'
import { type OutrightEvent, OutrightProgramme } from './outright-programme.ts'
import { hasOutrights, type Season } from './season-plan.ts'

interface OutrightSettings {
  readonly seed: string
  readonly time: SeasonTime
  /** Competitions with outrights, those that most care about first. */
  readonly competitionsMax: number
  /** Seasons that stay although their competition is left out: they were published before. */
  readonly keptGames: ReadonlySet<number>
  readonly timers?: Timers
}

/** An outright is announced so long before the first round. */
const ANNOUNCED_DAYS = 21
const GRACE_DAYS = 3
const YEARS_KEPT = 4

/** The outrights of all football competitions with dates: one event for each season. */
export function outrightSeason(settings: OutrightSettings): GameSchedule {
  const { seed, time, competitionsMax, keptGames, timers = REAL_TIMERS } = settings
  const calendar = datedFootball(seed)
  const background = new BackgroundWork(timers)
  const competitions = FOOTBALL_COMPETITIONS.filter(hasOutrights).toSorted(
    (one, other) => other.tournament.appeal - one.tournament.appeal,
  )
  const programmes = new Map<number, OutrightProgramme>()
  const programmeOf = (event: OutrightEvent): OutrightProgramme => {
    const known = programmes.get(event.gameId)
    if (known) return known
    const programme = new OutrightProgramme(event, time, background)
    programmes.set(event.gameId, programme)
    return programme
  }
  const eventsOfYear = keptAnswers(
    (year: number) =>
      competitions.flatMap((competition, rank) => {
        const rounds = calendar.roundsOf(competition, year)
        const gameId = outrightIdOf(FIRST_DATED_GAME_ID, competition, year)
        const isOffered = rank < competitionsMax || keptGames.has(gameId)
        if (rounds.length === 0 || !isOffered) return []
        return [eventOf(gameId, { seed, competition, year, rounds }, time)]
      }),
    YEARS_KEPT,
  )
  const eventsAt = (realMs: number): readonly OutrightEvent[] => {
    const year = yearOfDay(Math.floor(time.seasonMs(realMs) / DAY_MS))
    return [year - 1, year, year + 1].flatMap(eventsOfYear)
  }
  return {
    snapshot: (atMs, sinceMs) =>
      eventsAt(atMs)
        .filter(({ announcedAt, endsAt }) => announcedAt <= atMs && endsAt >= sinceMs)
        .map(programmeOf),
    announced: (afterMs, untilMs) =>
      eventsAt(untilMs)
        .filter(({ announcedAt }) => afterMs < announcedAt && announcedAt <= untilMs)
        .map(programmeOf),
  }
}

function eventOf(gameId: number, season: Season, time: SeasonTime): OutrightEvent {
  const { competition, year, rounds } = season
  const [first, last, dates] = [rounds[0], rounds.at(-1), competition.seasonOf(year)]
  if (!first || !last || !dates) throw new RangeError(`no rounds of ${competition.tournament.name}`)
  return {
    gameId,
    season,
    announcedAt: time.realMs((lastDayOf(first.half) - ANNOUNCED_DAYS) * DAY_MS),
    // Who plays a final is known late, and with it the hour: no later than the first possible one.
    closesAt: time.realMs(earliestStart({ competition, season: dates }, last.half)),
    endsAt: time.realMs((lastDayOf(last.half) + GRACE_DAYS) * DAY_MS),
  }
}
