import type { IncidentSelection } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { type CountedEvent, expectedFromIncidents } from '../independent-incidents.ts'
import { chanceOf, pacesOf, partsOf } from './law-written-again.ts'
import {
  advantageNow,
  cornerPaces,
  expectedSoFar,
  type LiveMoment,
  lowWeight,
  NO_DISMISSALS,
  pacesAfter,
  playOn,
  refereePaces,
  seen,
} from './live-moment.ts'
import { chanceByOrder } from './live-orders.ts'
import {
  type Advance,
  addTo,
  attackOf,
  meanIn,
  type Place,
  type Step,
  spread,
  startingAt,
  summed,
  yellowIn,
} from './minute-chain.ts'
import { ratesBesideGoals } from './rates-written-again.ts'

type Side = 'home' | 'away'

/** What more happens until a match ends, and how likely that is. */
interface Ending {
  readonly more: readonly CountedEvent[]
  readonly chance: number
}

/** A pair of counts is a cell of a square. */
const square = (size: number): Readonly<Record<Side, Place>> => ({
  home: { stride: size, size },
  away: { stride: 1, size },
})

function eventsOf(kind: string, home: number, away: number, minute: number): CountedEvent[] {
  const half = minute <= 45 ? 1 : 2
  const of = (side: 1 | 2, count: number) =>
    Array.from({ length: count }, () => ({ kind, side, half, minute }) as const)
  return [...of(1, home), ...of(2, away)]
}

const CORNERS = 26

/** Corners between two minutes. */
function cornerEndings(moment: LiveMoment, from: number, to: number): readonly Ending[] {
  const { corners, dismissals } = ratesBesideGoals(moment.rates)
  const sums = new Float64Array(CORNERS ** 2)
  const places = square(CORNERS)
  for (const [pace, weight] of cornerPaces(moment)) {
    const advance: Advance = (mass, advantage, step) => {
      if (step.clock < from || step.clock > to) return mass
      const mean = (side: Side) => pace * attackOf(side, advantage) * meanIn(corners, side, step)
      return spread(spread(mass, places.home, mean('home')), places.away, mean('away'))
    }
    const start = startingAt(advantageNow(moment), 0, CORNERS ** 2)
    addTo(sums, summed(playOn(start, moment, dismissals, advance, to <= 45 ? 0 : 1)), weight)
  }
  return [...sums].map((chance, cell) => ({
    more: eventsOf('corner', Math.floor(cell / CORNERS), cell % CORNERS, to),
    chance,
  }))
}

const YELLOW = 13
const RED = 4
const CARD_PLACES = {
  yellow: {
    home: { stride: YELLOW * RED * RED, size: YELLOW },
    away: { stride: RED * RED, size: YELLOW },
  },
  red: { home: { stride: RED, size: RED }, away: { stride: 1, size: RED } },
} as const

/** Yellow cards at the pace of the referee, dismissals at none. */
function cardEndings(moment: LiveMoment, last: 0 | 1): readonly Ending[] {
  const { yellowCards, dismissals } = ratesBesideGoals(moment.rates)
  const sums = new Float64Array(YELLOW ** 2 * RED ** 2)
  for (const [pace, weight] of refereePaces(moment)) {
    const advance: Advance = (mass, _advantage, step) => {
      let next = mass
      for (const side of ['home', 'away'] as const) {
        next = spread(next, CARD_PLACES.yellow[side], pace * yellowIn(yellowCards, side, step))
        next = spread(next, CARD_PLACES.red[side], meanIn(dismissals, side, step))
      }
      return next
    }
    const start = startingAt(0, 0, sums.length)
    addTo(sums, summed(playOn(start, moment, NO_DISMISSALS, advance, last)), weight)
  }
  const minute = last === 0 ? 45 : 90
  return [...sums].flatMap((chance, cell): readonly Ending[] => {
    if (chance < 1e-8) return []
    const [yellow, red] = [Math.floor(cell / RED ** 2), cell % RED ** 2]
    return [
      {
        more: [
          ...eventsOf('yellow_card', Math.floor(yellow / YELLOW), yellow % YELLOW, minute),
          ...eventsOf('red_card', Math.floor(red / RED), red % RED, minute),
        ],
        chance,
      },
    ]
  })
}

