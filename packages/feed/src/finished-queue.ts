import type { FeedBody } from './messages.ts'
import type { FinishedGame, TimedBody } from './programme.ts'

/** So many games at a time: what is happening now is sent in between. */
const GAMES_PER_TURN = 4

/** Games that were over before a run, until all of them are sent. */
export class FinishedQueue {
  #games: Iterator<FinishedGame | null> | null

  constructor(games: Iterable<FinishedGame | null> | undefined) {
    this.#games = games?.[Symbol.iterator]() ?? null
  }

  get isEmpty(): boolean {
    return this.#games === null
  }

  /**
   * What is to be sent at this turn, dated by the end of each game: it says nothing about how fresh
   * the prices of others are.
   */
  *take(): Iterable<TimedBody> {
    for (let taken = 0; taken < GAMES_PER_TURN; taken += 1) {
      const next = this.#games?.next()
      if (next === undefined || next.done) this.#games = null
      if (next === undefined || next.done || next.value === null) return
      const { bodies, endedAt } = next.value
      yield* bodies.map((body: FeedBody) => ({ at: endedAt, body }))
    }
  }
}
