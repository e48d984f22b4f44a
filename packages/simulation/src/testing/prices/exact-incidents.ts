import {
  INCIDENT_SELECTIONS,
  type IncidentSelection,
} from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { type CountedEvent, expectedFromIncidents } from '../independent-incidents.ts'
import {
  chanceOf,
  countsOf,
  expectedOf,
  LENGTHS,
  type Length,
  lowScores,
  pacesOf,
  partsOf,
  yellowOf,
} from './law-written-again.ts'
import { ratesBesideGoals } from './rates-written-again.ts'

/** Some events that a match may come to, and how likely that is. */
interface Ending {
  readonly events: readonly CountedEvent[]
  readonly chance: number
}

type Side = 'home' | 'away'
type Kind = 'corner' | 'yellow_card' | 'red_card' | 'shot_saved' | 'shot_off'

const event = (kind: Kind, side: 1 | 2, minute: number): CountedEvent => ({
  ...{ kind, side, minute },
  half: minute <= 45 ? 1 : 2,
})
const events = (kind: Kind, [home, away]: Counts, minute: number): readonly CountedEvent[] => [
  ...Array.from({ length: home }, () => event(kind, 1, minute)),
  ...Array.from({ length: away }, () => event(kind, 2, minute)),
]

type Counts = readonly [home: number, away: number]

const CORNERS_MOST = 26
const CARDS_MOST = 14
const DISMISSALS_MOST = 4
const SHOTS_MOST = { onTarget: 26, shots: 44 } as const
const CORNER_PACES = pacesOf(0.2)
const REFEREES = pacesOf(0.3)
const SHOT_PACES = pacesOf(0.2)
const TEMPOS = pacesOf(0.25)

type Table = readonly (readonly number[])[]

/** The joint chances of both sides' counts, given a way to go on of each weight. */
function tableOf(
  most: number,
  ways: Iterable<readonly [weight: number, home: readonly number[], away: readonly number[]]>,
): Table {
  const table = Array.from({ length: most + 1 }, () => new Array<number>(most + 1).fill(0))
  for (const [weight, home, away] of ways)
    for (const [ours, row] of table.entries()) {
      const share = weight * (home[ours] ?? 0)
      if (share !== 0)
        for (const theirs of row.keys())
          row[theirs] = (row[theirs] ?? 0) + share * (away[theirs] ?? 0)
    }
  return table
}

function cellsOf(table: Table): readonly { readonly counts: Counts; readonly chance: number }[] {
  return table.flatMap((row, home) =>
    row.map((chance, away) => ({ counts: [home, away] as const, chance })),
  )
}

function* poissonWays(
  rates: GoalRates,
  paces: typeof CORNER_PACES,
  most: number,
  [from, to]: readonly [number, number] = [1, 90],
  expected = expectedOf,
): Generator<readonly [number, readonly number[], readonly number[]]> {
  for (const length of LENGTHS)
    for (const [pace, weight] of paces) {
      const mean = (side: Side) => pace * expected(rates, side, length, from, to)
      yield [length.chance * weight, countsOf(mean('home'), most), countsOf(mean('away'), most)]
    }
}

function cornerEndings(rates: GoalRates, from: number, to: number): readonly Ending[] {
  const table = tableOf(CORNERS_MOST, poissonWays(rates, CORNER_PACES, CORNERS_MOST, [from, to]))
  return cellsOf(table).map(({ counts, chance }) => ({
    chance,
    events: events('corner', counts, from),
  }))
}

/** Yellow cards at the pace of a referee, dismissals at none; given the length they are apart. */
function cardEndings(yellow: GoalRates, red: GoalRates, to: number): readonly Ending[] {
  const all = (most: number, rates: GoalRates, paces: typeof REFEREES, expected: typeof yellowOf) =>
    cellsOf(tableOf(most, poissonWays(rates, paces, most, [1, to], expected)))
  const reds = all(DISMISSALS_MOST, red, NO_PACE, expectedOf)
  return all(CARDS_MOST, yellow, REFEREES, yellowOf).flatMap((ofYellow) =>
    reds
      .map((ofRed) => ({ ofRed, chance: ofYellow.chance * ofRed.chance }))
      .filter(({ chance }) => chance > 1e-9)
      .map(({ ofRed, chance }) => ({
        chance,
        events: [
          ...events('yellow_card', ofYellow.counts, 10),
          ...events('red_card', ofRed.counts, 10),
        ],
      })),
  )
}

