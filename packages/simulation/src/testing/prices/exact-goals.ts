import { countersOf, orderRulesOf } from '@caderneta/domain/markets/rule/rule'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { randomFrom } from '@caderneta/pricing/random'
import { shuffled } from '../../schedule/shuffled.ts'
import { type CountedGoal, expectedFromGoals } from '../independent-football.ts'
import {
  chanceOf,
  countsOf,
  expectedOf,
  LENGTHS,
  lowScores,
  pacesOf,
  partsOf,
  shareOf,
} from './law-written-again.ts'

type Selection = (typeof FOOTBALL_SELECTIONS)[number]

/** Goals of a side in a half, at the most. */
const HALF_MOST = 6
/** Of which every order is looked at; of more, which are rare, a few. */
const ORDERED_MOST = 8
const FEW_ORDERS = [1, 2, 3, 4]
const WINDOW_MOST = 7
const TEMPOS = pacesOf(0.25)

interface Cell {
  readonly counts: readonly [home1: number, away1: number, home2: number, away2: number]
  readonly goals: number
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)

const CELLS: readonly Cell[] = upTo(HALF_MOST).flatMap((home1) =>
  upTo(HALF_MOST).flatMap((away1) =>
    upTo(HALF_MOST).flatMap((home2) =>
      upTo(HALF_MOST).map((away2): Cell => {
        const counts = [home1, away1, home2, away2] as const
        return { counts, goals: home1 + away1 + home2 + away2 }
      }),
    ),
  ),
)

/** Every order of the goals of both sides in a half. */
function ordersOf(home: number, away: number): readonly (readonly (1 | 2)[])[] {
  if (home === 0 && away === 0) return [[]]
  return [
    ...(home > 0 ? ordersOf(home - 1, away).map((rest) => [1 as const, ...rest]) : []),
    ...(away > 0 ? ordersOf(home, away - 1).map((rest) => [2 as const, ...rest]) : []),
  ]
}

const goalsOf = (sides: readonly (1 | 2)[], half: 1 | 2): readonly CountedGoal[] =>
  sides.map((side) => ({ side, half, minute: half === 1 ? 20 : 70 }))

/** The goals of a cell: in one order, or in each, which are as likely as one another. */
function logsOf({ counts, goals }: Cell, isOrdered: boolean): readonly (readonly CountedGoal[])[] {
  const [home1, away1, home2, away2] = counts
  const [first, second] = [
    [...one(1, home1), ...one(2, away1)],
    [...one(1, home2), ...one(2, away2)],
  ]
  const log = (ofFirst: readonly (1 | 2)[], ofSecond: readonly (1 | 2)[]) => [
    ...goalsOf(ofFirst, 1),
    ...goalsOf(ofSecond, 2),
  ]
  if (!isOrdered) return [log(first, second)]
  if (goals > ORDERED_MOST) {
    return FEW_ORDERS.map((number) => {
      const random = randomFrom(`order ${number} of ${counts}`)
      return log(shuffled(first, random), shuffled(second, random))
    })
  }
  return ordersOf(home1, away1).flatMap((ofFirst) =>
    ordersOf(home2, away2).map((ofSecond) => log(ofFirst, ofSecond)),
  )
}

const one = (side: 1 | 2, count: number): readonly (1 | 2)[] => Array(count).fill(side)

/** By cell, what part of a selection wins and loses there, on average over the orders. */
function sharesOf(selection: Selection, logs: readonly (readonly (readonly CountedGoal[])[])[]) {
  return logs.map((ofCell) => {
    let [won, lost] = [0, 0]
    for (const log of ofCell) {
      const [ofWin, ofLoss] = partsOf(expectedFromGoals(log, selection))
      won += ofWin / ofCell.length
      lost += ofLoss / ofCell.length
    }
    return [won, lost] as const
  })
}

/** Chances of all cells, by adding up tempos and lengths. */
function cellChances(rates: GoalRates): readonly number[] {
  const changes = lowScores(rates)
  const nodes = TEMPOS.map(([tempo, weight]) => ({ weight, halves: halvesAt(rates, tempo) }))
  const chances = CELLS.map(({ counts: [home1, away1, home2, away2] }) => {
    const [home, away] = [home1 + home2, away1 + away2]
    const low = changes.find(({ score }) => score[0] === home && score[1] === away)
    const plain = nodes.reduce((sum, { weight, halves: [first, second] }) => {
      return sum + weight * (first[home1]?.[away1] ?? 0) * (second[home2]?.[away2] ?? 0)
    }, 0)
    return plain * (1 + (low?.change ?? 0))
  })
  const sum = chances.reduce((all, chance) => all + chance, 0)
  return chances.map((chance) => chance / sum)
}

