import { threeWay } from '../../market/selection-specs.ts'
import { all, beats, not, opposite, type Predicate, type Rule, type Sum } from '../../rule/rule.ts'
import type { FootballCounter } from './football-goals.ts'
import type { FootballSpec } from './football-market.ts'

/** Selections of markets without a line of their own start here; each has this many indexes. */
const FIRST_INDEX = 1000
export const INDEXES_PER_MARKET = 400
/** Of a market of one team: the indexes of the first side, then those of the second. */
const INDEXES_PER_SIDE = 200
/** A line moves the index by two selections for each quarter. */
const QUARTERS = 4

type Goals = Sum<FootballCounter>
export type GoalRule = Predicate<FootballCounter>
/** Name on the wire and rule. */
type NamedRule = readonly [name: string, rule: Rule<FootballCounter>]
export type NamedPredicate = readonly [name: string, predicate: GoalRule]

/** One book of a market: its parameters, as bets store them, and its first index. */
interface Book {
  /** 'side=1', 'total=2.5', 'side=1|total=2.5', empty for the only book of a market. */
  readonly specifier: string
  /** From the first index of the market on. */
  readonly offset: number
  readonly opens?: FootballSpec['opens']
}

export const ONE_BOOK: Book = { specifier: '', offset: 0 }

/** The number of a market's block of indexes: never reused, as the indexes are stored with bets. */
export function outcomes(
  block: number,
  { specifier, offset, opens }: Book,
  rules: readonly NamedRule[],
): readonly FootballSpec[] {
  return rules.map(([name, rule], i) => ({
    index: FIRST_INDEX + INDEXES_PER_MARKET * block + offset + i,
    name,
    handicap: specifier,
    specifier,
    rule,
    ...(opens && { opens }),
  }))
}

/** The same market for each team: '1' is the home side. */
export function ofBothSides(
  make: (side: 'home' | 'away', book: Book) => readonly FootballSpec[],
): readonly FootballSpec[] {
  return [
    ...make('home', { specifier: 'side=1', offset: 0 }),
    ...make('away', { specifier: 'side=2', offset: INDEXES_PER_SIDE }),
  ]
}

/** A book for each line of a total, next to its other parameters. */
export function lineBooks(
  lines: readonly number[],
  { specifier, offset }: Book = ONE_BOOK,
  size = 2,
): readonly (Book & { readonly line: number })[] {
  return lines.map((line) => ({
    line,
    specifier: specifier === '' ? `total=${line}` : `${specifier}|total=${line}`,
    offset: offset + (size === 2 ? 2 * QUARTERS * line : size * Math.floor(line)),
  }))
}

/** Over and under of each line; the line alone is what bets store where nothing else is named. */
export function totals(
  block: number,
  lines: readonly number[],
  sum: Goals,
  within: Book = ONE_BOOK,
): readonly FootballSpec[] {
  return lineBooks(lines, within).flatMap((book) => {
    const specs = outcomes(block, book, overUnder(sum, book.line))
    return within.specifier === ''
      ? specs.map((spec) => ({ ...spec, handicap: `${book.line}` }))
      : specs
  })
}

function overUnder(sum: Goals, line: number): readonly NamedRule[] {
  return [
    ['Over', beats(sum, line)],
    ['Under', beats(opposite(sum), -line)],
  ]
}

/** Over and under of a half line, as parts of a combination. */
export function overUnderWays(sum: Goals, line: number): readonly NamedPredicate[] {
  const isOver: GoalRule = { op: 'atLeast', of: sum, n: Math.ceil(line) }
  return [
    ['Over', isOver],
    ['Under', not(isOver)],
  ]
}

/** Most goals that a line of a handicap may take or give: indexes are reserved up to it. */
const HANDICAP_MAX = 10

/** Both sides of each handicap; the line is that of the home side. */
export function asianHandicaps(
  block: number,
  lines: readonly number[],
  lead: Goals,
): readonly FootballSpec[] {
  return lines.flatMap((line) => {
    const book = { specifier: `hcp=${line}`, offset: 2 * QUARTERS * (line + HANDICAP_MAX) }
    const [home, away] = outcomes(block, book, [
      ['1', beats(lead, -line)],
      ['2', beats(opposite(lead), line)],
    ])
    if (!home || !away) return []
    return [
      { ...home, handicap: signed(line), levelAt: -line },
      { ...away, handicap: signed(-line), levelAt: -line },
    ]
  })
}

function signed(handicap: number): string {
  return handicap > 0 ? `+${handicap}` : `${handicap === 0 ? 0 : handicap}`
}

/** Numbers from one line to another in steps. */
export function linesFrom(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step)
}

/** Win or lose by the sign of a lead; level returns the stake. */
export function drawNoBet(lead: Goals): readonly NamedRule[] {
  return [
    ['1', beats(lead, 0)],
    ['2', beats(opposite(lead), 0)],
  ]
}

/** Two of the three results each. */
export function doubleChance(lead: Goals): readonly NamedPredicate[] {
  const [[, home], [, draw], [, away]] = threeWay(lead)
  return [
    ['1 or Draw', not(away)],
    ['1 or 2', not(draw)],
    ['Draw or 2', not(home)],
  ]
}

/** 0, 1, … goals, the last with all higher numbers: '6+'. A '1' alone would be the home side. */
export function exactly(sum: Goals, most: number): readonly NamedPredicate[] {
  return Array.from({ length: most + 1 }, (_, n) =>
    n === most
      ? ([`${n}+`, { op: 'atLeast', of: sum, n }] as const)
      : ([`Exactly ${n}`, { op: 'equals', of: sum, n }] as const),
  )
}

/** Ranges of a sum by their name: '2-3', '7+', '0'. */
export function ranges(sum: Goals, names: readonly string[]): readonly NamedPredicate[] {
  return names.map((name) => [name, range(sum, name)])
}

function range(sum: Goals, name: string): GoalRule {
  const [least, most] = name.split('-').map(Number.parseFloat)
  if (least === undefined) throw new RangeError(`range: '${name}'`)
  if (name.endsWith('+')) return { op: 'atLeast', of: sum, n: least }
  if (most === undefined) return { op: 'equals', of: sum, n: least }
  return all({ op: 'atLeast', of: sum, n: least }, not({ op: 'atLeast', of: sum, n: most + 1 }))
}

export function oddEven(sum: Goals): readonly NamedPredicate[] {
  const isOdd: GoalRule = { op: 'odd', of: sum }
  return [
    ['Odd', isOdd],
    ['Even', not(isOdd)],
  ]
}

/** Each pair of two lists: '1 & Yes'. */
export function pairs(
  first: readonly NamedPredicate[],
  second: readonly NamedPredicate[],
  mark = ' & ',
): readonly NamedPredicate[] {
  return first.flatMap(([one, isOne]) =>
    second.map(([other, isOther]) => [`${one}${mark}${other}`, all(isOne, isOther)] as const),
  )
}

/** The goal of a number: '1', 'None' or '2'. */
export function goalBy(n: number, span: 'match' | 'half1'): readonly NamedPredicate[] {
  const by = (side: 'home' | 'none' | 'away'): GoalRule => ({
    op: 'nth',
    of: 'goal',
    n,
    span,
    by: side,
  })
  return [
    ['1', by('home')],
    ['None', by('none')],
    ['2', by('away')],
  ]
}
