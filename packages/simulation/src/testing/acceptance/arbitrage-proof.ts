import type { FootballSelection } from '@caderneta/domain/markets/football'
import { BUILDER_BOOKS } from '@caderneta/domain/markets/football/builder-books'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import type { Odds } from '@caderneta/domain/odds/odds'
import { builderPrice } from '@caderneta/domain/slip/builder-price'
import { builderChances } from '@caderneta/feed/football/builder-chances'
import { itemAt } from '@caderneta/feed/item-at'
import type { FeedBody } from '@caderneta/feed/messages'
import { type Random, randomFrom } from '@caderneta/feed/random'
import {
  averageReturns,
  fairestWeights,
  isBelow,
  type Returns,
} from '../published/price-certificate.ts'
import { PARTS } from './game-chances.ts'
import type { ProvenGame } from './proven-game.ts'
import { CELL_SELECTIONS, cellsFrom, resultsIn } from './score-cells.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** How much of each match is searched. */
interface ArbitrageSample {
  /** Moments of each match, the first one before it. */
  readonly moments: number
  /** Bets of several selections that are priced at each of them. */
  readonly builders: number
  /** Sets of bets that are tried at each of them, beside all that the linear program knows. */
  readonly sets: number
  readonly seed: string
  /** Distorts a published price, to check that an error is detected. */
  readonly bend?: (index: number, odds: number) => number
}

/** Criterion C2: what a set of bets on one match returns for certain. */
interface ArbitrageReport {
  readonly games: number
  readonly states: number
  readonly bets: number
  /** What no set is certain to exceed, by the linear program; as a part of its stakes. */
  readonly certainMax: number
  /** The most that a set is found to return for certain. */
  readonly foundMax: number
  readonly breaches: readonly string[]
}

/** A bet that is for sale: what a unit on it returns by cell, in thousandths. */
interface Bet {
  readonly odds: number
  readonly returns: readonly number[]
}

const GOALS_MAX = 5
const BUILDER_LEGS = [2, 4] as const
const SET_BETS = [2, 6] as const

/**
 * Looks for sets of bets on one match of football that return more than their stakes in every cell
 * of scores: by a linear program over all open selections that the cells decide and over bets of
 * several of them, and by sets taken at random. That none exists is proved in whole numbers.
 */
export class ArbitrageProof {
  readonly #sample: ArbitrageSample
  #games = 0
  #states = 0
  #bets = 0
  #certainMax = 0
  #foundMax = 0
  readonly #breaches: string[] = []

  constructor(sample: ArbitrageSample) {
    this.#sample = sample
  }