/** A match has so many shots of a kind at the most. */
const SHOTS = { onTarget: 36, shots: 64 } as const
/** Whose shots are counted: of one side, of both together or of each apart. */
type Counted = Side | 'both' | 'each'

/** Shots, goals among them: a low final score has its weight. */
function shotEndings(
  moment: LiveMoment,
  kind: 'onTarget' | 'shots',
  counted: Counted,
): readonly Ending[] {
  const { saved, off } = ratesBesideGoals(moment.rates)
  const others = kind === 'onTarget' ? [saved] : [saved, off]
  const expected = [saved, off].reduce(
    (sum, rates) => sum + expectedSoFar(moment, rates, { isAttack: true }),
    0,
  )
  const shots = pacesAfter(pacesOf(0.2), seen(moment, 'shot_saved', 'shot_off'), expected)
  const ofGoals = expectedSoFar(moment, moment.rates, { isAttack: true })
  const places = shotPlaces(SHOTS[kind], counted)
  const sums = new Float64Array(places.cells)
  for (const [pace, ofPace] of shots)
    for (const [tempo, ofTempo] of pacesAfter(pacesOf(0.25), moment.goals.length, ofGoals))
      addShots(sums, moment, { places, others, pace, tempo, weight: ofPace * ofTempo })
  const whole = sums.reduce((sum, chance) => sum + chance, 0)
  const shot = kind === 'onTarget' ? 'shot_saved' : 'shot_off'
  return [...sums].map((chance, cell) => ({
    more: eventsOf(shot, ...places.countsIn(cell), 90),
    chance: chance / whole,
  }))
}

interface ShotPlaces {
  readonly cells: number
  /** Where the shots of a side are counted; nowhere if nothing is about them. */
  readonly of: Readonly<Record<Side, Place | null>>
  readonly countsIn: (cell: number) => readonly [home: number, away: number]
}

function shotPlaces(size: number, counted: Counted): ShotPlaces {
  const one = { stride: 1, size }
  if (counted === 'each') {
    const countsIn = (cell: number) => [Math.floor(cell / size), cell % size] as const
    return { cells: size ** 2, of: { home: { stride: size, size }, away: one }, countsIn }
  }
  return {
    cells: size,
    of: { home: counted === 'away' ? null : one, away: counted === 'home' ? null : one },
    countsIn: (cell) => (counted === 'away' ? [0, cell] : [cell, 0]),
  }
}

interface ShotWay {
  readonly places: ShotPlaces
  readonly others: readonly GoalRates[]
  readonly pace: number
  readonly tempo: number
  readonly weight: number
}

/** All shots as one count, then what the weight of each low final score adds or takes. */
function addShots(sums: Float64Array, moment: LiveMoment, way: ShotWay): void {
  const { places, weight } = way
  const { dismissals } = ratesBesideGoals(moment.rates)
  const now = advantageNow(moment)
  const othersIn = (side: Side, step: Step) =>
    way.pace * way.others.reduce((sum, rates) => sum + meanIn(rates, side, step), 0)
  const goalsIn = (side: Side, step: Step) => way.tempo * meanIn(moment.rates, side, step)
  const all: Advance = (mass, advantage, step) =>
    SIDES.reduce((next, side) => {
      const place = places.of[side]
      const mean = othersIn(side, step) + goalsIn(side, step)
      return place ? spread(next, place, attackOf(side, advantage) * mean) : next
    }, mass)
  addTo(sums, summed(playOn(startingAt(now, 0, places.cells), moment, dismissals, all)), weight)
  const low = lowGoals(moment)
  if (low.length === 0) return
  const few: Advance = (mass, advantage, step) =>
    SIDES.reduce((next, side) => {
      const [place, factor] = [places.of[side], attackOf(side, advantage)]
      const others = place ? spread(next, behindGoals(place), factor * othersIn(side, step)) : next
      return spread(others, GOAL_PLACES[side], factor * goalsIn(side, step))
    }, mass)
  const mass = summed(playOn(startingAt(now, 0, 4 * places.cells), moment, dismissals, few))
  for (const [home, away] of low) {
    const change = weight * (lowWeight(moment, home, away) - 1)
    const by = home * (places.of.home?.stride ?? 0) + away * (places.of.away?.stride ?? 0)
    for (let cell = 0; cell + by < places.cells; cell += 1)
      sums[cell + by] = (sums[cell + by] ?? 0) + change * (mass[4 * cell + 2 * home + away] ?? 0)
  }
}

