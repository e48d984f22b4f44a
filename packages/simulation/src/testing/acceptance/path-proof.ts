import type { SelectionResult } from '@caderneta/domain/markets/market'
import { chanceAt, itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { winDeviations } from './binomial-tail.ts'
import { deviationsMax } from './deviations.ts'
import { PARTS } from './game-chances.ts'
import { type ClockPoint, openLines, type ProvenGame } from './proven-game.ts'

/** Deviations beyond which a chance is doubted: of sound ones one in 147,000. */
const DEVIATIONS_MAX = 4.5
/** What is doubted is drawn again, and refused if it goes as far as this on the same side. */
const CONFIRMED = 3
const SHOWN = 5

/** How much of each game is drawn. */
interface PathSample {
  /** States of each game, the one before the start included. */
  readonly states: number
  /** Games that are drawn on from each state. */
  readonly paths: number
  readonly seed: string
}

/** Criterion C6: how far what is drawn is from the chances of the law. */
interface PathReport {
  readonly games: number
  readonly states: number
  readonly selections: number
  /** Beyond the bound at first, and not again: as many as chance brings. */
  readonly doubts: number
  readonly furthest: number
  /** The same selections of all states together. */
  readonly pooled: { readonly cells: number; readonly bound: number; readonly furthest: number }
  readonly breaches: readonly string[]
}

/** A selection on sale in a state, and how often it was won on the paths from there. */
interface DrawnChance {
  readonly book: number
  readonly position: number
  readonly name: string
  readonly chance: number
  /** In stakes: of some lines half of one may come back. */
  bets: number
  wins: number
}

/** Compares each chance of the law in states of games with games that are drawn on from there. */
export class PathProof {
  readonly #sample: PathSample
  #games = 0
  #states = 0
  #selections = 0
  #doubts = 0
  #furthest = 0
  readonly #breaches: string[] = []
  readonly #pools = new Map<string, Pool>()

  constructor(sample: PathSample) {
    this.#sample = sample
  }

  add(game: ProvenGame): void {
    for (const point of spread(game.points, this.#sample.states)) this.#compare(game, point)
    this.#games += 1
  }

  get report(): PathReport {
    const { breaches, ...pooled } = pooledReport(this.#pools)
    return {
      ...{ games: this.#games, states: this.#states, selections: this.#selections },
      ...{ doubts: this.#doubts, furthest: this.#furthest, pooled },
      breaches: [...this.#breaches, ...breaches],
    }
  }

  #compare(game: ProvenGame, point: ClockPoint): void {
    const drawn = this.#drawn(game, point, 'first')
    this.#states += 1
    this.#selections += drawn.length
    const doubted = drawn.filter((one) => Math.abs(deviationsIn(one)) > DEVIATIONS_MAX)
    for (const one of drawn) {
      this.#pool(one)
      if (!doubted.includes(one)) {
        this.#furthest = Math.max(this.#furthest, Math.abs(deviationsIn(one)))
      }
    }
    if (doubted.length === 0) return
    const again = this.#drawn(game, point, 'again')
    for (const one of doubted) {
      const [first, second] = [deviationsIn(one), deviationsIn(sameIn(again, one))]
      if (second * Math.sign(first) > CONFIRMED) this.#refuse(game, point, one, second)
      else this.#doubts += 1
    }
  }

  #drawn(game: ProvenGame, { second, name }: ClockPoint, turn: string): readonly DrawnChance[] {
    const chances = chancesIn(game, second)
    const draw = game.pathsFrom(second)
    const key = `${this.#sample.seed}/paths/${game.gameId}/${name}/${turn}`
    for (let path = 0; path < this.#sample.paths; path += 1) {
      const results = draw(randomFrom(`${key}/${path}`))
      for (const one of chances) count(one, itemAt(results, one.book)(one.position))
    }
    return chances
  }

  #pool({ name, bets, wins, chance }: DrawnChance): void {
    const pool = this.#pools.get(name) ?? { excess: 0, variance: 0 }
    this.#pools.set(name, pool)
    pool.excess += wins - bets * chance
    pool.variance += bets * chance * (1 - chance)
  }

  #refuse(game: ProvenGame, point: ClockPoint, one: DrawnChance, deviations: number): void {
    const came = (one.wins / one.bets).toFixed(SHOWN)
    const what = `${game.gameId} at ${point.name}: ${one.name} of ${one.chance.toFixed(SHOWN)}`
    this.#breaches.push(`${what} came ${came}, ${deviations.toFixed(1)} again`)
  }
}

interface Pool {
  excess: number
  variance: number
}

/** Below it a sum of wins is not normal. */
const POOLED_VARIANCE = 100

function pooledReport(pools: ReadonlyMap<string, Pool>) {
  const cells = [...pools]
    .filter(([, { variance }]) => variance >= POOLED_VARIANCE)
    .map(([name, { excess, variance }]) => ({ name, deviations: excess / Math.sqrt(variance) }))
  const bound = deviationsMax(cells.length)
  const beyond = cells.filter(({ deviations }) => Math.abs(deviations) > bound)
  return {
    cells: cells.length,
    bound,
    furthest: Math.max(0, ...cells.map(({ deviations }) => Math.abs(deviations))),
    breaches: beyond.map(({ name, deviations }) => `${name} in all: ${deviations.toFixed(1)}`),
  }
}

/** So many of them, the first included. */
function spread(points: readonly ClockPoint[], count: number): readonly ClockPoint[] {
  const chosen = Array.from({ length: count }, (_, i) => Math.floor((i * points.length) / count))
  return [...new Set(chosen)].map((index) => itemAt(points, index))
}

/** All that is on sale at a second, by the law. */
function chancesIn({ books }: ProvenGame, second: number | null): readonly DrawnChance[] {
  return books.flatMap(({ sheet, isOpenAt, chancesAt }, book) => {
    const isOpen = isOpenAt(second)
    const chances = chancesAt(second, openLines(sheet, isOpen))
    return sheet.selections.flatMap(({ marketId, specifier, name, handicap }, position) => {
      if (!isOpen(position)) return []
      const chance = Math.min(1, Math.max(0, chanceAt(chances, position)))
      const counts = { bets: 0, wins: 0 }
      return [
        { book, position, name: `${marketId} ${specifier} ${name} ${handicap}`, chance, ...counts },
      ]
    })
  })
}

function sameIn(again: readonly DrawnChance[], { book, position }: DrawnChance): DrawnChance {
  const same = again.find((one) => one.book === book && one.position === position)
  if (same === undefined) throw new RangeError('a selection that is on sale no more')
  return same
}

function count(one: DrawnChance, result: SelectionResult | null): void {
  if (result === null) throw new RangeError(`${one.name} is open at the end of a path`)
  const [won, lost] = PARTS[result]
  one.bets += won + lost
  one.wins += won
}

/** Halves of stakes vary less than whole ones, of which the binomial law is. */
function deviationsIn({ bets, wins, chance }: DrawnChance): number {
  return winDeviations(Math.round(wins), Math.round(bets), chance)
}