  add(game: ProvenGame): void {
    for (const [at, change] of changesOf(game, this.#sample.moments)) {
      this.#search(`${game.gameId} at ${(at - game.startsAt) / 1000}`, change)
    }
    this.#games += 1
  }

  get report(): ArbitrageReport {
    return {
      ...{ games: this.#games, states: this.#states, bets: this.#bets },
      ...{ certainMax: this.#certainMax, foundMax: this.#foundMax, breaches: this.#breaches },
    }
  }

  #search(name: string, change: OddsChange): void {
    const random = randomFrom(`${this.#sample.seed}/sets/${name}`)
    const bets = this.#betsOf(change, random)
    if (bets.length === 0) return
    const ends = endsOf(bets)
    const averages = averageReturns(ends, fairestWeights(ends))
    const certain = Math.max(
      ...averages.map(({ above, below }) => Number((1_000_000n * above) / below) / 1_000_000),
    )
    const found = bestOfRandom(bets, ends, this.#sample.sets, random)
    this.#states += 1
    this.#bets += bets.length
    this.#certainMax = Math.max(this.#certainMax, certain)
    this.#foundMax = Math.max(this.#foundMax, found)
    const isProved = averages.every((average) => isBelow(average, 100n))
    if (!isProved || found >= 1) {
      this.#breaches.push(`${name}: ${certain.toFixed(3)} not excluded, ${found.toFixed(3)} found`)
    }
  }

  /** Single bets, and some of several selections as they are quoted. */
  #betsOf({ markets, score, law }: OddsChange, random: Random): readonly Bet[] {
    if (law === undefined) return []
    const { bend = (_, odds) => odds, builders } = this.#sample
    const open = markets
      .filter((market) => market.status === 'open')
      .flatMap(({ selections }) => selections)
      .flatMap(({ oddId, odds }) => {
        const selection = CELL_SELECTIONS.get(oddId)
        return selection ? [{ selection, odds }] : []
      })
    const halfTime = law.isFirstHalfOver ? scoreOf(law.goals.half1) : null
    const results = cellsFrom({ score, halfTime }, GOALS_MAX).map((cell) =>
      resultsIn(
        cell,
        open.map(({ selection }) => selection),
      ),
    )
    const singles = open.map(({ selection, odds }, position): Bet => {
      const bent = bend(selection.index, odds)
      return { odds: bent, returns: results.map((cell) => paid(itemAt(cell, position), bent)) }
    })
    const quoted = Array.from({ length: builders }, () => {
      const legs = legsOf(open, random)
      const price = quoteOf(
        law,
        legs.map((leg) => itemAt(open, leg)),
      )
      if (price === null) return null
      const isWon = (cell: readonly SelectionResult[]) => legs.every((leg) => cell[leg] === 'win')
      return { odds: price, returns: results.map((cell) => (isWon(cell) ? price : 0)) }
    })
    return [...singles, ...quoted.filter((bet) => bet !== null)]
  }
}

interface OpenSelection {
  readonly selection: FootballSelection
  readonly odds: Odds
}

/** Distinct legs of one bet, by their positions among those that a bet of several may contain. */
function legsOf(open: readonly OpenSelection[], random: Random): readonly number[] {
  const positions = [...open.keys()].filter((position) =>
    BUILDER_BOOKS.has(itemAt(open, position).selection.index),
  )
  if (positions.length === 0) return []
  const count = random.integer(...BUILDER_LEGS)
  return [...new Set(Array.from({ length: count }, () => random.pick(positions)))]
}

/** Null where the legs have no price together. */
function quoteOf(
  law: NonNullable<OddsChange['law']>,
  legs: readonly OpenSelection[],
): number | null {
  if (legs.length < BUILDER_LEGS[0]) return null
  const chanceOf = builderChances(
    law,
    legs.map(({ selection }) => selection.index),
  )
  if (chanceOf === null) return null
  const price = builderPrice(
    chanceOf,
    legs.map(({ odds }) => odds),
  )
  return typeof price === 'number' ? price : null
}

function paid(result: SelectionResult, odds: number): number {
  const [won, lost] = PARTS[result]
  return Math.floor(won * odds + (1 - won - lost) * 1000)
}

function scoreOf(sides: readonly ('home' | 'away')[]): readonly [number, number] {
  const home = sides.filter((side) => side === 'home').length
  return [home, sides.length - home]
}

/** What all bets return in each cell; cells in which they return the same are one end. */
function endsOf(bets: readonly Bet[]): readonly Returns[] {
  const ends = new Map<string, Returns>()
  itemAt(bets, 0).returns.forEach((_, cell) => {
    const returns = bets.map((bet) => itemAt(bet.returns, cell))
    ends.set(returns.join(), returns)
  })
  return [...ends.values()]
}

/** The most that one of so many sets returns in its worst end; each bet of a set wins as much. */
function bestOfRandom(
  bets: readonly Bet[],
  ends: readonly Returns[],
  sets: number,
  random: Random,
): number {
  let best = 0
  for (let set = 0; set < sets; set += 1) {
    const count = random.integer(...SET_BETS)
    const chosen = Array.from({ length: count }, () => random.integer(0, bets.length - 1))
    const stakes = chosen.map((bet) => 1 / itemAt(bets, bet).odds)
    const staked = 1000 * stakes.reduce((sum, stake) => sum + stake, 0)
    const worst = leastReturn(ends, chosen, stakes, best * staked)
    best = Math.max(best, worst / staked)
  }
  return best
}

/** Stops where a set returns no more than another that is known. */
function leastReturn(
  ends: readonly Returns[],
  chosen: readonly number[],
  stakes: readonly number[],
  known: number,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const returns of ends) {
    let sum = 0
    for (let i = 0; i < chosen.length; i += 1) {
      sum += (stakes[i] ?? Number.NaN) * (returns[chosen[i] ?? Number.NaN] ?? Number.NaN)
    }
    if (sum < least) least = sum
    if (least <= known) break
  }
  return least
}

/** The prices at so many moments of a match, spread over it from its announcement on. */
function changesOf(
  { programme, startsAt }: ProvenGame,
  count: number,
): readonly (readonly [at: number, change: OddsChange])[] {
  const times: number[] = []
  let next: number | null = programme.announcedAt
  while (next !== null) {
    if (next >= startsAt || times.length === 0) times.push(next)
    next = programme.nextAfter(next)
  }
  const chosen = Array.from({ length: count }, (_, i) => Math.floor((i * times.length) / count))
  return [...new Set(chosen)].flatMap((index) => {
    const at = itemAt(times, index)
    return programme
      .between(at - 1, at)
      .map(({ body }) => body)
      .filter((body): body is OddsChange => body.kind === 'odds_change')
      .slice(-1)
      .map((change) => [at, change] as const)
  })
}
