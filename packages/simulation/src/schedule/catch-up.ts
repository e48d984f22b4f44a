import { listAt } from '@caderneta/pricing/chances/list-at'
import type { DatedCompetition } from './dated-competition.ts'
import type { DrawnPair } from './drawn-round.ts'
import { mainDay } from './match-window.ts'
import { openDay, type PlannedRound, type YearPlan } from './season-plan.ts'

/** A match of a round that is played in another match window, because a side is busy in its own. */
interface CaughtUp<Competition> {
  readonly planned: PlannedRound<Competition>
  readonly index: number
}

/** The matches of a year's seasons that are caught up. */
interface CaughtUpYear<Competition> {
  /** Keys of `movedKey`. */
  readonly moved: ReadonlySet<string>
  readonly byWindow: ReadonlyMap<number, readonly CaughtUp<Competition>[]>
}

interface CatchUpDeps<Competition> {
  readonly roundsOf: (window: number) => readonly PlannedRound<Competition>[]
  readonly pairsOf: (planned: PlannedRound<Competition>) => readonly DrawnPair[]
}

/** A season may go on for so many match windows to catch up. */
const WINDOWS_AFTER_SEASON = 8
/** Nearer ones are tried first, in both directions. */
const WINDOWS_AWAY = 90

/** Where matches of shared rounds are played whose sides are busy in their match window. */
export function caughtUp<Competition extends DatedCompetition>(
  plan: YearPlan<Competition>,
  deps: CatchUpDeps<Competition>,
): CaughtUpYear<Competition> {
  const moved = new Set<string>()
  const byWindow = new Map<number, CaughtUp<Competition>[]>()
  const busyIn = busySides(byWindow, deps)
  for (const [window, rounds] of plan) {
    for (const planned of rounds.filter(({ isShared }) => isShared)) {
      const busy = busyIn(window, planned)
      for (const [index, { pair }] of deps.pairsOf(planned).entries()) {
        if (!pair.some((side) => busy.has(side))) continue
        const to = freeWindow(planned, window, (each) => {
          const others = busyIn(each, null)
          return !pair.some((side) => others.has(side))
        })
        moved.add(movedKey(planned, index))
        byWindow.set(to, [...listAt(byWindow, to), { planned, index }])
      }
    }
  }
  return { moved, byWindow }
}

export function movedKey({ competition, year, round }: PlannedRound, index: number): string {
  return `${competition.number}/${year}/${round}/${index}`
}

/** Sides that play in a match window, without the matches of one round. */
function busySides<Competition extends DatedCompetition>(
  byWindow: ReadonlyMap<number, readonly CaughtUp<Competition>[]>,
  { roundsOf, pairsOf }: CatchUpDeps<Competition>,
) {
  return (window: number, except: PlannedRound<Competition> | null): ReadonlySet<string> => {
    const isOther = (one: PlannedRound<Competition>) =>
      one.competition.number !== except?.competition.number || one.year !== except.year
    const late = listAt(byWindow, window).flatMap(({ planned, index }) =>
      pairsOf(planned).slice(index, index + 1),
    )
    const planned = roundsOf(window)
      .filter((one) => one.competition.plan.friendlies === null && isOther(one))
      .flatMap(pairsOf)
    return new Set([...planned, ...late].flatMap(({ pair }) => pair))
  }
}

function freeWindow(
  { season, competition }: PlannedRound,
  window: number,
  isFree: (window: number) => boolean,
): number {
  const until = season.span.until + (7 * WINDOWS_AFTER_SEASON) / 2
  const longer = { ...season, span: { ...season.span, until } }
  for (let away = 1; away <= WINDOWS_AWAY; away += 1) {
    for (const each of [window + away, window - away])
      if (openDay(longer, mainDay(each)) && isFree(each)) return each
  }
  throw new RangeError(`no match window is left for ${competition.tournament.name}`)
}
