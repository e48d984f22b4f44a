import {
  type Book,
  handicaps,
  levelReturns,
  type NamedPredicate,
  oddEven,
  ofBothSides,
  oneBook,
  outcomes,
  pairs,
  totals,
  within,
} from '../books/market-books.ts'
import { numbersTo } from '../books/numbers-to.ts'
import type { MarketType, SelectionSpec, StatedMarket } from '../market-type.ts'
import { all, any, atLeast, equals, given, not, opposite, type Sum } from '../rule.ts'
import { against, threeWay, twoWay, yesNo } from '../selection-specs.ts'
import type { PointsHandicaps, SideLines } from './points-lines.ts'
import {
  DRIVES_MAX,
  type DriveResult,
  type GamePart,
  numberOfDriveResult,
  type PointsCounter,
  pointsIn,
  QUARTER_PARTS,
  type QuarterPart,
} from './points-progress.ts'

type Specs = readonly SelectionSpec<PointsCounter>[]

/** A market of a sport of quarters. */
type PointsMarket<Id extends number, Key extends string> = MarketType<
  Id,
  PointsCounter,
  PointsHandicaps,
  Key
>

/** What most of the markets have in common need not be named. */
export function pointsMarket<Id extends number, Key extends string>(
  market: StatedMarket<PointsMarket<Id, Key>>,
): PointsMarket<Id, Key> {
  return { winners: 1, span: 'match', ...market }
}

/**
 * Blocks of indexes of both sports: never reused, as the indexes are stored with bets. A market of
 * a side or a quarter has a block for each; lines above 200 take several.
 */
const BLOCKS = {
  result: 0,
  teamTotal: 1,
  margin: 3,
  halfAndEnd: 4,
  oddEven: 5,
  overtime: 6,
  race: 10,
  highestQuarter: 11,
  halfLevelReturns: 12,
  halfSpread: 13,
  halfTeamTotal: 14,
  halfOddEven: 16,
  secondHalfResult: 17,
  secondHalfSpread: 18,
  secondHalfTotal: 19,
  quarterResult: 20,
  quarterLevelReturns: 24,
  quarterSpread: 28,
  quarterTotal: 32,
  quarterTeamTotal: 36,
  quarterOddEven: 44,
  quarterRace: 48,
  firstScore: 52,
  firstScoreType: 53,
  touchdowns: 54,
  fieldGoals: 55,
  safety: 56,
  drive: 57,
  winnerAndTotal: 60,
} as const
type Block = keyof typeof BLOCKS

export function resultOfPart(block: Block, part: GamePart): Specs {
  return outcomes(oneBook(BLOCKS[block]), threeWay(pointsIn(part).lead))
}

export function levelReturnsIn(block: Block, part: GamePart): Specs {
  return outcomes(oneBook(BLOCKS[block]), levelReturns(pointsIn(part).lead))
}

export function spreadsIn(block: Block, part: GamePart, lines: readonly number[]): Specs {
  return handicaps(oneBook(BLOCKS[block]), lines, spreadRules(part))
}

export function totalsIn(block: Block, part: GamePart, lines: readonly number[]): Specs {
  return totals(oneBook(BLOCKS[block]), lines, against(pointsIn(part).total))
}

export function teamTotalsIn(block: Block, part: GamePart, lines: SideLines): Specs {
  const sums = pointsIn(part)
  return ofBothSides(BLOCKS[block], (side, book) =>
    totals(book, lines[side === 'home' ? 0 : 1], against(sums[side])),
  )
}

export function oddEvenIn(block: Block, part: GamePart): Specs {
  return outcomes(oneBook(BLOCKS[block]), oddEven(pointsIn(part).total))
}

/** Result at half-time and after four quarters: '1/Draw'. */
export function halfAndEnd(): Specs {
  const [half, end] = [pointsIn('firstHalf').lead, pointsIn('regular').lead]
  return outcomes(oneBook(BLOCKS.halfAndEnd), pairs(threeWay(half), threeWay(end), '/'))
}

