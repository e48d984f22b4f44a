import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'

/** Selections of one game as they were published together; milliseconds UTC. */
export interface GamePrices {
  readonly gameId: number
  readonly at: number
  /** All that the game has, not only what changed. */
  readonly isWhole: boolean
  readonly selections: readonly PricedSelection[]
}

/** When the database is away for long only the last price of each selection is kept. */
const PRICES_MAX = 200_000

/** Published prices that no reader of the database can see yet, in the order of their arrival. */
export class WaitingPrices {
  #queue: GamePrices[] = []
  #byGame = new Map<number, GamePrices[]>()
  #size = 0
  #compactAt = PRICES_MAX
  /** How many are being written; they stay as they are. */
  #taken = 0

  /** How many prices wait. */
  get size(): number {
    return this.#size
  }

  add(prices: GamePrices): void {
    this.#append(prices)
    if (this.#size > this.#compactAt) this.#compact()
  }

  /** The first to be written, at least one and else no more than so many prices. */
  take(pricesMax: number): readonly GamePrices[] {
    let [count, prices] = [0, 0]
    for (const { selections } of this.#queue) {
      prices += selections.length
      if (count > 0 && prices > pricesMax) break
      count += 1
    }
    this.#taken = count
    return this.#queue.slice(0, count)
  }

  /** What was taken is written, or was not and waits on. */
  finish(isWritten: boolean): void {
    const written = isWritten ? this.#queue.splice(0, this.#taken) : []
    this.#taken = 0
    for (const { gameId, selections } of written) {
      this.#size -= selections.length
      const ofGame = this.#byGame.get(gameId)
      ofGame?.shift()
      if (ofGame?.length === 0) this.#byGame.delete(gameId)
    }
  }

  /** The last price of a selection and when it was published; undefined when none waits. */
  last(selectionId: number): { selection: PricedSelection; at: number } | undefined {
    const ofGame = this.#byGame.get(gameOf(selectionId))
    if (ofGame === undefined) return undefined
    for (const { at, selections } of ofGame.toReversed()) {
      const selection = selections.find((one) => one.selectionId === selectionId)
      if (selection) return { selection, at }
    }
    return undefined
  }

  #append(prices: GamePrices): void {
    this.#queue.push(prices)
    this.#size += prices.selections.length
    const ofGame = this.#byGame.get(prices.gameId)
    if (ofGame) ofGame.push(prices)
    else this.#byGame.set(prices.gameId, [prices])
  }

  #compact(): void {
    const [taken, rest] = [this.#queue.slice(0, this.#taken), this.#queue.slice(this.#taken)]
    const restByGame = new Map<number, GamePrices>()
    for (const prices of rest) {
      const earlier = restByGame.get(prices.gameId)
      restByGame.set(prices.gameId, earlier ? merged(earlier, prices) : prices)
    }
    this.#queue = []
    this.#byGame = new Map()
    this.#size = 0
    for (const prices of [...taken, ...restByGame.values()]) this.#append(prices)
    this.#compactAt = Math.max(PRICES_MAX, 2 * this.#size)
  }
}

function merged(earlier: GamePrices, later: GamePrices): GamePrices {
  const selections = new Map(earlier.selections.map((one) => [one.selectionId, one]))
  for (const one of later.selections) selections.set(one.selectionId, one)
  const isWhole = earlier.isWhole || later.isWhole
  return { ...later, isWhole, selections: [...selections.values()] }
}
