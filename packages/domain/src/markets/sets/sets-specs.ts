import {
  type Book,
  handicaps,
  type NamedPredicate,
  oddEven,
  ofBothSides,
  oneBook,
  outcomes,
  pairs,
  totals,
  within,
} from '../books/market-books.ts'
import type { MarketType, SelectionSpec, StatedMarket } from '../market-type.ts'
import { all, atLeast, beats, equals, given, opposite, type Predicate } from '../rule.ts'
import { named, twoWay, yesNo } from '../selection-specs.ts'
import {
  counted,
  duelLead,
  ofSet,
  type RaceUnits,
  SET_NUMBERS,
  type SetNumber,
  type SetsCounter,
  setsLead,
  winnerLead,
} from './sets-counters.ts'
import { finalScores } from './sets-progress.ts'

/** What differs from match to match of a sport of sets. */
export interface SetsFormat {
  /** Sets that win the match. */
  readonly wanted: number
  /** Lines of the first total of the sport; ten at most. */
  readonly handicaps: readonly string[]
  /** So many half lines of a count, those nearest to even odds, in order. */
  readonly lines: (count: SetsCounter, rungs: number) => readonly number[]
}

type Specs = readonly SelectionSpec<SetsCounter>[]

/** A market of a sport of sets. */
export type SetsMarket<Id extends number, Key extends string> = MarketType<
  Id,
  SetsCounter,
  SetsFormat,
  Key
>

/** What most of the markets have in common need not be named. */
export function setsMarket<Id extends number, Key extends string>(
  market: StatedMarket<SetsMarket<Id, Key>>,
): SetsMarket<Id, Key> {
  return { winners: 1, span: 'match', builder: true, ...market }
}

/** The number of a set as a parameter: 'setnr=2', or 'mapnr=2' of maps. */
type PartName = 'setnr' | 'mapnr'

/** A selection for each final score; its index has the two digits of the score. */
export function finalScoreSelections({ wanted }: SetsFormat): Specs {
  return finalScores(wanted).flatMap(([home, away]) =>
    named(100 + 10 * home + away, [
      [
        `${home}-${away}`,
        all<SetsCounter>(equals(counted('sets.home'), home), equals(counted('sets.away'), away)),
      ],
    ]),
  )
}

/** Handicaps of sets: from 1.5 to one less than a match needs, for either side. */
export function setHandicaps(block: number, { wanted }: SetsFormat): Specs {
  const given = Array.from({ length: wanted - 1 }, (_, i) => i + 1.5)
  const lines = [...given.toReversed().map((line) => -line), ...given]
  return handicaps(oneBook(block), lines, aheadOf('sets.lead'))
}

/** Lines between the shortest match and the longest. */
export function totalSets(block: number, { wanted }: SetsFormat): Specs {
  const lines = Array.from({ length: wanted - 1 }, (_, i) => wanted + i + 0.5)
  return totals(oneBook(block), lines, overUnderOf('sets.total'))
}

export function exactSets(block: number, { wanted }: SetsFormat): Specs {
  const numbers = Array.from({ length: wanted }, (_, i) => wanted + i)
  return outcomes(
    oneBook(block),
    numbers.map((n) => [setsName(n), equals(counted('sets.total'), n)] as const),
  )
}

/** A number alone would be the name of a side. */
export function setsName(count: number): string {
  return count === 1 ? '1 set' : `${count} sets`
}

export function winsASet(block: number): Specs {
  return ofBothSides(block, (side, book) =>
    outcomes(book, yesNo(atLeast(counted(`sets.${side}`), 1))),
  )
}

/** Who wins the first set and who wins the match: '1/2'. */
export function firstSetAndMatch(block: number): Specs {
  const rules = pairs(twoWay(winnerLead(1)), twoWay(setsLead), '/')
  return outcomes(oneBook(block), rules)
}

/** Loses the first set and wins the match. */
export function comeback(block: number): Specs {
  return ofBothSides(block, (side, book) => {
    const [one, other] = side === 'home' ? [1, -1] : [-1, 1]
    const rule = all<SetsCounter>(
      atLeast(
        winnerLead(1).map(([counter, factor]) => [counter, factor * other]),
        1,
      ),
      atLeast(
        setsLead.map(([counter, factor]) => [counter, factor * one]),
        1,
      ),
    )
    return outcomes(book, yesNo(rule))
  })
}

/** Units of one side over the whole match. */
export function sideTotals(block: number, { lines }: SetsFormat, rungs: number): Specs {
  return ofBothSides(block, (side, book) =>
    totals(book, lines(`units.${side}`, rungs), overUnderOf(`units.${side}`)),
  )
}