export function overtime(): Specs {
  return outcomes(oneBook(BLOCKS.overtime), yesNo(equals(pointsIn('regular').lead, 0)))
}

/** The winner and over or under of the total; every game has a winner. */
export function winnerAndTotal(lines: PointsHandicaps): Specs {
  return withTotal(lines, twoWay(pointsIn('whole').lead))
}

/** The same where a game may end level. */
export function winnerOrTieAndTotal(lines: PointsHandicaps): Specs {
  return withTotal(lines, threeWay(pointsIn('whole').lead))
}

function withTotal(
  { winnerTotal }: PointsHandicaps,
  winners: readonly NamedPredicate<PointsCounter>[],
): Specs {
  return winnerTotal.flatMap((line) => {
    const isOver = atLeast(pointsIn('whole').total, Math.ceil(line))
    const ways: readonly NamedPredicate<PointsCounter>[] = [
      ['Over', isOver],
      ['Under', not(isOver)],
    ]
    const book = within(oneBook(BLOCKS.winnerAndTotal), `total=${line}`, 6 * Math.floor(line))
    return outcomes(book, pairs(winners, ways, ' & '))
  })
}

/** Margins of a side by their least points: [1, 6, 11] is '1-5', '6-10' and '11+'. */
export function winningMargins(least: readonly number[], hasDraw: boolean): Specs {
  const { lead } = pointsIn('whole')
  const of = (side: '1' | '2', sum: Sum<PointsCounter>): readonly NamedPredicate<PointsCounter>[] =>
    least.map((from, i) => {
      const next = least[i + 1]
      if (next === undefined) return [`${side} by ${from}+`, atLeast(sum, from)]
      return [`${side} by ${from}-${next - 1}`, all(atLeast(sum, from), not(atLeast(sum, next)))]
    })
  return outcomes(oneBook(BLOCKS.margin), [
    ...of('1', lead),
    ...(hasDraw ? [['Draw', equals(lead, 0)] as const] : []),
    ...of('2', opposite(lead)),
  ])
}

/** The quarter with more points than each of the others, or 'Equal'. */
export function highestQuarter(): Specs {
  const isHighest = QUARTER_PARTS.map((part) =>
    all(
      ...QUARTER_PARTS.filter((other) => other !== part).map((other) =>
        atLeast([...pointsIn(part).total, ...minus(pointsIn(other).total)], 1),
      ),
    ),
  )
  return outcomes(oneBook(BLOCKS.highestQuarter), [
    ...isHighest.map((rule, i) => [`Q${i + 1}`, rule] as const),
    ['Equal', not(any(...isHighest))],
  ])
}

const minus = opposite<PointsCounter>

/** A race of the whole game that one side always wins; without a winner it is void. */
export function racesToDecision(numbers: readonly (20 | 40 | 60)[]): Specs {
  return numbers.flatMap((n) => outcomes(raceBook(n), levelReturns([[`race.whole.${n}`, 1]])))
}

/** A race of the whole game that none may win. */
export function races(numbers: readonly (10 | 15 | 20)[]): Specs {
  return numbers.flatMap((n) => outcomes(raceBook(n), firstOrNone([[`race.whole.${n}`, 1]])))
}

function raceBook(n: number): Book {
  return within(oneBook(BLOCKS.race), `pointnr=${n}`, 4 * n)
}

/** '1', 'None' or '2'. */
function firstOrNone(first: Sum<PointsCounter>): readonly NamedPredicate<PointsCounter>[] {
  const [[, home], [, none], [, away]] = threeWay(first)
  return [
    ['1', home],
    ['None', none],
    ['2', away],
  ]
}

export function firstToScore(): Specs {
  return outcomes(oneBook(BLOCKS.firstScore), firstOrNone([['race.whole.1', 1]]))
}