/** The joint chances of the goals of both sides in each half. */
function halvesAt(rates: GoalRates, tempo: number) {
  return ([0, 1] as const).map((half) => {
    const table = upTo(HALF_MOST).map(() => upTo(HALF_MOST).map(() => 0))
    for (const length of LENGTHS) {
      const share = tempo * shareOf(half, length)
      const home = countsOf(rates.home[half] * share, HALF_MOST)
      const away = countsOf(rates.away[half] * share, HALF_MOST)
      for (const [ours, row] of table.entries())
        for (const theirs of row.keys())
          row[theirs] = (row[theirs] ?? 0) + length.chance * (home[ours] ?? 0) * (away[theirs] ?? 0)
    }
    return table
  }) as [number[][], number[][]]
}

const isOfMinutes = ({ rule }: Selection) =>
  countersOf(rule).some((counter) => counter.startsWith('goals.from'))

/** Chances of the goals of both sides between two minutes. */
function windowChances(rates: GoalRates, from: number, to: number): readonly (readonly number[])[] {
  const table = upTo(WINDOW_MOST).map(() => upTo(WINDOW_MOST).map(() => 0))
  const changes = lowScores(rates)
  let whole = 0
  for (const length of LENGTHS)
    for (const [tempo, weight] of TEMPOS) {
      const mean = (side: 'home' | 'away', first: number, last: number) =>
        tempo * expectedOf(rates, side, length, first, last)
      const within = [mean('home', from, to), mean('away', from, to)] as const
      const rest = [
        countsOf(mean('home', 1, 90) - within[0], 1),
        countsOf(mean('away', 1, 90) - within[1], 1),
      ] as const
      const [home, away] = within.map((each) => countsOf(each, WINDOW_MOST))
      for (const [ours, row] of table.entries())
        for (const theirs of row.keys()) {
          const factor = changes.reduce(
            (sum, { score, change }) =>
              sum + change * (rest[0][score[0] - ours] ?? 0) * (rest[1][score[1] - theirs] ?? 0),
            1,
          )
          const chance = length.chance * weight * (home?.[ours] ?? 0) * (away?.[theirs] ?? 0)
          row[theirs] = (row[theirs] ?? 0) + chance * factor
          whole += chance * factor
        }
    }
  return table.map((row) => row.map((chance) => chance / whole))
}

function windowChance(selection: Selection, tableOf: TableOf): number {
  const { name, handicap } = selection
  if (!handicap.includes('from=')) {
    const none = (to: number) => (to === 0 ? 1 : (tableOf(1, to)[0]?.[0] ?? 0))
    if (name === 'None') return none(90)
    const [from = 1, to = 90] = name.split('-').map(Number)
    return none(from - 1) - none(to)
  }
  const minute = (key: string) => Number(new RegExp(`${key}=(\\d+)`).exec(handicap)?.[1])
  const from = minute('from')
  let [won, lost] = [0, 0]
  tableOf(from, minute('to')).forEach((row, ours) => {
    row.forEach((chance, theirs) => {
      const half = from <= 45 ? 1 : 2
      const log = [...one(1, ours), ...one(2, theirs)].map((side) => ({ side, half, minute: from }))
      const [ofWin, ofLoss] = partsOf(expectedFromGoals(log as CountedGoal[], selection))
      won += chance * ofWin
      lost += chance * ofLoss
    })
  })
  return chanceOf(won, lost)
}

type TableOf = (from: number, to: number) => readonly (readonly number[])[]

/** A selection of goals with its chance before a match of some rates, by the second opinion. */
interface ExactChance {
  readonly title: string
  readonly position: number
  readonly chance: number
}

/** By match, the chance of every selection about goals; what settles them is worked out once. */
export function exactGoalChances(matches: readonly GoalRates[]): readonly ExactChance[][] {
  const logs = CELLS.map((cell) => logsOf(cell, false))
  const ordered = CELLS.map((cell) => logsOf(cell, true))
  const laws = matches.map((rates) => {
    const known = new Map<string, readonly (readonly number[])[]>()
    const tableOf: TableOf = (from, to) => {
      const table = known.get(`${from} ${to}`) ?? windowChances(rates, from, to)
      known.set(`${from} ${to}`, table)
      return table
    }
    return { cells: cellChances(rates), tableOf, found: [] as ExactChance[] }
  })
  FOOTBALL_SELECTIONS.forEach((selection, position) => {
    const { marketId, name, handicap, rule } = selection
    const title = `${marketId} ${name} ${handicap}`
    const isOfOrder = orderRulesOf(rule).length > 0
    const shares = isOfMinutes(selection) ? null : sharesOf(selection, isOfOrder ? ordered : logs)
    for (const { cells, tableOf, found } of laws) {
      if (shares === null) {
        found.push({ title, position, chance: windowChance(selection, tableOf) })
        continue
      }
      let [won, lost] = [0, 0]
      shares.forEach(([ofWin, ofLoss], cell) => {
        won += ofWin * (cells[cell] ?? 0)
        lost += ofLoss * (cells[cell] ?? 0)
      })
      found.push({ title, position, chance: chanceOf(won, lost) })
    }
  })
  return laws.map(({ found }) => found)
}
