import {
  DRIVE_RESULTS,
  type GamePart,
  NO_POINTS,
  numberOfDriveResult,
  type PointsCounter,
  pointsBounds,
  QUARTER_PARTS,
  type QuarterPart,
} from '@caderneta/domain/markets/points/points-progress'
import {
  countersOf,
  type Range,
  type Rule,
  resultOf,
  type Sum,
  sumsInRule,
} from '@caderneta/domain/markets/rule'
import { cellChance, chanceAt, codeAt } from '../item-at.ts'
import { chanceAbove, type Distribution } from './distribution.ts'
import type { PointsChances, SumKind } from './points-chances.ts'

/** Chance of a selection in a state of the game. */
export type ChanceIn = (chances: PointsChances) => number

type PointsRule = Rule<PointsCounter>
/** What a number stands for: the counters that it fixes, each with its value. */
type Meaning = (value: number) => readonly (readonly [PointsCounter, number])[]

const at = chanceAt

/**
 * The chance of a rule, from the rule alone: its counters say which distribution it needs, and the
 * rule says which numbers of it win. So no two markets of a game ever contradict each other. What
 * may give the stake back (a whole line, a race without a winner) has the chance to win when it
 * does not. Throws on a rule about counters that no distribution joins: that is a bug.
 */
export function chanceOfRule(rule: PointsRule): ChanceIn {
  const counters = [...new Set(countersOf(rule))]
  const [first] = counters
  if (first === undefined) throw new RangeError('a rule without counters')
  if (first.startsWith('points.')) return chanceOfPoints(rule)
  if (counters.length > 1) throw new RangeError(`together: ${counters}`)
  return chanceOfPlays(rule, first)
}

function chanceOfPlays(rule: PointsRule, counter: PointsCounter): ChanceIn {
  const meaning: Meaning = (value) => [[counter, value]]
  switch (counter) {
    case 'touchdowns':
    case 'fieldGoals':
    case 'safeties':
      return chanceOfNumber(rule, meaning, (chances) => chances.count(counter))
    case 'firstScore.isTouchdown':
      return chanceOfEnds(rule, THREE_WAYS.map(meaning), (chances) => chances.firstScore())
    default: {
      if (counter.startsWith('drive.')) return chanceOfDrive(rule, counter)
      const { part, points } = raceOf(counter)
      return chanceOfEnds(rule, THREE_WAYS.map(meaning), (chances) => chances.race(part, points))
    }
  }
}

function chanceOfDrive(rule: PointsRule, counter: PointsCounter): ChanceIn {
  const [, side, number] = counter.split('.')
  const results = DRIVE_RESULTS.map((result) => [[counter, numberOfDriveResult(result)]] as const)
  return chanceOfEnds(rule, results, (chances) =>
    chances.drive(side === 'home' ? side : 'away', Number(number)),
  )
}

const THREE_WAYS = [1, 0, -1] as const

function raceOf(counter: string): {
  readonly part: QuarterPart | 'whole'
  readonly points: number
} {
  const [, name, points] = counter.split('.')
  const part = name === 'whole' ? name : QUARTER_PARTS.find((each) => each === name)
  if (part === undefined) throw new RangeError(`no distribution of ${counter}`)
  return { part, points: Number(points) }
}

/** A sum of points of one part. */
interface PartSum {
  readonly part: GamePart
  readonly kind: SumKind
}

function chanceOfPoints(rule: PointsRule): ChanceIn {
  const sums = sumsInRule(rule)
  const ofOnePart = sums.map(partSumOf).filter((sum) => sum !== null)
  const parts = new Set(ofOnePart.map(({ part }) => part))
  const kinds = new Set(ofOnePart.map(({ kind }) => kind))
  const [one] = ofOnePart
  if (one === undefined || ofOnePart.length < sums.length) return chanceOfQuarters(rule)
  if (parts.size === 1 && kinds.size === 1) return chanceOfSum(rule, one)
  if (parts.size === 1 && one.part === 'whole') return chanceOfWinnerAndTotal(rule)
  return chanceOfHalves(rule)
}

const KINDS: Readonly<Record<string, SumKind>> = {
  ...{ '1,0': 'home', '0,1': 'away', '-1,0': 'home', '0,-1': 'away' },
  ...{ '1,1': 'total', '-1,-1': 'total', '1,-1': 'lead', '-1,1': 'lead' },
}

/** Null for a sum over several parts. */
function partSumOf(sum: Sum<PointsCounter>): PartSum | null {
  const factors = { home: 0, away: 0 }
  const names = new Set<string>()
  for (const [counter, factor] of sum) {
    const [, name, side] = counter.split('.')
    names.add(String(name))
    factors[side === 'home' ? 'home' : 'away'] += factor
  }
  const kind = KINDS[`${factors.home},${factors.away}`]
  const part = PARTS.find((each) => names.has(each))
  return names.size === 1 && kind && part ? { part, kind } : null
}

const PARTS = [...QUARTER_PARTS, 'firstHalf', 'secondHalf', 'regular', 'whole'] as const

