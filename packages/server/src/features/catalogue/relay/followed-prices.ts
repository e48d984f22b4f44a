import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import type { FrameMoment } from './relay-follower.ts'

interface WaitingPrice {
  readonly selection: PricedSelection
  /** When the leader published it. */
  readonly at: number
  /** The frame with which it arrived. */
  readonly frame: number
}

/**
 * Prices that the leader may not have written yet, so that a bet placed here includes the proof of
 * its price (decision 0026). The leader says up to which frame it has written.
 */
export class FollowedPrices {
  /** In the order of the frames. */
  #waiting = new Map<number, WaitingPrice>()
  #last: FrameMoment = { term: 0, number: 0 }

  /** Called before what the frame contains reaches the book. */
  begin(frame: FrameMoment): void {
    const isOther = frame.term !== this.#last.term
    this.#last = frame
    // Another leader writes all prices again, in frames that are numbered from 1.
    if (!isOther) return
    const waiting = [...this.#waiting].map(([id, one]) => [id, { ...one, frame: 0 }] as const)
    this.#waiting = new Map(waiting)
  }

  /**
   * A price is dated as the leader dates it, not by its arrival: what arrives late would seem to
   * replace a price that the leader has published since (I13).
   */
  keep(selections: readonly PricedSelection[], arrivedAt: number): void {
    const { number: frame, takenAt: at = arrivedAt } = this.#last
    for (const selection of selections) {
      this.#waiting.delete(selection.selectionId)
      this.#waiting.set(selection.selectionId, { selection, at, frame })
    }
  }

  written(upTo: number): void {
    for (const [id, { frame }] of this.#waiting) {
      if (frame > upTo) return
      this.#waiting.delete(id)
    }
  }

  unproven(selectionIds: readonly number[]) {
    return selectionIds.flatMap((id) => this.#waiting.get(id) ?? [])
  }

  get size(): number {
    return this.#waiting.size
  }
}