const NO_PACE = [
  [1, 0.25],
  [1, 0.5],
  [1, 0.25],
] as const

/** Shots of both sides, goals among them: a low final score has its weight. */
function shotEndings(
  goals: GoalRates,
  others: readonly GoalRates[],
  kind: 'onTarget' | 'shots',
): readonly Ending[] {
  const most = SHOTS_MOST[kind]
  const table = tableOf(most, shotWays(goals, others, most))
  const whole = table.flat().reduce((sum, chance) => sum + chance, 0)
  const shot = kind === 'onTarget' ? 'shot_saved' : 'shot_off'
  return cellsOf(table).map(({ counts, chance }) => ({
    chance: chance / whole,
    events: events(shot, counts, 10),
  }))
}

function* shotWays(
  goals: GoalRates,
  others: readonly GoalRates[],
  most: number,
): Generator<readonly [number, readonly number[], readonly number[]]> {
  const meanOf = (rates: GoalRates, side: Side, length: Length) => expectedOf(rates, side, length)
  for (const length of LENGTHS)
    for (const [pace, ofPace] of SHOT_PACES) {
      const [home, away] = (['home', 'away'] as const).map(
        (side) => pace * others.reduce((sum, rates) => sum + meanOf(rates, side, length), 0),
      ) as [number, number]
      for (const [tempo, ofTempo] of TEMPOS) {
        const [ours, theirs] = (['home', 'away'] as const).map(
          (side) => tempo * meanOf(goals, side, length),
        ) as [number, number]
        const weight = length.chance * ofPace * ofTempo
        yield [weight, countsOf(home + ours, most), countsOf(away + theirs, most)]
        for (const { score, change } of lowScores(goals)) {
          const chance = (countsOf(ours, 1)[score[0]] ?? 0) * (countsOf(theirs, 1)[score[1]] ?? 0)
          const beside = (mean: number, by: number) =>
            by === 0 ? countsOf(mean, most) : [0, ...countsOf(mean, most - 1)]
          yield [weight * change * chance, beside(home, score[0]), beside(away, score[1])]
        }
      }
    }
}

/** What decides who has an event of some number, or a race: the sides' shares and the total. */
interface Order {
  /** Chance that an event is one of the home side: both halves share all kinds alike. */
  readonly share: number
  /** Chances of 0, 1, … events in all. */
  readonly totals: readonly number[]
}

function orderOf(...ways: Parameters<typeof totalsOf>): Order {
  const [[[{ home, away }] = [ZERO]]] = ways
  const [ours, theirs] = [home[0] + home[1], away[0] + away[1]]
  return { share: ours / (ours + theirs), totals: totalsOf(...ways) }
}

function nthChance({ share, totals }: Order, n: number, name: string): number {
  const isReached = totals.slice(n).reduce((sum, chance) => sum + chance, 0)
  return name === 'None' ? 1 - isReached : isReached * (name === '1' ? share : 1 - share)
}

/** Event by event, over all counts that come before either side has enough. */
function raceChance({ share, totals }: Order, target: number, name: string): number {
  const goesOn = (count: number) => totals.slice(count).reduce((sum, chance) => sum + chance, 0)
  const wins = { '1': 0, '2': 0 }
  const follow = new Map([['0,0', 1]])
  for (const [key, chance] of follow) {
    const [home = 0, away = 0] = key.split(',').map(Number)
    const go = (to: '1' | '2', by: number) => {
      const counts = to === '1' ? [home + 1, away] : [home, away + 1]
      if (Math.max(...counts) === target) wins[to] += chance * by * goesOn(home + away + 1)
      else follow.set(`${counts}`, (follow.get(`${counts}`) ?? 0) + chance * by)
    }
    go('1', share)
    go('2', 1 - share)
  }
  return name === 'None' ? 1 - wins['1'] - wins['2'] : wins[name === '1' ? '1' : '2']
}

