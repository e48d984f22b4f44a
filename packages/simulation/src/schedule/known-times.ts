import { itemAt } from '@caderneta/pricing/chances/item-at'
import { DAY_MS } from './calendar-day.ts'
import {
  type DatedCompetition,
  isOfFinal,
  type RoundKind,
  roundsOf,
  winsNeeded,
} from './dated-competition.ts'
import type { DrawnPair } from './drawn-round.ts'
import { keptAnswers } from './kept-answers.ts'
import { startInRound } from './kick-off.ts'
import { dayInWeek, isMidweek } from './match-window.ts'
import type { PlannedRound, YearPlan } from './season-plan.ts'
import type { SeasonTournament } from './season-tournament.ts'

const HOUR_MS = 3_600_000
/** A game is over so long after its start. */
const GAME_MS = 7 * HOUR_MS
/** The last games of a day are over so long after its midnight, wherever they are played. */
const DAY_OVER_MS = 34 * HOUR_MS
const YEARS_KEPT = 6

interface KnownDeps<Tournament extends SeasonTournament> {
  readonly planOf: (year: number) => YearPlan<DatedCompetition<Tournament>>
  readonly pairsOf: (planned: PlannedRound<DatedCompetition<Tournament>>) => readonly DrawnPair[]
  readonly daysOf: (planned: PlannedRound<DatedCompetition<Tournament>>) => readonly number[]
}

/**
 * When it is certain who plays a game of a knock-out, milliseconds UTC: when the games that
 * decide it are over, none of which may be foretold by an early announcement. Null = always.
 */
export function knownTimes<Tournament extends SeasonTournament>({
  planOf,
  pairsOf,
  daysOf,
}: KnownDeps<Tournament>): (
  planned: PlannedRound<DatedCompetition<Tournament>>,
  index: number,
) => number | null {
  const windowsOf = keptAnswers((year: number): ReadonlyMap<string, number> => {
    const windows = [...planOf(year)].flatMap(([window, rounds]) =>
      rounds.map(({ competition, round }) => [`${competition.number}/${round}`, window] as const),
    )
    return new Map(windows)
  }, YEARS_KEPT)
  return (planned, index) => {
    const { competition, season, year, round } = planned
    const kinds = roundsOf(competition.plan)
    const kind = itemAt(kinds, competition.plan.friendlies === null ? round : 0)
    const certain = certainWith(kind, round)
    if (certain === 0 || kind.kind === 'groups' || kind.kind === 'friendlies') return null
    const { rounds } = season
    if (rounds === null) {
      const before = windowsOf(year).get(`${competition.number}/${certain - 1}`)
      return before === undefined ? null : overMs(lastDayOf(before))
    }
    const pairsOfRound = (each: number) => pairsOf({ ...planned, round: each })
    const sides = itemAt(pairsOfRound(round), index).pair
    const earlier = Array.from({ length: certain }, (_, each) => certain - 1 - each)
    const known = sides.flatMap((side) => {
      const last = earlier.find((each) =>
        pairsOfRound(each).some(({ pair }) => pair.includes(side)),
      )
      if (last === undefined) return []
      // All games of the groups decide who goes on, and in which place.
      if (itemAt(kinds, last).kind === 'groups')
        return [overMs(itemAt(rounds, competition.plan.rounds - 1).until)]
      const place = pairsOfRound(last).findIndex(({ pair }) => pair.includes(side))
      const before = { ...planned, round: last, isLast: isOfFinal(competition.plan, last) }
      return [startInRound(before, daysOf(before), place) + GAME_MS]
    })
    return known.length === 0 ? null : Math.max(...known)
  }
}

/** The first games of a series are certain with its pairing, a later one when it is needed. */
function certainWith(kind: RoundKind, round: number): number {
  if (kind.kind !== 'knockout' || kind.series === null) return round
  const { series } = kind
  return series.game < winsNeeded(series) ? round - series.game : round
}

function overMs(day: number): number {
  return day * DAY_MS + DAY_OVER_MS
}

function lastDayOf(window: number): number {
  return dayInWeek(window, isMidweek(window) ? 'thu' : 'mon')
}
