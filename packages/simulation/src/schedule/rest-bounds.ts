import { listAt } from '@caderneta/pricing/chances/list-at'
import type { DatedCompetition } from './dated-competition.ts'
import type { DrawnPair } from './drawn-round.ts'
import { keptAnswers } from './kept-answers.ts'
import { finalStart, type RestBounds } from './kick-off.ts'
import { isMidweek } from './match-window.ts'
import type { SeasonGame } from './season-game.ts'
import type { PlannedRound } from './season-plan.ts'
import type { SeasonTournament } from './season-tournament.ts'

const REST_MS = 48 * 3_600_000
const MIDWEEKS_KEPT = 24

interface RestDeps<Tournament extends SeasonTournament> {
  readonly roundsOf: (window: number) => readonly PlannedRound<DatedCompetition<Tournament>>[]
  readonly pairsOf: (planned: PlannedRound<DatedCompetition<Tournament>>) => readonly DrawnPair[]
  readonly gamesOfWindow: (window: number) => readonly SeasonGame<Tournament>[]
}

/**
 * When sides may play in a match window: at a weekend 48 hours after the midweek before it and
 * before the one after it, in a midweek 48 hours before a final.
 */
export function restBounds<Tournament extends SeasonTournament>({
  roundsOf,
  pairsOf,
  gamesOfWindow,
}: RestDeps<Tournament>): (window: number, sides: readonly string[]) => RestBounds {
  const timesOf = keptAnswers((window: number): ReadonlyMap<string, readonly number[]> => {
    const games = isMidweek(window) ? gamesOfWindow(window) : []
    return new Map(
      games.flatMap(({ home, away, startMs }) => [
        [home, [startMs]],
        [away, [startMs]],
      ]),
    )
  }, MIDWEEKS_KEPT)
  const finalsOf = keptAnswers(
    (window: number) =>
      roundsOf(window).flatMap((planned) => {
        const startMs = finalStart(planned, window)
        return startMs === null ? [] : pairsOf(planned).map(({ pair }) => ({ pair, startMs }))
      }),
    MIDWEEKS_KEPT,
  )
  return (window, sides) => {
    if (isMidweek(window)) {
      const finals = finalsOf(window + 1).filter(({ pair }) =>
        pair.some((side) => sides.includes(side)),
      )
      const latest = Math.min(...finals.map(({ startMs }) => startMs)) - REST_MS
      return { earliest: -Infinity, latest }
    }
    const near = (each: number) => sides.flatMap((side) => listAt(timesOf(each), side))
    return {
      earliest: Math.max(...near(window - 1)) + REST_MS,
      latest: Math.min(...near(window + 1)) - REST_MS,
    }
  }
}
