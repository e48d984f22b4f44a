/** Chance that a sound law has any cell above the bound. */
const FAMILY_ERROR = 0.001
/** A cell of fewer games, or of hardly any noise, is not significant. */
const GAMES_MIN = 30
const VARIANCE_MIN = 1
const SHOWN = 5

/** Differences whose mean is zero, of one class. */
interface Cell {
  readonly name: string
  readonly games: number
  /** Their sum. */
  readonly excess: number
  readonly variance: number
  /** The sum in standard deviations. */
  readonly deviations: number
}

/** What the cells of one criterion come to. */
export interface CellsReport {
  readonly cells: number
  /** Deviations that no cell of a sound law exceeds. */
  readonly bound: number
  readonly furthest: readonly Cell[]
  readonly breaches: readonly Cell[]
}

interface Tally {
  game: number
  gameExcess: number
  /** What is expected, by ladder. */
  readonly gameLadders: Map<string, number[]>
  games: number
  excess: number
  squares: number
  floor: number
}

/** Of two differences of one ladder, and of one with itself, by what is expected of each. */
type Covariance = (one: number, other: number) => number

/** Wins less their chances: the less likely is contained in the other. */
export const ofChances: Covariance = (one, other) =>
  Math.min(one, other) * (1 - Math.max(one, other))
/** Profits of fair odds less one. */
export const ofProfits: Covariance = (one, other) => Math.min(one, other)
/** Differences that are known by their squares alone. */
export const ofSquares: Covariance = (one, other) => Math.sqrt(one * other)

/**
 * Differences between what came and what was expected, by class. Those of one game go together, so
 * each game counts as one, and its square is the measure of the noise; where it is rare that
 * anything comes at all, what the law expects of the squares is the least that is believed. Lines
 * of one ladder are passed together, and so are one selection's chances at several points: of two
 * such differences the law expects the covariance of what contains each other.
 */
export class Deviations {
  readonly #covariance: Covariance
  readonly #tallies = new Map<string, Tally>()

  constructor(covariance: Covariance) {
    this.#covariance = covariance
  }

  /** Differences of one game follow each other. Those of one ladder are passed together. */
  add(name: string, game: number, excess: number, expected: number, ladder = ''): void {
    const tally = this.#tallyOf(name, game)
    if (tally.game !== game) closeGame(tally, game, this.#covariance)
    tally.gameExcess += excess
    const known = tally.gameLadders.get(ladder)
    if (known) known.push(expected)
    else tally.gameLadders.set(ladder, [expected])
  }

  /** Cells of the classes that are wanted; on both sides of zero, or on the upper one alone. */
  report(
    isWanted: (name: string) => boolean = () => true,
    sideOf: (deviations: number) => number = Math.abs,
  ): CellsReport {
    const cells = [...this.#tallies]
      .filter(([name]) => isWanted(name))
      .map(([name, tally]) => cellOf(name, tally, this.#covariance))
      .filter(({ games, variance }) => games >= GAMES_MIN && variance >= VARIANCE_MIN)
      .sort((one, other) => sideOf(other.deviations) - sideOf(one.deviations))
    const bound = deviationsMax(cells.length)
    return {
      cells: cells.length,
      bound,
      furthest: cells.slice(0, SHOWN),
      breaches: cells.filter(({ deviations }) => sideOf(deviations) > bound),
    }
  }

  #tallyOf(name: string, game: number): Tally {
    const known = this.#tallies.get(name)
    if (known) return known
    const counts = { games: 0, excess: 0, squares: 0, floor: 0 }
    const made = { game, gameExcess: 0, gameLadders: new Map(), ...counts }
    this.#tallies.set(name, made)
    return made
  }
}

/**
 * Deviations that no cell of a sound law exceeds, by Bonferroni over all of them, from the bound
 * exp(−z²/2) of each tail: it holds for sums divided by the root of their own squares.
 */
export function deviationsMax(cells: number): number {
  return Math.sqrt(2 * Math.log((2 * Math.max(1, cells)) / FAMILY_ERROR))
}

function closeGame(tally: Tally, next: number, covariance: Covariance): void {
  tally.games += 1
  tally.excess += tally.gameExcess
  tally.squares += tally.gameExcess ** 2
  for (const ladder of tally.gameLadders.values()) {
    for (const one of ladder) for (const other of ladder) tally.floor += covariance(one, other)
  }
  tally.gameExcess = 0
  tally.gameLadders.clear()
  tally.game = next
}

function cellOf(name: string, { game, ...tally }: Tally, covariance: Covariance): Cell {
  const closed = { game, ...tally, gameLadders: new Map(tally.gameLadders) }
  closeGame(closed, game, covariance)
  const { games, excess, squares, floor } = closed
  const variance = Math.max(squares, floor)
  return { name, games, excess, variance, deviations: excess / Math.sqrt(variance || 1) }
}
