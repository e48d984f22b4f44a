import {
  type Bounds,
  countersOf,
  type Range,
  type Rule,
  resultOf,
  sumsInRule,
} from '@caderneta/domain/markets/rule/rule'
import {
  type FootballCounter,
  goalBounds,
} from '@caderneta/domain/markets/sports/football/football-goals'
import { WINDOW_STARTS, type WindowStart } from '@caderneta/domain/markets/sports/football/goal-log'
import { chanceAt, itemAt } from '../../chances/item-at.ts'
import { GRID_CELLS, goalsByCell } from './goal-grid.ts'
import { cellClasses, chanceOf, summed } from './market-classes.ts'
import { RESULT_CODES } from './truth-table.ts'

/** Goals in windows of five minutes of the clock, at one moment of a match. */
export interface WindowLaw {
  /** Chances of the goals of both sides in all of these windows together, by cell of a half. */
  readonly scoresIn: (starts: readonly WindowStart[]) => Float64Array
  /** Chance that no goal is scored in any of them. */
  readonly noneIn: (starts: readonly WindowStart[]) => number
}

type GoalRule = Rule<FootballCounter>
type FootballRanges = Record<FootballCounter, Range>

/** True of rules about the minutes of goals. */
export function isAboutWindows(rules: readonly GoalRule[]): boolean {
  return rules.some((rule) => countersOf(rule).some((counter) => startOf(counter) !== undefined))
}

/** The chances of the selections of one line about the minutes of goals, from their rules alone. */
export function windowLine(rules: readonly GoalRule[]): (law: WindowLaw) => readonly number[] {
  const { ends, chancesIn } = endsOf(rules)
  const tables = rules.map((rule) => Uint8Array.from(ends, (bounds) => codeOf(rule, bounds)))
  const { classes, count, codes } = cellClasses(tables)
  const cells = Uint16Array.from(classes.keys())
  const weights = new Float64Array(count)
  return (law) => {
    summed({ cells, chances: chancesIn(law) }, classes, weights)
    return codes.map((ofSelection) => chanceOf(ofSelection, weights))
  }
}

/** Throws where an end leaves a selection open: then its rule is about more than the end knows. */
function codeOf(rule: GoalRule, bounds: Bounds<FootballCounter>): number {
  const result = resultOf(rule, bounds)
  if (result === null) throw new RangeError('an end leaves a selection open')
  return RESULT_CODES.indexOf(result)
}

/** Windows that no rule of the line distinguishes. */
type WindowGroup = readonly WindowStart[]

/** What a line is about at each end that its rules distinguish, and how likely each is. */
interface Ends {
  readonly ends: readonly Bounds<FootballCounter>[]
  readonly chancesIn: (law: WindowLaw) => Float64Array
}

function startOf(counter: FootballCounter): WindowStart | undefined {
  return WINDOW_STARTS.find((start) => counter.startsWith(`goals.from${start}.`))
}

function windowGroups(rules: readonly GoalRule[]): readonly WindowGroup[] {
  const sums = rules.flatMap(sumsInRule)
  const groups = new Map<string, WindowStart[]>()
  for (const start of new Set(sums.flatMap(startsOf))) {
    const isIn = sums.map((sum) => startsOf(sum).includes(start)).join()
    const group = groups.get(isIn)
    if (group) group.push(start)
    else groups.set(isIn, [start])
  }
  return [...groups.values()].sort((one, other) => itemAt(one, 0) - itemAt(other, 0))
}

function startsOf(sum: ReturnType<typeof sumsInRule<FootballCounter>>[number]) {
  return sum.flatMap(([counter]) => {
    const start = startOf(counter)
    return start === undefined ? [] : [start]
  })
}

const NO_GOALS = goalBounds({
  score: [0, 0],
  halfTime: [0, 0],
  isNinetyOver: true,
  log: { goals: [], minute: 90 },
})

/** Most lines ask no more than when the first goal is scored. */
function endsOf(rules: readonly GoalRule[]): Ends {
  const groups = windowGroups(rules)
  const byFirst = firstGoalEnds(groups)
  const isEnough = byFirst.ends.every((bounds) =>
    rules.every((rule) => resultOf(rule, bounds) !== null),
  )
  return isEnough ? byFirst : scoreEnds(groups)
}

/** How many goals each side scores in all windows together; throws where rules distinguish them. */
function scoreEnds([starts, ...others]: readonly WindowGroup[]): Ends {
  if (!starts || others.length > 0) throw new RangeError('a line about several windows')
  const { home, away } = goalsByCell('half1', 'half1')
  const first = itemAt(starts, 0)
  const cells = Array.from({ length: GRID_CELLS.half1 }, (_, cell) => cell)
  const ends = cells.map((cell) => {
    const [ours, theirs] = [chanceAt(home, cell), chanceAt(away, cell)]
    const bounds: FootballRanges = { ...NO_GOALS }
    bounds[`goals.from${first}.home`] = [ours, ours]
    bounds[`goals.from${first}.away`] = [theirs, theirs]
    return bounds
  })
  return { ends, chancesIn: (law) => law.scoresIn(starts) }
}

const ANY: Range = [0, Number.POSITIVE_INFINITY]
const SOME: Range = [1, Number.POSITIVE_INFINITY]

/** One group after the other: in which the first goal is scored, or that there is none. */
function firstGoalEnds(groups: readonly WindowGroup[]): Ends {
  const ends = groups.map((_, scoredIn) => {
    const bounds: FootballRanges = { ...NO_GOALS }
    for (const start of groups.slice(scoredIn).flat()) {
      bounds[`goals.from${start}.home`] = ANY
      bounds[`goals.from${start}.away`] = ANY
    }
    bounds[`goals.from${itemAt(itemAt(groups, scoredIn), 0)}.home`] = SOME
    return bounds
  })
  const upTo = groups.map((_, last) => groups.slice(0, last + 1).flat())
  const noGoal = ({ noneIn }: WindowLaw) => upTo.map(noneIn)
  return {
    ends: [...ends, NO_GOALS],
    chancesIn: (law) => {
      const none = [1, ...noGoal(law)]
      return Float64Array.from(none, (chance, i) => chance - chanceAt(none, i + 1))
    },
  }
}