/** How the first points of the game are made. */
export function firstScoreType(): Specs {
  const kind: Sum<PointsCounter> = [['firstScore.isTouchdown', 1]]
  return outcomes(oneBook(BLOCKS.firstScoreType), [
    ['Touchdown', equals(kind, 1)],
    ['Field Goal', equals(kind, -1)],
    ['None', equals(kind, 0)],
  ])
}

export function countTotals(counter: 'touchdowns' | 'fieldGoals', lines: readonly number[]): Specs {
  return totals(oneBook(BLOCKS[counter]), lines, against([[counter, 1]]))
}

export function safety(): Specs {
  return outcomes(oneBook(BLOCKS.safety), yesNo(atLeast([['safeties', 1]], 1)))
}

/** The result of each drive of a side: sold when the one before is over, void if not played. */
export function driveResults(): Specs {
  return ofBothSides(BLOCKS.drive, (side, book) =>
    numbersTo(DRIVES_MAX).flatMap((number) => {
      const result: Sum<PointsCounter> = [[`drive.${side}.${number}`, 1]]
      const is = (end: DriveResult) =>
        given(atLeast(result, 1), equals(result, numberOfDriveResult(end)))
      return outcomes(within(book, `drivenr=${number}`, 4 * number), [
        ['Touchdown', is('touchdown')],
        ['Field Goal', is('fieldGoal')],
        ['Punt', is('punt')],
        ['Turnover', is('turnover')],
      ]).map((spec) => ({ ...spec, opens: { drive: number, side } }))
    }),
  )
}

/** The books of each quarter, with its number as their parameter. */
function ofQuarters(
  block: Block,
  make: (part: QuarterPart, book: Book) => Specs,
  blocksEach = 1,
): Specs {
  return QUARTER_PARTS.flatMap((part, i) => {
    const specifier = `quarternr=${i + 1}`
    return make(part, { specifier, block: BLOCKS[block] + blocksEach * i, offset: 0 })
  })
}

export function quarterResults(): Specs {
  return ofQuarters('quarterResult', (part, book) => outcomes(book, threeWay(pointsIn(part).lead)))
}

export function quartersLevelReturn(): Specs {
  return ofQuarters('quarterLevelReturns', (part, book) =>
    outcomes(book, levelReturns(pointsIn(part).lead)),
  )
}

export function quarterSpreads({ quarterSpread }: PointsHandicaps): Specs {
  return ofQuarters('quarterSpread', (part, book) =>
    handicaps(book, quarterSpread, spreadRules(part)),
  )
}

/** Without the first quarter where that came before the others and has places of its own. */
export function quarterTotals({ quarterTotal }: PointsHandicaps, isFirstOwn: boolean): Specs {
  return ofQuarters('quarterTotal', (part, book) =>
    part === 'firstQuarter' && isFirstOwn
      ? []
      : totals(book, quarterTotal, against(pointsIn(part).total)),
  )
}

export function quarterTeamTotals({ quarterTeamTotal }: PointsHandicaps): Specs {
  return ofQuarters(
    'quarterTeamTotal',
    (part, { specifier, block }) =>
      ofBothSides(block, (side, book) =>
        totals(
          { ...book, specifier: `${specifier}|${book.specifier}` },
          quarterTeamTotal[side === 'home' ? 0 : 1],
          against(pointsIn(part)[side]),
        ),
      ),
    2,
  )
}

export function quartersOddEven(): Specs {
  return ofQuarters('quarterOddEven', (part, book) => outcomes(book, oddEven(pointsIn(part).total)))
}

export function quarterRaces(numbers: readonly (10 | 15)[]): Specs {
  return ofQuarters('quarterRace', (part, book) =>
    numbers.flatMap((n) =>
      outcomes(within(book, `pointnr=${n}`, 4 * n), firstOrNone([[`race.${part}.${n}`, 1]])),
    ),
  )
}

function spreadRules(part: GamePart) {
  const { lead } = pointsIn(part)
  return (line: number) => against(lead)(-line)
}