function chanceOfSum(rule: PointsRule, { part, kind }: PartSum): ChanceIn {
  if (rule.op !== 'beats') {
    return chanceOfNumber(rule, meaningOf(part, kind), (chances) => chances.sum(part, kind))
  }
  const { line } = rule
  const isUpward = rule.of.some(
    ([counter, factor]) => factor > 0 && (kind !== 'lead' || counter.endsWith('home')),
  )
  return isUpward
    ? (chances) => above(chances.sum(part, kind), line)
    : (chances) => 1 - above(chances.sum(part, kind), -line)
}

const above = chanceAbove

/** Points of both sides that add up to a number, or have it as their lead. */
function meaningOf(part: GamePart, kind: SumKind): Meaning {
  const [home, away] = [`points.${part}.home`, `points.${part}.away`] as const
  return kind === 'away'
    ? (value) => [[away, value]]
    : (value) => [
        [home, value],
        [away, 0],
      ]
}

/** Winner and total: what a winner scored alone stands for any game of that total. */
function chanceOfWinnerAndTotal(rule: PointsRule): ChanceIn {
  const shares: readonly (readonly [home: number, away: number])[] = [
    [1, 0],
    [0.5, 0.5],
    [0, 1],
  ]
  const [win, level, lose] = shares.map(([home, away], i) =>
    chanceOfNumber(
      rule,
      (total) => [
        ['points.whole.home', total * home],
        ['points.whole.away', total * away],
      ],
      (chances) => {
        const { win: won, level: tied, lose: lost } = chances.ends()
        return [won, tied, lost][i] ?? won
      },
    ),
  )
  if (!win || !level || !lose) throw new RangeError('three ends')
  return (chances) => win(chances) + level(chances) + lose(chances)
}

/** The leads at half-time and after four quarters by their signs. */
function chanceOfHalves(rule: PointsRule): ChanceIn {
  const meanings = THREE_WAYS.flatMap((half) =>
    THREE_WAYS.map((end) => [
      ...meaningOf('firstHalf', 'lead')(half),
      ...meaningOf('regular', 'lead')(end),
    ]),
  )
  return chanceOfEnds(rule, meanings, (chances) => chances.halfAndEnd())
}

/** One point in the quarter that has more than each other, and none in the others. */
function chanceOfQuarters(rule: PointsRule): ChanceIn {
  const meanings = [...QUARTER_PARTS, null].map((highest) =>
    QUARTER_PARTS.flatMap((part) => meaningOf(part, 'total')(part === highest ? 1 : 0)),
  )
  return chanceOfEnds(rule, meanings, (chances) => chances.highestQuarter())
}

/** Few ends of a game, each with what it means and its chance. */
function chanceOfEnds(
  rule: PointsRule,
  meanings: readonly ReturnType<Meaning>[],
  chancesOf: (chances: PointsChances) => ArrayLike<number>,
): ChanceIn {
  const results = meanings.map((meaning) => resultWith(rule, meaning))
  return (chances) => {
    const ends = chancesOf(chances)
    let [won, lost] = [0, 0]
    results.forEach((result, i) => {
      if (result === 'win') won += at(ends, i)
      if (result === 'lose') lost += at(ends, i)
    })
    if (won + lost < NEGLIGIBLE) return results[0] === 'win' ? 1 : 0
    return won / (won + lost)
  }
}

/** What is as certain to be returned is too sure to be priced. */
const NEGLIGIBLE = 1e-9

/** Numbers up to this are looked up. */
const NUMBERS_MAX = 400

/** What wins of a distribution; whether a number does is worked out once. */
function chanceOfNumber(
  rule: PointsRule,
  meaning: Meaning,
  distributionOf: (chances: PointsChances) => Distribution,
): ChanceIn {
  if (rule.op === 'beats') {
    const isUpward = rule.of.some(([, factor]) => factor > 0)
    const { line } = rule
    return (chances) =>
      isUpward ? above(distributionOf(chances), line) : 1 - above(distributionOf(chances), -line)
  }
  const known = new Uint8Array(2 * NUMBERS_MAX)
  const wins = (value: number): boolean => {
    const kept = codeAt(known, value + NUMBERS_MAX)
    if (kept > 0) return kept === WINS
    const isWon = resultWith(rule, meaning(value)) === 'win'
    known[value + NUMBERS_MAX] = isWon ? WINS : LOSES
    return isWon
  }
  return (chances) => {
    const { from, chances: ends } = distributionOf(chances)
    let won = 0
    for (let i = 0; i < ends.length; i += 1) {
      const chance = cellChance(ends, i)
      if (chance > 0 && wins(from + i)) won += chance
    }
    return won
  }
}

const [LOSES, WINS] = [1, 2]

const NOTHING_KNOWN = pointsBounds(NO_POINTS)

/** What a rule makes of counters that are known; it asks for no others. */
function resultWith(rule: PointsRule, meaning: ReturnType<Meaning>) {
  const bounds: Record<PointsCounter, Range> = { ...NOTHING_KNOWN }
  for (const [counter, value] of meaning) bounds[counter] = [value, value]
  return resultOf(rule, bounds)
}
