import {
  type Cover,
  type CoverPositions,
  type PackedCovers,
  positionsIn,
} from '@caderneta/domain/markets/consistency/covers'
import type {
  FootballCovers,
  MatchSoFar,
} from '@caderneta/domain/markets/consistency/football-covers'
import { indexOf } from '@caderneta/domain/markets/market/game-selection'
import { isSureWin } from '../price-band.ts'
import type { ReceivedSelection } from '../prices/received-selection.ts'

/** Of a selection beyond the last one that is in a cover. */
const NO_PLACE = 0
/** Sums farther from one than this need no exact arithmetic. */
const ROUNDING_ERROR_MAX = 1e-6
/** From here on a sum of inverse odds is no sure win, however it was rounded. */
const SUM_MAX = 1 + ROUNDING_ERROR_MAX

/** The covers of a game compared with its prices. */
export class ComparedCovers {
  readonly #covers: FootballCovers
  /** Whose indexes are all within `#inverses`. */
  readonly #measured = new WeakSet<PackedCovers>()
  /** Inverse odds by index; of what is not on offer, more than any sum that matters. */
  #inverses = new Float64Array()
  readonly #positions = new WeakMap<PackedCovers, CoverPositions>()

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

  /** Those among them that have one of these; `offeredAt` is what is on offer under an index. */
  winsWith(
    known: MatchSoFar | null,
    some: readonly ReceivedSelection[],
    offeredAt: (index: number) => ReceivedSelection | undefined,
  ): readonly (readonly ReceivedSelection[])[] {
    const packed = this.#covers.of(known)
    const { starts, positions } = this.#positionsIn(packed)
    return some.flatMap(({ selectionId }) => {
      const index = indexOf(selectionId)
      const found: (readonly ReceivedSelection[])[] = []
      const [from = NO_PLACE, to = from] = starts.subarray(index, index + 2)
      for (const position of positions.subarray(from, to)) {
        const wins = winsAt(packed, position, offeredAt)
        if (wins) found.push(wins)
      }
      return found
    })
  }

  #positionsIn(packed: PackedCovers): CoverPositions {
    const known = this.#positions.get(packed)
    if (known) return known
    const found = positionsIn(packed)
    this.#positions.set(packed, found)
    return found
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

/** In plain loops: at every message of a match they pass over some ten thousand covers. */
function coversBelowOne(packed: PackedCovers, inverses: Float64Array): readonly FoundCover[] {
  const found: FoundCover[] = []
  for (let from = 0; from < packed.length; ) {
    const end = from + 1 + (packed[from] ?? Number.NaN)
    let sum = 0
    for (let at = from + 1; at < end && sum < SUM_MAX; at += 1)
      sum += inverses[packed[at] ?? Number.NaN] ?? Number.POSITIVE_INFINITY
    if (sum < SUM_MAX) {
      const isNearOne = sum > 1 - ROUNDING_ERROR_MAX
      found.push({ cover: [...packed.subarray(from + 1, end)], isNearOne })
    }
    from = end
  }
  return found
}

/** The selections of the cover at a position where all are on offer and a sure win. */
function winsAt(
  packed: PackedCovers,
  position: number,
  offeredAt: (index: number) => ReceivedSelection | undefined,
): readonly ReceivedSelection[] | null {
  const last = position + (packed[position] ?? 0)
  const selections: ReceivedSelection[] = []
  let sum = 0
  for (let at = position + 1; at <= last; at += 1) {
    const one = offeredAt(packed[at] ?? Number.NaN)
    if (one === undefined) return null
    sum += 1000 / one.odds
    if (sum >= SUM_MAX) return null
    selections.push(one)
  }
  return sum <= 1 - ROUNDING_ERROR_MAX || isSureWin(selections) ? selections : null
}
