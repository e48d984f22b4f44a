import type { EventOrder, OrderRule } from '@caderneta/domain/markets/event-order'
import { once } from '../../contest/once.ts'
import { cellChance, goalsAt } from '../../item-at.ts'
import { GRID_CELLS, goalsByCell, HALF_GOALS_MAX, halfCell } from './goal-grid.ts'
import { type MarkChange, markChange } from './order-marks.ts'

/**
 * How likely each combination of marks is if the halves end with the scores of two cells: by mark
 * set, for the cell of the second half.
 */
export type MarkShares = (half1: number) => MarkTable

/** Shares by cell of the second half and mark set: the sets of one cell are next to each other. */
type MarkTable = Float64Array

type Side = 'home' | 'away'

/** A half, with the goals before it, the marks that they left, and its goals so far. */
interface HalfStart {
  readonly half: 'half1' | 'half2'
  readonly home: number
  readonly away: number
  readonly marks: Float64Array
  readonly scored: readonly Side[]
}

const HALF_CELLS = GRID_CELLS.half1
const { home: HOME, away: AWAY } = goalsByCell('half1', 'half1')

/**
 * The joint chances of several rules about the order of goals, by the scores with which the halves
 * end. Every order of the goals to come is as likely as any other, so what each order leaves behind
 * is counted goal by goal, over all of them at once.
 */
export function markShares(rules: readonly OrderRule[], order: EventOrder): MarkShares {
  const sets = 2 ** rules.length
  const [scored1, scored2] = [sidesOf(order, 'half1'), sidesOf(order, 'half2')]
  const untouched = new Float64Array(sets)
  untouched[0] = 1
  const first = once(() =>
    halfShares(rules, { half: 'half1', home: 0, away: 0, marks: untouched, scored: scored1 }),
  )
  const known = new Map<number, MarkTable>()
  return (half1) => {
    const made = known.get(half1) ?? halfShares(rules, secondHalf(first(), half1, scored2))
    known.set(half1, made)
    return made
  }
}

function secondHalf(first: MarkTable, half1: number, scored: readonly Side[]): HalfStart {
  const sets = first.length / HALF_CELLS
  const marks = first.slice(half1 * sets, (half1 + 1) * sets)
  return { half: 'half2', home: goalsAt(HOME, half1), away: goalsAt(AWAY, half1), marks, scored }
}

/** Throws where the order is not known: prices are made from matches whose goals are. */
function sidesOf(order: EventOrder, span: 'half1' | 'half2'): readonly Side[] {
  const sequence = order[span]
  if (sequence === null) throw new RangeError(`the order of goals in ${span} is not known`)
  return sequence.sides
}

/** The share of each mark set by the score with which a half ends. */
function halfShares(rules: readonly OrderRule[], before: HalfStart): MarkTable {
  const sets = before.marks.length
  const paths = new Float64Array(HALF_CELLS * sets)
  const start = afterScored(rules, before)
  paths.set(start.marks, halfCell(start.home, start.away) * sets)
  const { half } = before
  for (let home = start.home; home <= HALF_GOALS_MAX; home += 1) {
    for (let away = start.away; away <= HALF_GOALS_MAX; away += 1) {
      const from = halfCell(home, away) * sets
      if (home < HALF_GOALS_MAX) {
        const change = markChange(rules, { half, side: 'home', home: home + 1, away, before })
        spread(paths, { from, to: halfCell(home + 1, away) * sets, sets }, change)
      }
      if (away < HALF_GOALS_MAX) {
        const change = markChange(rules, { half, side: 'away', home, away: away + 1, before })
        spread(paths, { from, to: halfCell(home, away + 1) * sets, sets }, change)
      }
    }
  }
  return normalised(paths, sets)
}

/** The goals that are scored come in one order. */
function afterScored(rules: readonly OrderRule[], before: HalfStart) {
  const { half } = before
  let [home, away, marks] = [0, 0, before.marks]
  for (const side of before.scored) {
    if (side === 'home') home += 1
    else away += 1
    const { set, clear } = markChange(rules, { half, side, home, away, before })
    const next = new Float64Array(marks.length)
    marks.forEach((share, one) => {
      const left = (one & ~clear) | set
      next[left] = read(next, left) + share
    })
    marks = next
  }
  // More goals than a grid distinguishes count as its last number.
  return { home: Math.min(home, HALF_GOALS_MAX), away: Math.min(away, HALF_GOALS_MAX), marks }
}

/** Bindings of this module: an imported function is slower in the innermost loops. */
const read = cellChance

interface Move {
  readonly from: number
  readonly to: number
  readonly sets: number
}

function spread(paths: Float64Array, { from, to, sets }: Move, { set, clear }: MarkChange): void {
  for (let marks = 0; marks < sets; marks += 1) {
    const count = read(paths, from + marks)
    if (count === 0) continue
    const target = to + ((marks & ~clear) | set)
    paths[target] = read(paths, target) + count
  }
}

function normalised(paths: Float64Array, sets: number): Float64Array {
  for (let from = 0; from < paths.length; from += sets) {
    let sum = 0
    for (let marks = 0; marks < sets; marks += 1) sum += read(paths, from + marks)
    if (sum === 0) continue
    for (let marks = 0; marks < sets; marks += 1) {
      paths[from + marks] = read(paths, from + marks) / sum
    }
  }
  return paths
}