/** Chances of the number of events of both sides together; `expected` is of the kind with paces. */
function totalsOf(
  kinds: readonly (readonly [GoalRates, typeof REFEREES])[],
  expected = expectedOf,
): readonly number[] {
  const most = 45
  const totals = new Array<number>(most + 1).fill(0)
  const [[paced, paces] = [ZERO, NO_PACE], ...others] = kinds
  for (const length of LENGTHS)
    for (const [pace, weight] of paces) {
      const both = (rates: GoalRates, of = expectedOf) =>
        of(rates, 'home', length, 1, 90) + of(rates, 'away', length, 1, 90)
      const beside = others.reduce((sum, [rates]) => sum + both(rates), 0)
      const mean = pace * both(paced, expected) + beside
      countsOf(mean, most).forEach((chance, count) => {
        totals[count] = (totals[count] ?? 0) + length.chance * weight * chance
      })
    }
  return totals
}

const ZERO: GoalRates = { home: [0, 0], away: [0, 0] }

/** By what its market is about, the endings that decide a selection. */
function endingsOf(goals: GoalRates): (selection: IncidentSelection) => readonly Ending[] {
  const { corners, yellowCards, dismissals, saved, off } = ratesBesideGoals(goals)
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
        return once('corners of the first half', () => cornerEndings(corners, 1, 45))
      case 1015012: {
        const minute = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(handicap)?.[1])
        const [from, to] = [minute('from'), minute('to')]
        return once(`corners from ${from}`, () => cornerEndings(corners, from, to))
      }
      case 1016007:
        return once('cards of the first half', () => cardEndings(yellowCards, dismissals, 45))
      case 1017001:
      case 1017002:
      case 1017003:
        return once('on target', () => shotEndings(goals, [saved], 'onTarget'))
      case 1017004:
      case 1017005:
        return once('shots', () => shotEndings(goals, [saved, off], 'shots'))
      default:
        return String(marketId).startsWith('1015')
          ? once('corners', () => cornerEndings(corners, 1, 90))
          : once('cards', () => cardEndings(yellowCards, dismissals, 90))
    }
  }
}

/** By market, what its selections about an order are decided by; null of all others. */
function ordersOf(goals: GoalRates): (selection: IncidentSelection) => number | null {
  const { corners, yellowCards, dismissals } = ratesBesideGoals(goals)
  const ofCorners = orderOf([[corners, CORNER_PACES]])
  const cards = [
    [yellowCards, REFEREES],
    [dismissals, NO_PACE],
  ] as const
  const ofCards = orderOf(cards, yellowOf)
  return ({ marketId, name, handicap }) => {
    const number = Number(/(?:corner|booking)nr=(\d+)/.exec(handicap)?.[1])
    if (marketId === 1015007) return nthChance(ofCorners, number, name)
    if (marketId === 1015008) return raceChance(ofCorners, number, name)
    return marketId === 1016006 ? nthChance(ofCards, number, name) : null
  }
}

/** The chance of a selection about corners, cards or shots before a match of some rates. */
export function exactIncidentChances(goals: GoalRates): ReadonlyMap<IncidentSelection, number> {
  const [endings, ofOrder] = [endingsOf(goals), ordersOf(goals)]
  return new Map(
    INCIDENT_SELECTIONS.map((selection) => {
      const ordered = ofOrder(selection)
      if (ordered !== null) return [selection, ordered] as const
      let [won, lost] = [0, 0]
      for (const { events: log, chance } of endings(selection)) {
        const [ofWin, ofLoss] = partsOf(expectedFromIncidents(log, selection))
        won += chance * ofWin
        lost += chance * ofLoss
      }
      return [selection, chanceOf(won, lost)] as const
    }),
  )
}
