import { gameOf, indexOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MARKET_STATUSES } from '@caderneta/domain/markets/market/market'
import { odds } from '@caderneta/domain/odds/odds'
import { type ReceivedSelection, receivedSelection } from './received-selection.ts'
import type { SelectionLabel, SelectionLabels } from './selection-labels.ts'

/** The bytes of a row, and where in it each number begins. */
const ROW = 24
const VERSION = 0
const INDEX = 8
const ODDS = 12
const ERA = 16
const STATUS = 20

const ROWS_AT_FIRST = 16
const GROWTH = 1.5
/** At least so many times the rows: a search among fewer places would be long. */
const PLACES_PER_ROW = 2
/** Spreads indexes by the upper bits of a product: those of a market are neighbours. */
const SPREAD = 0x9e3779b1

/** By which a bet proves its price. */
export interface PublishedPrice
  extends Pick<ReceivedSelection, 'selectionId' | 'status' | 'version'> {
  readonly odds: number
}

/**
 * The selections of one game as the feed last sent them, in the order in which they first came. A
 * book keeps a million: a row of numbers here takes 60 bytes, an object in a map took 230. What is
 * read is an object of its own, which later messages do not change.
 */
export class GamePrices {
  readonly #gameId: number
  readonly #shared: SelectionLabels
  #rows = new DataView(new ArrayBuffer(ROWS_AT_FIRST * ROW))
  /** Numbers of rows, counted from one, at the place of their index or the next that was free. */
  #places = new Uint32Array(ROWS_AT_FIRST * PLACES_PER_ROW)
  #labels: SelectionLabel[] = []
  #plays: string[] = []

  constructor(gameId: number, shared: SelectionLabels) {
    this.#gameId = gameId
    this.#shared = shared
  }

  get size(): number {
    return this.#labels.length
  }

  get(id: number): ReceivedSelection | undefined {
    if (gameOf(id) !== this.#gameId) return undefined
    const number = this.#places[this.#placeOf(indexOf(id))]
    return number ? this.#read(number - 1) : undefined
  }

  values(): readonly ReceivedSelection[] {
    const all: ReceivedSelection[] = []
    for (let row = 0; row < this.size; row += 1) {
      const one = this.#read(row)
      if (one) all.push(one)
    }
    return all
  }

  /**
   * What was published at the same price in the same status keeps that version; returns the
   * selections whose version changed.
   */
  keepVersions(published: readonly PublishedPrice[]): readonly number[] {
    const changed: number[] = []
    for (const { selectionId, odds, status, version } of published) {
      const own = this.get(selectionId)
      if (own?.odds !== odds || own.status !== status || own.version === version) continue
      this.set({ ...own, version })
      changed.push(selectionId)
    }
    return changed
  }

  /** Those that are not here, shut. */
  addSuspended(others: GamePrices): void {
    for (const one of others.values()) {
      if (this.get(one.selectionId) !== undefined) continue
      this.set({ ...one, status: one.status === 'closed' ? 'closed' : 'suspended' })
    }
  }

  /** @throws RangeError for a selection of another game, or a status that does not exist. */
  set(selection: ReceivedSelection): void {
    const { selectionId: id } = selection
    if (gameOf(id) !== this.#gameId) throw new RangeError(`${id} is not of game ${this.#gameId}`)
    const place = this.#placeOf(indexOf(id))
    const row = (this.#places[place] || this.size + 1) - 1
    this.#labels[row] = this.#shared.shared(selection)
    this.#plays[row] = selection.play
    this.#write(row, selection)
    this.#places[place] = row + 1
    if (this.size * PLACES_PER_ROW > this.#places.length) this.#findNewPlaces()
  }

  dropMarkets(isDropped: (marketId: number) => boolean): void {
    const kept = this.values().filter(({ marketId }) => !isDropped(marketId))
    this.#places.fill(0)
    this.#labels = []
    this.#plays = []
    for (const one of kept) this.set(one)
  }

  #read(row: number): ReceivedSelection | undefined {
    const label = this.#labels[row]
    const play = this.#plays[row]
    const at = row * ROW
    const status = MARKET_STATUSES[this.#rows.getUint8(at + STATUS)]
    if (label === undefined || play === undefined || status === undefined) return undefined
    const { oddId, marketId, name, header, handicap } = label
    const id = selectionId(this.#gameId, this.#rows.getInt32(at + INDEX))
    const rate = odds(this.#rows.getInt32(at + ODDS))
    const version = this.#rows.getFloat64(at + VERSION)
    const era = this.#rows.getInt32(at + ERA)
    return receivedSelection(
      { selectionId: id, oddId, name, header, handicap, odds: rate, version },
      { gameId: this.#gameId, marketId, status, play, era },
    )
  }

  #write(row: number, selection: ReceivedSelection): void {
    const at = row * ROW
    if (at + ROW > this.#rows.byteLength) this.#makeRoom()
    this.#rows.setFloat64(at + VERSION, selection.version)
    this.#rows.setInt32(at + INDEX, indexOf(selection.selectionId))
    this.#rows.setInt32(at + ODDS, selection.odds)
    this.#rows.setInt32(at + ERA, selection.era)
    this.#rows.setUint8(at + STATUS, MARKET_STATUSES.indexOf(selection.status))
  }

  #makeRoom(): void {
    const before = new Uint8Array(this.#rows.buffer)
    const after = new Uint8Array(Math.ceil((before.length / ROW) * GROWTH) * ROW)
    after.set(before)
    this.#rows = new DataView(after.buffer)
  }

  /** Where the row of an index is noted, or is to be. */
  #placeOf(index: number): number {
    const last = this.#places.length - 1
    // The number of places is a power of two.
    let place = Math.imul(index, SPREAD) >>> Math.clz32(last)
    for (;;) {
      const number = this.#places[place]
      if (!number || this.#rows.getInt32((number - 1) * ROW + INDEX) === index) return place
      place = (place + 1) & last
    }
  }

  #findNewPlaces(): void {
    this.#places = new Uint32Array(this.#places.length * 2)
    for (let row = 0; row < this.size; row += 1)
      this.#places[this.#placeOf(this.#rows.getInt32(row * ROW + INDEX))] = row + 1
  }
}
