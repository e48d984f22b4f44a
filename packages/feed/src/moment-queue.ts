import type { GameProgramme } from './programme.ts'

/** A game and the next moment at which it has a message. */
interface QueuedGame {
  readonly at: number
  readonly programme: GameProgramme
}

/** Games by their next moment, earliest first, then by gameId: a binary heap. */
export class MomentQueue {
  readonly #heap: QueuedGame[] = []

  get size(): number {
    return this.#heap.length
  }

  /** When the first game sends; infinity when there is none. */
  get firstAt(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY
  }

  /** Queues a game at its first moment after `afterMs`; a game with nothing left stays out. */
  add(programme: GameProgramme, afterMs: number): void {
    const at = programme.nextAfter(afterMs)
    if (at === null) return
    this.#heap.push({ at, programme })
    this.#rise(this.#heap.length - 1)
  }

  /** Takes the first game out; undefined when there is none. */
  take(): QueuedGame | undefined {
    const first = this.#heap[0]
    const last = this.#heap.pop()
    if (last !== undefined && last !== first) {
      this.#heap[0] = last
      this.#sink(0)
    }
    return first
  }

  clear(): void {
    this.#heap.length = 0
  }

  #rise(from: number): void {
    let index = from
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!this.#isEarlier(index, parent)) return
      this.#swap(index, parent)
      index = parent
    }
  }

  #sink(from: number): void {
    let index = from
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      const child = this.#isEarlier(right, left) ? right : left
      if (!this.#isEarlier(child, index)) return
      this.#swap(index, child)
      index = child
    }
  }

  #isEarlier(index: number, than: number): boolean {
    const [one, other] = [this.#heap[index], this.#heap[than]]
    if (!one || !other) return one !== undefined
    return one.at - other.at < 0 || (one.at === other.at && isFirst(one, other))
  }

  #swap(index: number, otherIndex: number): void {
    const [one, other] = [this.#heap[index], this.#heap[otherIndex]]
    if (!one || !other) return
    this.#heap[index] = other
    this.#heap[otherIndex] = one
  }
}

function isFirst(one: QueuedGame, other: QueuedGame): boolean {
  return one.programme.gameId < other.programme.gameId
}
