import { countersOf, type Rule } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { itemAt } from '../../chances/item-at.ts'
import { remembered } from '../../chances/once.ts'
import type { GoalChances } from './goal-chances.ts'
import { type GoalSpan, type GridKind, gridOf } from './goal-grid.ts'
import { type CellClasses, cellClasses, chanceOf, summed } from './market-classes.ts'
import { goalCounter, resultCodes } from './truth-table.ts'

type GoalRule = Rule<FootballCounter>

/**
 * Of each grid the chances of the classes of its cells: lines about the same grid share them, each
 * added up once when the first line wants it.
 */
export type ScoreSums = (grid: GridKind) => Float64Array

/** The selections of a line, from the chances of scores. */
interface ScoreLine {
  readonly chancesIn: (sums: ScoreSums) => readonly number[]
  /** True of a selection of which all scores that are possible have the same result. */
  readonly areSureIn: (sums: ScoreSums) => readonly boolean[]
}

/** Lines about scores, and what they are priced from. */
interface ScoreLines {
  readonly lineOf: (rules: readonly GoalRule[]) => ScoreLine
  readonly sumsIn: (goals: GoalChances) => ScoreSums
}

/**
 * Lays the rules of all lines over the grids: cells in which every rule about a grid has the same
 * result are one class. Those are few, so a price adds up each cell once, however many lines it
 * has. Throws where a rule is about more than scores.
 */
export function scoreLines(lines: readonly (readonly GoalRule[])[]): ScoreLines {
  const byGrid = new Map<GridKind, GridClasses>()
  for (const grid of new Set(lines.map(gridOfLine))) {
    byGrid.set(grid, gridClasses(grid, lines.filter((rules) => gridOfLine(rules) === grid).flat()))
  }
  const classesOf = (grid: GridKind): GridClasses => {
    const classes = byGrid.get(grid)
    if (!classes) throw new RangeError(`no line is about a grid of ${grid}`)
    return classes
  }
  return {
    lineOf: (rules) =>
      scoreLine(gridOfLine(rules), rules.map(classesOf(gridOfLine(rules)).codesOf)),
    sumsIn: (goals) =>
      remembered((grid: GridKind) => {
        const { classes, count } = classesOf(grid)
        return summed(goals.likely(grid), classes, new Float64Array(count))
      }),
  }
}

interface GridClasses extends Pick<CellClasses, 'classes' | 'count'> {
  /** Results of a rule, by class. */
  readonly codesOf: (rule: GoalRule) => Uint8Array
}

function gridClasses(grid: GridKind, rules: readonly GoalRule[]): GridClasses {
  const { classes, count, codes } = cellClasses(rules.map((rule) => resultCodes(grid, rule, null)))
  return { classes, count, codesOf: (rule) => itemAt(codes, rules.indexOf(rule)) }
}

/** Joins the classes of the grid that the selections of one line do not distinguish. */
function scoreLine(grid: GridKind, tables: readonly Uint8Array[]): ScoreLine {
  const { classes, count, codes } = cellClasses(tables)
  const cells = Uint16Array.from(classes.keys())
  const weights = new Float64Array(count)
  const weightsOf = (sums: ScoreSums) => summed({ cells, chances: sums(grid) }, classes, weights)
  return {
    chancesIn: (sums) => {
      const ofClasses = weightsOf(sums)
      return codes.map((ofSelection) => chanceOf(ofSelection, ofClasses))
    },
    areSureIn: (sums) => {
      const possible = [...weightsOf(sums).entries()].flatMap(([number, weight]) =>
        weight > 0 ? [number] : [],
      )
      return codes.map((ofSelection) => new Set(possible.map((at) => ofSelection[at])).size === 1)
    },
  }
}

function gridOfLine(rules: readonly GoalRule[]): GridKind {
  return gridOf(new Set(rules.flatMap(spansOf)))
}

/** The spans that a rule is about. */
function spansOf(rule: GoalRule): readonly GoalSpan[] {
  return countersOf(rule).flatMap((counter) => {
    const known = goalCounter(counter)
    return known === null ? [] : [known.span]
  })
}
