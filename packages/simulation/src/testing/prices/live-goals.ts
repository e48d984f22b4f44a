import { countersOf, orderRulesOf } from '@caderneta/domain/markets/rule/rule'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { type CountedGoal, expectedFromGoals } from '../independent-football.ts'
import { chanceOf, countsOf, pacesOf, partsOf } from './law-written-again.ts'
import {
  advantageNow,
  expectedSoFar,
  type LiveMoment,
  lowWeight,
  pacesAfter,
  playOn,
} from './live-moment.ts'
import {
  ADVANTAGES,
  type Advance,
  attackOf,
  type Chain,
  meanIn,
  playHalf,
  spread,
  startingAt,
  summed,
} from './minute-chain.ts'
import { ratesBesideGoals } from './rates-written-again.ts'

type Selection = (typeof FOOTBALL_SELECTIONS)[number]

/** Goals in their order are written in binary behind a one: 1 is none, 2 the home side's. */
const ORDERS = 512
const NO_GOALS = 1
/** What is rarer is left out. */
const RARE = 1e-8
/** Of more goals than these, which are rare, no order is looked at. */
const ORDERED_MOST = 10

type Sides = readonly (1 | 2)[]

const SIDES_BY_ORDER: readonly Sides[] = Array.from({ length: ORDERS }, (_, order) =>
  [...order.toString(2).slice(1)].map((digit) => (digit === '0' ? 1 : 2)),
)
const sidesIn = (order: number): Sides => itemAt(SIDES_BY_ORDER, order)
const HOME_BY_ORDER = SIDES_BY_ORDER.map((sides) => sides.filter((side) => side === 1).length)
const countsIn = (order: number) => {
  const home = itemAt(HOME_BY_ORDER, order)
  return [home, sidesIn(order).length - home] as const
}

/** The tempos after the goals so far. */
function temposNow(moment: LiveMoment) {
  const expected = expectedSoFar(moment, moment.rates, { isAttack: true })
  return pacesAfter(pacesOf(0.25), moment.goals.length, expected)
}

/** Goals of a step, each of them of the home side as often as its share. */
function ordersAfter({ rates }: LiveMoment, tempo: number): Advance {
  return (mass, advantage, step) => {
    const mean = (side: 'home' | 'away') =>
      tempo * attackOf(side, advantage) * meanIn(rates, side, step)
    const [home, away] = [mean('home'), mean('away')]
    const share = home / (home + away)
    const sums = new Float64Array(ORDERS)
    let before = mass
    for (const chance of countsOf(home + away, 6)) {
      before.forEach((each, order) => {
        sums[order] = (sums[order] ?? 0) + chance * each
      })
      before = withGoal(before, share)
    }
    return sums
  }
}

function withGoal(mass: Float64Array, share: number): Float64Array {
  const next = new Float64Array(ORDERS)
  mass.forEach((chance, order) => {
    if (2 * order >= ORDERS) {
      next[order] = (next[order] ?? 0) + chance
      return
    }
    next[2 * order] = (next[2 * order] ?? 0) + chance * share
    next[2 * order + 1] = (next[2 * order + 1] ?? 0) + chance * (1 - share)
  })
  return next
}

/** The goals that one half still brings, in their order, and then those of the other. */
interface GoalsToCome {
  readonly first: number
  readonly second: number
  readonly chance: number
}