export function unitHandicaps(block: number, { lines }: SetsFormat, rungs: number): Specs {
  // The line of a handicap is what the side is given: the lead has to beat the opposite.
  const given = lines('units.lead', rungs).map((line) => -line)
  return handicaps(oneBook(block), given.toSorted(ascending), aheadOf('units.lead'))
}

export function winnerAndTotal(block: number, { lines }: SetsFormat, rungs: number): Specs {
  return lines('units.total', rungs).flatMap((line) => {
    const isOver = atLeast(counted('units.total'), Math.ceil(line))
    const totalWays: readonly NamedPredicate<SetsCounter>[] = [
      ['Over', isOver],
      ['Under', { op: 'not', of: isOver }],
    ]
    const book = within(oneBook(block), `total=${line}`, 4 * Math.floor(line))
    return outcomes(book, pairs(twoWay(setsLead), totalWays, ' & '))
  })
}

export function oddEvenUnits(block: number): Specs {
  return outcomes(oneBook(block), oddEven(counted('units.total')))
}

/** Whether any set goes beyond its usual length. */
export function anyExtra(block: number): Specs {
  return outcomes(oneBook(block), yesNo(atLeast(counted('extras'), 1)))
}

/** One book or more for each set that the match may have; those of a set have a block. */
export function ofEachSet(
  part: PartName,
  block: number,
  { wanted }: SetsFormat,
  make: (number: SetNumber, book: Book) => Specs,
): Specs {
  return SET_NUMBERS.filter((number) => number < 2 * wanted).flatMap((number) => {
    const book = { specifier: `${part}=${number}`, block: block + number, offset: 0 }
    return make(number, book).map((spec) => (number <= wanted ? spec : ifPlayed(number, spec)))
  })
}

/** A set that may not be played: void if it is not, and on sale once it is sure to be. */
function ifPlayed(number: SetNumber, spec: SelectionSpec<SetsCounter>): SelectionSpec<SetsCounter> {
  const { rule } = spec
  if (rule.op === 'given') return spec
  const played = atLeast(counted(ofSet(number, 'played')), 1)
  return { ...spec, rule: given(played, rule), opens: { part: number } }
}

/** The winner of each set; that of the first had no number before others came. */
export function setWinners(part: PartName, block: number, format: SetsFormat): Specs {
  return ofEachSet(part, block, format, (number, book) =>
    number === 1 ? named(11, twoWay(winnerLead(1))) : outcomes(book, twoWay(winnerLead(number))),
  )
}

export function setUnitHandicaps(
  part: PartName,
  block: number,
  format: SetsFormat,
  rungs: number,
): Specs {
  return ofEachSet(part, block, format, (number, book) => {
    const lead = ofSet(number, 'lead')
    const lines = format.lines(lead, rungs).map((line) => -line)
    return handicaps(book, lines.toSorted(ascending), aheadOf(lead))
  })
}

export function setTotals(part: PartName, block: number, format: SetsFormat, rungs: number): Specs {
  return ofEachSet(part, block, format, (number, book) => {
    const total = ofSet(number, 'total')
    return totals(book, format.lines(total, rungs), overUnderOf(total))
  })
}

export function setOddEven(part: PartName, block: number, format: SetsFormat): Specs {
  return ofEachSet(part, block, format, (number, book) =>
    outcomes(book, oddEven(counted(ofSet(number, 'total')))),
  )
}

export function setExtra(part: PartName, block: number, format: SetsFormat): Specs {
  return ofEachSet(part, block, format, (number, book) =>
    outcomes(book, yesNo(atLeast(counted(ofSet(number, 'extra')), 1))),
  )
}

/** Who is first to so many units of a set; a race to more than win the set is not offered. */
export function setRaces(
  parts: { readonly part: PartName; readonly unit: string; readonly block: number },
  format: SetsFormat,
  races: (number: SetNumber) => readonly RaceUnits[],
): Specs {
  return ofEachSet(parts.part, parts.block, format, (number, book) =>
    races(number).flatMap((units) =>
      outcomes(
        within(book, `${parts.unit}=${units}`, 2 * units),
        twoWay(duelLead(number, `first${units}`)),
      ),
    ),
  )
}

export function overUnderOf(counter: SetsCounter) {
  const sum = counted(counter)
  return (line: number) => [beats(sum, line), beats(opposite(sum), -line)] as const
}

/** A lead with a handicap for the first side. */
function aheadOf(counter: SetsCounter) {
  const sum = counted(counter)
  return (line: number) => [beats(sum, -line), beats(opposite(sum), line)] as const
}

/** A set by its score. */
export function isScore(number: SetNumber, home: number, away: number): Predicate<SetsCounter> {
  return all<SetsCounter>(
    equals(counted(ofSet(number, 'home')), home),
    equals(counted(ofSet(number, 'away')), away),
  )
}

const ascending = (one: number, other: number) => one - other
