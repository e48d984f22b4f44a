import type { SelectionSpec } from '../market/market-type.ts'
import { all, atLeast, not, type Predicate, type Rule, type Sum } from '../rule/rule.ts'

/**
 * Blocks of indexes start here; what is below belongs to the markets that came first. A market with
 * many lines takes several blocks.
 */
const FIRST_INDEX = 1000
const INDEXES_PER_BLOCK = 400

/** One book of a market: its parameters, as bets store them, and where its indexes are. */
interface Book {
  /** 'side=1', 'setnr=2|total=9.5'; empty for the only book of a market. */
  readonly specifier: string
  /** Never reused, as the indexes are stored with bets. */
  readonly block: number
  /** From the first index of the block on. */
  readonly offset: number
}

/** Name on the wire and rule. */
type NamedRule<Counter extends string> = readonly [name: string, rule: Rule<Counter>]

/** Name on the wire and what wins under it. */
type NamedPredicate<Counter extends string> = readonly [name: string, predicate: Predicate<Counter>]

/** The only book of a market. */
export function oneBook(block: number): Book {
  return { specifier: '', block, offset: 0 }
}

/** The selections of a book, with consecutive indexes. */
export function outcomes<Counter extends string>(
  { specifier, block, offset }: Book,
  rules: readonly NamedRule<Counter>[],
): readonly SelectionSpec<Counter>[] {
  return rules.map(([name, rule], i) => ({
    index: FIRST_INDEX + INDEXES_PER_BLOCK * block + offset + i,
    name,
    handicap: specifier,
    specifier,
    rule,
  }))
}

/** A book with one more parameter, and its own indexes. */
export function within(
  { specifier, block, offset }: Book,
  parameter: string,
  moreOffset: number,
): Book {
  const joined = specifier === '' ? parameter : `${specifier}|${parameter}`
  return { specifier: joined, block, offset: offset + moreOffset }
}

/** The same market for each side: '1' is the first. */
export function ofBothSides<Counter extends string>(
  block: number,
  make: (side: 'home' | 'away', book: Book) => readonly SelectionSpec<Counter>[],
): readonly SelectionSpec<Counter>[] {
  return [
    ...make('home', { specifier: 'side=1', block, offset: 0 }),
    ...make('away', { specifier: 'side=2', block: block + 1, offset: 0 }),
  ]
}

/** Over and under of each half line; bets store the line alone where nothing else is named. */
export function totals<Counter extends string>(
  book: Book,
  lines: readonly number[],
  rulesOf: (line: number) => readonly [over: Rule<Counter>, under: Rule<Counter>],
): readonly SelectionSpec<Counter>[] {
  return lines.flatMap((line) => {
    const [over, under] = rulesOf(line)
    const specs = outcomes(within(book, `total=${line}`, 2 * Math.floor(line)), [
      ['Over', over],
      ['Under', under],
    ])
    return book.specifier === '' ? specs.map((spec) => ({ ...spec, handicap: `${line}` })) : specs
  })
}

/** The widest handicap that indexes are reserved for. */
const HANDICAP_MAX = 90

/** Both sides of each half handicap; the specifier has that of the first side. */
export function handicaps<Counter extends string>(
  book: Book,
  lines: readonly number[],
  rulesOf: (line: number) => readonly [first: Rule<Counter>, second: Rule<Counter>],
): readonly SelectionSpec<Counter>[] {
  const ownLine = (line: number) => {
    const signed = line > 0 ? `+${line}` : `${line}`
    return book.specifier === '' ? signed : `${book.specifier}|hcp=${signed}`
  }
  return lines.flatMap((line) => {
    const offset = 2 * (Math.floor(line) + HANDICAP_MAX)
    const [first, second] = rulesOf(line)
    return outcomes(within(book, `hcp=${line}`, offset), [
      ['1', first],
      ['2', second],
    ]).map((spec, i) => ({ ...spec, handicap: ownLine(i === 0 ? line : -line) }))
  })
}

/** 'Odd' and 'Even' of a number that is 0 or more; 0 is even. */
export function oddEven<Counter extends string>(
  sum: Sum<Counter>,
): readonly NamedPredicate<Counter>[] {
  const isOdd: Predicate<Counter> = { op: 'odd', of: sum }
  return [
    ['Odd', isOdd],
    ['Even', not(isOdd)],
  ]
}

/** A sum from one number to another. */
export function between<Counter extends string>(
  sum: Sum<Counter>,
  least: number,
  most: number,
): Predicate<Counter> {
  return all(atLeast(sum, least), not(atLeast(sum, most + 1)))
}
