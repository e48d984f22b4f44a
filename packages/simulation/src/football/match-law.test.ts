import { goalChances } from '@caderneta/feed/football/chances/goal-chances'
import { GRID_CELLS, goalsByCell } from '@caderneta/feed/football/chances/goal-grid'
import { type GoalRates, lawOf, NOT_PLAYED } from '@caderneta/feed/football/goals-model'
import { matchStateAt } from '@caderneta/feed/football/match-course'
import { describe, expect, it } from 'vitest'
import { commitSeed } from '../testing/commit-seed.ts'
import { chancesAt, type DrawnMatch, drawnMatches } from '../testing/drawn-matches.ts'
import { footballDay } from '../testing/football-day.ts'
import { goalRates } from './goal-rates.ts'

const SEED = commitSeed()
const MATCHES = 2_500
const DRAWN = 40_000
/** Below this a sound law stays in all of some hundred comparisons, but once in a thousand. */
const DEVIATIONS_MAX = 4.8
const VARIANCE_MIN = 30

const NOT_STARTED = { score: [0, 0], halfTime: null } as const

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
const NAMES = Object.keys(EVENTS)

const scoresOf = (() => {
  const { home, away } = goalsByCell('match', 'match')
  return Array.from(
    { length: GRID_CELLS.match },
    (_, cell): Score => [home[cell] ?? 0, away[cell] ?? 0],
  )
})()

const cellsByEvent = NAMES.map((name) =>
  scoresOf.flatMap((score, cell) => (EVENTS[name]?.(score) ? [cell] : [])),
)

function eventChances(cells: Float64Array): readonly number[] {
  return cellsByEvent.map((ofEvent) => ofEvent.reduce((sum, cell) => sum + (cells[cell] ?? 0), 0))
}

const season = Array.from({ length: 40 }, (_, day) => footballDay('caderneta', 20_778 + day))
  .flat()
  .map((game) => goalRates('caderneta', game))

const matches = drawnMatches(
  SEED,
  Array.from({ length: MATCHES }, (_, i): GoalRates => season[i % season.length] ?? EVEN),
)

const EVEN: GoalRates = { home: [0.6, 0.75], away: [0.6, 0.75] }

/** Differences whose mean is zero, by class; with a variance each, known or estimated. */
class Differences {
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

function compared(
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
        const name = NAMES[event] ?? ''
        const came = EVENTS[name]?.(match.fullTime) ? 1 : 0
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

describe('the law of football', () => {
  it('gives chances that come true, and that move as often up as down', () => {
    expect(compared((match, second) => eventChances(chancesAt(match, second).of('match')))).toEqual(
      [],
    )
  })

  it('is seen to be broken where prices expect a fifth more goals', () => {
    const fifthMore = ({ home, away }: GoalRates): GoalRates => ({
      home: [home[0] * 1.2, home[1] * 1.2],
      away: [away[0] * 1.2, away[1] * 1.2],
    })
    const unsound = compared((match, second) =>
      eventChances(chancesAt({ ...match, rates: fifthMore(match.rates) }, second).of('match')),
    )
    expect(unsound.length).toBeGreaterThan(0)
  })

  it('samples each score as often as its chance', () => {
    const rates: GoalRates = { home: [0.7, 0.85], away: [0.5, 0.62] }
    const drawn = drawnMatches(`${SEED}/scores`, new Array<GoalRates>(DRAWN).fill(rates))
    const law = goalChances(lawOf(rates, NOT_STARTED, NOT_PLAYED))
    const counts = new Map<string, number>()
    for (const { fullTime, halfTime } of drawn) {
      for (const key of [`match ${fullTime}`, `half1 ${halfTime}`]) {
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    for (const span of ['match', 'half1'] as const) {
      const { home, away } = goalsByCell(span, span)
      law.of(span).forEach((chance, cell) => {
        const expected = DRAWN * chance
        if (expected < 30) return
        const count = counts.get(`${span} ${home[cell]},${away[cell]}`) ?? 0
        const deviations = (count - expected) / Math.sqrt(expected * (1 - chance))
        expect(Math.abs(deviations), `${span} ${home[cell]}-${away[cell]}`).toBeLessThan(
          DEVIATIONS_MAX,
        )
      })
    }
  })

  it('makes matches like those of real leagues', () => {
    const sums = NAMES.map(() => 0)
    let away = 0
    for (const rates of season) {
      const cells = goalChances(lawOf(rates, NOT_STARTED, NOT_PLAYED)).of('match')
      const chances = eventChances(cells)
      chances.forEach((chance, i) => {
        sums[i] = (sums[i] ?? 0) + chance / season.length
      })
      away += (1 - (chances[0] ?? 0) - (chances[1] ?? 0)) / season.length
    }
    const percent = Object.fromEntries(NAMES.map((name, i) => [name, 100 * (sums[i] ?? 0)]))
    for (const [name, [least, most]] of Object.entries(LIKENESS)) {
      const value = name === 'away' ? 100 * away : percent[name]
      expect(value, name).toBeGreaterThan(least)
      expect(value, name).toBeLessThan(most)
    }
  })
})

/** Shares of all matches in percent, by what happens in them. */
const LIKENESS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  home: [44, 46],
  draw: [25, 27],
  away: [28, 30],
  goalless: [7, 8],
  'over 2.5': [50, 52],
  'both score': [50, 54],
}
