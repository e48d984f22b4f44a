import type { FinishedGame } from '@caderneta/feed/programme'
import { SeasonGame } from './season-game.ts'

const DAY_MS = 86_400_000
/** A day of the season ends in the next one of the clock, and its last match comes first. */
const MARGIN_MS = 2 * DAY_MS

/**
 * The matches that were over before the season began here, the latest first: they are played as far
 * back as somebody looks, since all of them take seconds.
 */
export class SeasonPast {
  readonly #finished: () => Iterable<FinishedGame | null>
  #rest: Iterator<FinishedGame | null> | null = null
  readonly #games = new Map<number, SeasonGame>()
  #playedBackTo = Number.POSITIVE_INFINITY

  /** `finished` is called when the first match is looked for; null of it is no match. */
  constructor(finished: () => Iterable<FinishedGame | null>) {
    this.#finished = finished
  }

  /** Those that start on a day in UTC, such as '2026-11-21'. */
  ofDay(day: string): readonly SeasonGame[] {
    const from = Date.parse(day)
    while (this.#playedBackTo > from - MARGIN_MS) this.#play()
    return [...this.#games.values()].filter(({ fixture: { startsAt } }) => isOn(day, startsAt))
  }

  game(gameId: number): SeasonGame | undefined {
    while (!this.#games.has(gameId) && Number.isFinite(gameId) && !this.#isPlayed()) this.#play()
    return this.#games.get(gameId)
  }

  #isPlayed(): boolean {
    return this.#playedBackTo === Number.NEGATIVE_INFINITY
  }

  #play(): void {
    this.#rest ??= this.#finished()[Symbol.iterator]()
    const next = this.#rest.next()
    if (next.done) this.#playedBackTo = Number.NEGATIVE_INFINITY
    else if (next.value !== null) {
      const { startsAt, endedAt, bodies } = next.value
      this.#playedBackTo = startsAt
      this.#know(bodies, endedAt)
    }
  }

  #know(bodies: FinishedGame['bodies'], at: number): void {
    for (const body of bodies) {
      if (body.kind === 'fixture')
        this.#games.set(body.fixture.gameId, new SeasonGame(body.fixture))
      if (body.kind === 'odds_change') this.#games.get(body.gameId)?.take(body, at)
    }
  }
}

/** Whether a match starts on a day in UTC. */
export function isOn(day: string, startsAt: number): boolean {
  return new Date(startsAt).toISOString().startsWith(day)
}
