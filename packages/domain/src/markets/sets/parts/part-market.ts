import { type Book, type NamedPredicate, outcomes } from '../../books/market-books.ts'
import { numbersTo } from '../../books/numbers-to.ts'
import type { MarketType, SelectionSpec } from '../../market-type.ts'
import { all, atLeast, equals, given, type Predicate, type Sum } from '../../rule.ts'
import { twoWay, yesNo } from '../../selection-specs.ts'
import { SET_NUMBERS } from '../sets-counters.ts'
import type { SetsFormat } from '../sets-specs.ts'
import type { PartCounter, SetPart } from './set-part.ts'

type Specs = readonly SelectionSpec<PartCounter>[]

/**
 * A market of the parts of a set: each is on sale while it is next, or one before it is, and is
 * void if it is not played. Its rules count the part alone.
 */
export interface PartMarket<Id extends number, Key extends string>
  extends MarketType<Id, PartCounter, SetsFormat, Key> {
  /** Parts on sale: the running one, and so many after it. */
  readonly ahead: 0 | 1
  readonly of: 'unit' | 'point'
  /** Empty for a part that the market does not have. */
  readonly ofPart: (part: SetPart) => Specs
}

type Fixed = 'winners' | 'span' | 'builder' | 'selections'

interface PartLimits {
  /** Parts of a set, and points of a unit, that have indexes; no set is longer but by accident. */
  readonly units: number
  readonly points?: number
}

/** What all of these markets have in common need not be named. */
export function partMarket<Id extends number, Key extends string>(
  market: Omit<PartMarket<Id, Key>, Fixed>,
  { units, points = 1 }: PartLimits,
): PartMarket<Id, Key> {
  const isWithin = ({ unit, point }: SetPart) => unit <= units && (point ?? 1) <= points
  const ofPart = (part: SetPart) => (isWithin(part) ? market.ofPart(part) : [])
  const partsOf = ({ wanted }: SetsFormat): readonly SetPart[] =>
    SET_NUMBERS.filter((set) => set < 2 * wanted).flatMap((set) =>
      numbersTo(units).flatMap((unit): readonly SetPart[] =>
        market.of === 'unit'
          ? [{ set, unit, point: null }]
          : numbersTo(points).map((point) => ({ set, unit, point })),
      ),
    )
  return {
    ...{ winners: 1, span: 'match', builder: false },
    ...market,
    ofPart,
    selections: (format) => partsOf(format).flatMap(ofPart),
  }
}

const WON: Sum<PartCounter> = [
  ['won.home', 1],
  ['won.away', -1],
]
const [HOME_POINTS, AWAY_POINTS]: readonly [Sum<PartCounter>, Sum<PartCounter>] = [
  [['points.home', 1]],
  [['points.away', 1]],
]

/** Who wins the part. */
export function partWinner(book: Book): Specs {
  return ifPlayed(book, twoWay(WON))
}

/** Whether the game reaches 40-40. */
export function gameToDeuce(book: Book): Specs {
  const deuce = all<PartCounter>(atLeast(HOME_POINTS, 3), atLeast(AWAY_POINTS, 3))
  return ifPlayed(book, yesNo(deuce))
}

/** Who wins the game, and at how many points of the other: '1 to 15'; advantage is 40. */
export function gameScores(book: Book): Specs {
  const [[, home], [, away]] = twoWay(WON)
  const scores = (side: '1' | '2', isWinner: Won, own: Points, others: Points) =>
    POINT_NAMES.map((name, points) => {
      // The points of the winner are of no doubt; each score counts those of both sides.
      const rule = all(isWinner, atLeast(own, POINT_NAMES.length), equals(others, points))
      return [`${side} to ${name}`, rule] as const
    })
  return ifPlayed(book, [
    ...scores('1', home, HOME_POINTS, AWAY_POINTS),
    ...scores('2', away, AWAY_POINTS, HOME_POINTS),
  ])
}

type Won = Predicate<PartCounter>
type Points = Sum<PartCounter>

const POINT_NAMES = ['0', '15', '30', '40'] as const

function ifPlayed(book: Book, rules: readonly NamedPredicate<PartCounter>[]): Specs {
  const played = atLeast<PartCounter>([['played', 1]], 1)
  return outcomes(
    book,
    rules.map(([name, rule]) => [name, given(played, rule)] as const),
  )
}