/** Every order of goals in both halves with its chance; those of one match add up to one. */
function goalsToCome(moment: LiveMoment): readonly GoalsToCome[] {
  const { dismissals } = ratesBesideGoals(moment.rates)
  const now = advantageNow(moment)
  const sums = new Float64Array(ORDERS * ORDERS)
  for (const [tempo, weight] of temposNow(moment)) {
    const advance = ordersAfter(moment, tempo)
    const play = (start: Chain, half: 0 | 1, elapsedSeconds: number) =>
      playHalf(start, { half, elapsedSeconds, dismissals }, advance)
    const start = startingAt(now, NO_GOALS, ORDERS)
    const first = moment.half === 0 ? play(start, 0, moment.elapsedSeconds) : start
    const elapsed = moment.half === 0 ? 0 : moment.elapsedSeconds
    first.forEach((ofFirst, i) => {
      if (ofFirst.every((chance) => chance === 0)) return
      const second = summed(play(startingAt(ADVANTAGES[i] ?? 0, NO_GOALS, ORDERS), 1, elapsed))
      addPairs(sums, ofFirst, second, weight)
    })
  }
  return weighed(moment, sums)
}

function addPairs(sums: Float64Array, first: Float64Array, second: Float64Array, weight: number) {
  first.forEach((chance, order) => {
    if (chance < RARE) return
    for (let after = NO_GOALS; after < ORDERS; after += 1) {
      const pair = ORDERS * order + after
      sums[pair] = (sums[pair] ?? 0) + weight * chance * (second[after] ?? 0)
    }
  })
}

function weighed(moment: LiveMoment, sums: Float64Array): readonly GoalsToCome[] {
  const all: GoalsToCome[] = []
  const weightOf = (home: number, away: number) =>
    home > 1 || away > 1 ? 1 : lowWeight(moment, home, away)
  let whole = 0
  sums.forEach((sum, pair) => {
    if (sum < RARE) return
    const [first, second] = [Math.floor(pair / ORDERS), pair % ORDERS]
    const [one, other] = [countsIn(first), countsIn(second)]
    const chance = sum * weightOf(one[0] + other[0], one[1] + other[1])
    whole += chance
    all.push({ first, second, chance })
  })
  return all.map((one) => ({ ...one, chance: one.chance / whole }))
}

interface Ending {
  readonly log: readonly CountedGoal[]
  readonly chance: number
}

/** The goals of a match in their order; those to come have a minute of their half, no more. */
function endingsOf(moment: LiveMoment, all: readonly GoalsToCome[]): readonly Ending[] {
  const likely = all.filter(({ first, second }) => goalsIn(first) + goalsIn(second) <= ORDERED_MOST)
  const whole = likely.reduce((sum, { chance }) => sum + chance, 0)
  return likely.map(({ first, second, chance }) => ({
    log: logOf(moment, first, second),
    chance: chance / whole,
  }))
}

const goalsIn = (order: number) => sidesIn(order).length
const logOf = ({ goals }: LiveMoment, first: number, second: number): readonly CountedGoal[] => [
  ...goals,
  ...sidesIn(first).map(inHalf(1)),
  ...sidesIn(second).map(inHalf(2)),
]
const inHalf =
  (half: 1 | 2) =>
  (side: 1 | 2): CountedGoal => ({ side, half, minute: half === 1 ? 45 : 90 })

/** The same for markets that no order decides: one order stands for all of the same goals. */
function countedEndings(moment: LiveMoment, all: readonly GoalsToCome[]): readonly Ending[] {
  const byCounts = new Map<string, { log: readonly CountedGoal[]; chance: number }>()
  for (const { first, second, chance } of all) {
    const key = `${countsIn(first)} ${countsIn(second)}`
    const known = byCounts.get(key)
    if (known) known.chance += chance
    else byCounts.set(key, { log: logOf(moment, first, second), chance })
  }
  return [...byCounts.values()]
}

function chanceIn(endings: readonly Ending[], selection: Selection): number {
  let [won, lost] = [0, 0]
  for (const { log, chance } of endings) {
    const [ofWin, ofLoss] = partsOf(expectedFromGoals(log, selection))
    won += chance * ofWin
    lost += chance * ofLoss
  }
  return chanceOf(won, lost)
}

