import { matchStateAt } from '@caderneta/feed/football/match-course'
import { chanceAt } from '@caderneta/pricing/chances/item-at'
import type { GoalChances } from '@caderneta/pricing/goals/chances/goal-chances'
import { GRID_CELLS, goalsByCell } from '@caderneta/pricing/goals/chances/goal-grid'
import type { DrawnMatch } from './drawn-matches.ts'

/** Below this a sound law stays in all of some hundred comparisons, but once in a thousand. */
export const DEVIATIONS_MAX = 4.8
const VARIANCE_MIN = 30

type Score = readonly [number, number]
type Event = (score: Score) => boolean

const EVENTS: Readonly<Record<string, Event>> = {
  home: ([home, away]) => home > away,
  draw: ([home, away]) => home === away,
  goalless: ([home, away]) => home + away === 0,
  'home by one': ([home, away]) => home === away + 1,
  'over 2.5': ([home, away]) => home + away > 2.5,
  'over 4.5': ([home, away]) => home + away > 4.5,
  'both score': ([home, away]) => home > 0 && away > 0,
}
export const EVENT_NAMES = Object.keys(EVENTS)

const CELLS_BY_EVENT = EVENT_NAMES.map((name) => {
  const { home, away } = goalsByCell('match', 'match')
  const cells = Array.from({ length: GRID_CELLS.match }, (_, cell) => cell)
  return cells.filter((cell) => EVENTS[name]?.([chanceAt(home, cell), chanceAt(away, cell)]))
})

/** 1 where an event of `EVENT_NAMES` came true, else 0. */
export function cameTrue(name: string, { fullTime }: DrawnMatch): number {
  return EVENTS[name]?.(fullTime) ? 1 : 0
}

/** Chance of each of `EVENT_NAMES`. */
export function eventChances(goals: GoalChances): readonly number[] {
  const cells = goals.of('match')
  return CELLS_BY_EVENT.map((ofEvent) =>
    ofEvent.reduce((sum, cell) => sum + chanceAt(cells, cell), 0),
  )
}

/** Differences whose mean is zero, by class; with a variance each, known or estimated. */
export class Differences {
  readonly #byClass = new Map<string, { sum: number; variance: number }>()

  add(name: string, difference: number, variance = difference ** 2): void {
    const known = this.#byClass.get(name) ?? { sum: 0, variance: 0 }
    known.sum += difference
    known.variance += variance
    this.#byClass.set(name, known)
  }

  /** Classes that deviate; those of few or small differences are not significant. */
  get unsound(): readonly string[] {
    return [...this.#byClass]
      .filter(([, { variance }]) => variance > VARIANCE_MIN)
      .map(([name, { sum, variance }]) => ({ name, deviations: sum / Math.sqrt(variance) }))
      .filter(({ deviations }) => Math.abs(deviations) > DEVIATIONS_MAX)
      .map(({ name, deviations }) => `${name}: ${deviations.toFixed(1)}`)
  }
}

/** Minutes since kick-off: both halves, the break, and stoppage time where it is played. */
const POINTS = [0, 30, 46, 75, 90, 106, 109]

/** What stands, which later prices may not depend on beyond the chances of now. */
function standing([home, away]: Score): string {
  return home === away ? `level ${Math.min(home, 2)}` : home > away ? 'home leads' : 'away leads'
}

/**
 * Where chances of sampled matches do not come true as often as they say, or move more often up
 * than down from one point of a match to the next: by event, by point, by who leads and by chance.
 */
export function lawDeviations(
  matches: Iterable<DrawnMatch>,
  chancesOf: (match: DrawnMatch, second: number) => readonly number[],
): readonly string[] {
  const all = new Differences()
  for (const match of matches) {
    let [before, stood]: [readonly number[] | null, string] = [null, '']
    POINTS.forEach((minute, i) => {
      const second = minute * 60
      if (second >= match.course.ninetySecond) return
      const now = chancesOf(match, second)
      const state = standing(matchStateAt(match.course, second).score)
      now.forEach((chance, event) => {
        const name = EVENT_NAMES[event] ?? ''
        const came = cameTrue(name, match)
        const variance = chance * (1 - chance)
        all.add(`${name} from ${minute}, ${state}`, came - chance, variance)
        all.add(`${name} from ${minute} at ${Math.floor(chance * 5)}`, came - chance, variance)
        if (before) all.add(`${name} up to ${POINTS[i]}, ${stood}`, chance - (before[event] ?? 0))
      })
      before = now
      stood = state
    })
  }
  return all.unsound
}