const SIDES = ['home', 'away'] as const
/** The goals to come of both sides, none or one of each, are the last numbers of a cell. */
const GOAL_PLACES = {
  home: { stride: 2, size: 2, isExact: true },
  away: { stride: 1, size: 2, isExact: true },
} as const
const behindGoals = ({ stride, size }: Place): Place => ({ stride: 4 * stride, size })

const lowGoals = (moment: LiveMoment) =>
  ([0, 1] as const)
    .flatMap((home) => ([0, 1] as const).map((away) => [home, away] as const))
    .filter(([home, away]) => lowWeight(moment, home, away) !== 1)

/** By what its market is about, the endings that decide a selection. */
function endingsOf(moment: LiveMoment): (selection: IncidentSelection) => readonly Ending[] {
  const known = new Map<string, readonly Ending[]>()
  const once = (key: string, make: () => readonly Ending[]) => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
  return ({ marketId, handicap }) => {
    switch (marketId) {
      case 1015009:
      case 1015010:
      case 1015011:
        return once('corners of the first half', () => cornerEndings(moment, 1, 45))
      case 1015012: {
        const minute = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(handicap)?.[1])
        const [from, to] = [minute('from'), minute('to')]
        return once(`corners from ${from}`, () => cornerEndings(moment, from, to))
      }
      case 1016007:
        return once('cards of the first half', () => cardEndings(moment, 0))
      case 1017001:
      case 1017002:
      case 1017003:
      case 1017004:
      case 1017005: {
        const kind = marketId < 1017004 ? 'onTarget' : 'shots'
        const side = handicap.includes('side=1') ? 'home' : 'away'
        const counted = marketId === 1017003 ? 'each' : handicap.includes('side=') ? side : 'both'
        return once(`${kind} ${counted}`, () => shotEndings(moment, kind, counted))
      }
      default:
        return String(marketId).startsWith('1015')
          ? once('corners', () => cornerEndings(moment, 1, 90))
          : once('cards', () => cardEndings(moment, 1))
    }
  }
}

/** The chance of each of some selections about corners, cards or shots at one moment of a match. */
export function liveIncidentChances(
  moment: LiveMoment,
  selections: readonly IncidentSelection[],
): ReadonlyMap<IncidentSelection, number> {
  const goals = moment.goals.map((goal): CountedEvent => ({ kind: 'goal', ...goal }))
  const sofar: readonly CountedEvent[] = [...goals, ...moment.incidents]
  const [endings, byOrder] = [endingsOf(moment), chanceByOrder(moment)]
  return new Map(
    selections.map((selection) => {
      const ordered = byOrder(selection)
      if (ordered !== null) return [selection, ordered] as const
      let [won, lost] = [0, 0]
      for (const { more, chance } of endings(selection)) {
        if (chance < 1e-8) continue
        const log = [...sofar, ...more]
        const [ofWin, ofLoss] = partsOf(expectedFromIncidents(log, selection))
        won += chance * ofWin
        lost += chance * ofLoss
      }
      return [selection, chanceOf(won, lost)] as const
    }),
  )
}
