import type { Cover, PackedCovers } from '@caderneta/domain/markets/consistency/covers'
import type {
  FootballCovers,
  MatchSoFar,
} from '@caderneta/domain/markets/consistency/football-covers'
import { indexOf } from '@caderneta/domain/markets/market/game-selection'
import type { ReceivedSelection } from '../book-game.ts'
import { isSureWin } from '../price-band.ts'

/** Sums farther from one than this need no exact arithmetic. */
const ROUNDING_ERROR_MAX = 1e-6

/** The covers of a game compared with its prices, at every message. */
export class ComparedCovers {
  readonly #covers: FootballCovers
  /** Whose indexes are all within `#inverses`. */
  readonly #measured = new WeakSet<PackedCovers>()
  /** Inverse odds by index; of what is not on offer, more than any sum that matters. */
  #inverses = new Float64Array()

  constructor(covers: FootballCovers) {
    this.#covers = covers
  }

  /** The covers among the offered selections whose prices are a sure win. */
  winsAmong(
    known: MatchSoFar | null,
    offered: readonly ReceivedSelection[],
  ): readonly (readonly ReceivedSelection[])[] {
    const packed = this.#covers.of(known)
    this.#makeRoomFor(packed)
    const byIndex = new Map(offered.map((one) => [indexOf(one.selectionId), one]))
    for (const [index, { odds }] of byIndex) this.#inverses[index] = 1000 / odds
    const found = coversBelowOne(packed, this.#inverses)
    for (const index of byIndex.keys()) this.#inverses[index] = Number.POSITIVE_INFINITY
    return found
      .map(({ cover, isNearOne }) => ({
        selections: cover.map((index) => byIndex.get(index)).filter((one) => one !== undefined),
        isNearOne,
      }))
      .filter(({ selections, isNearOne }) => !isNearOne || isSureWin(selections))
      .map(({ selections }) => selections)
  }

  #makeRoomFor(packed: PackedCovers): void {
    if (this.#measured.has(packed)) return
    this.#measured.add(packed)
    const size = packed.reduce((most, index) => Math.max(most, index + 1), 0)
    if (size > this.#inverses.length)
      this.#inverses = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  }
}

interface FoundCover {
  readonly cover: Cover
  readonly isNearOne: boolean
}

function coversBelowOne(packed: Uint16Array, inverses: Float64Array): readonly FoundCover[] {
  const found: FoundCover[] = []
  let [left, sum, from] = [0, 0, 0]
  packed.forEach((number, at) => {
    if (left === 0) {
      left = number
      sum = 0
      from = at + 1
      return
    }
    sum += inverses[number] ?? Number.POSITIVE_INFINITY
    left -= 1
    if (left > 0 || sum >= 1 + ROUNDING_ERROR_MAX) return
    const isNearOne = sum > 1 - ROUNDING_ERROR_MAX
    found.push({ cover: [...packed.subarray(from, at + 1)], isNearOne })
  })
  return found
}