const WITHIN = 5
const BESIDE = 3
const CELLS = WITHIN ** 2 * BESIDE ** 2
const PLACES = {
  within: { home: { stride: 45, size: WITHIN }, away: { stride: 9, size: WITHIN } },
  beside: { home: { stride: 3, size: BESIDE }, away: { stride: 1, size: BESIDE } },
} as const

/** More goals of both sides between two minutes: chances by 5 × goals of home + goals of away. */
function windowTable(moment: LiveMoment, from: number, to: number): Float64Array {
  const { rates } = moment
  const { dismissals } = ratesBesideGoals(rates)
  const table = new Float64Array(WITHIN ** 2)
  let whole = 0
  for (const [tempo, weight] of temposNow(moment)) {
    const advance: Advance = (mass, advantage, step) => {
      const places = PLACES[step.clock >= from && step.clock <= to ? 'within' : 'beside']
      const mean = (side: 'home' | 'away') =>
        tempo * attackOf(side, advantage) * meanIn(rates, side, step)
      return spread(spread(mass, places.home, mean('home')), places.away, mean('away'))
    }
    const start = startingAt(advantageNow(moment), 0, CELLS)
    summed(playOn(start, moment, dismissals, advance)).forEach((chance, cell) => {
      const [within, beside] = [Math.floor(cell / 9), cell % 9]
      const home = Math.floor(within / WITHIN) + Math.floor(beside / BESIDE)
      const away = (within % WITHIN) + (beside % BESIDE)
      const share = weight * chance * lowWeight(moment, home, away)
      table[within] = (table[within] ?? 0) + share
      whole += share
    })
  }
  return table.map((chance) => chance / whole)
}

type TableOf = (from: number, to: number) => Float64Array

function windowChance(moment: LiveMoment, selection: Selection, tableOf: TableOf): number {
  const { name, handicap } = selection
  const { goals } = moment
  if (!handicap.includes('from=')) {
    if (goals.length > 0) return chanceIn([{ log: goals, chance: 1 }], selection)
    const none = (to: number) => (to === 0 ? 1 : (tableOf(1, to)[0] ?? 0))
    if (name === 'None') return none(90)
    const [from = 1, to = 90] = name.split('-').map(Number)
    return none(from - 1) - none(to)
  }
  const minute = (key: string) => Number(new RegExp(`${key}=(\\d+)`).exec(handicap)?.[1])
  const from = minute('from')
  const half = from <= 45 ? 1 : 2
  const endings = [...tableOf(from, minute('to'))].map((chance, cell) => {
    const more = (side: 1 | 2, count: number): CountedGoal[] =>
      Array.from({ length: count }, () => ({ side, half, minute: minute('to') }))
    const log = [...goals, ...more(1, Math.floor(cell / WITHIN)), ...more(2, cell % WITHIN)]
    return { log, chance }
  })
  return chanceIn(endings, selection)
}

const isOfMinutes = ({ rule }: Selection) =>
  countersOf(rule).some((counter) => counter.startsWith('goals.from'))

/** By position, the chance of each wanted selection about goals at one moment of a match. */
export function liveGoalChances(
  moment: LiveMoment,
  isWanted: (position: number) => boolean,
): ReadonlyMap<number, number> {
  const toCome = goalsToCome(moment)
  const ordered = endingsOf(moment, toCome)
  const counted = countedEndings(moment, toCome)
  const known = new Map<string, Float64Array>()
  const tableOf: TableOf = (from, to) => {
    const table = known.get(`${from} ${to}`) ?? windowTable(moment, from, to)
    known.set(`${from} ${to}`, table)
    return table
  }
  const chanceOfOne = (selection: Selection): number => {
    if (isOfMinutes(selection)) return windowChance(moment, selection, tableOf)
    return chanceIn(orderRulesOf(selection.rule).length > 0 ? ordered : counted, selection)
  }
  return new Map(
    FOOTBALL_SELECTIONS.flatMap((selection, position) =>
      isWanted(position) ? [[position, chanceOfOne(selection)] as const] : [],
    ),
  )
}
