import type { References } from '@caderneta/feed/references'
import {
  readFixture,
  readReply,
  readSchedule,
  type UofFixture,
} from '../descriptions/read-replies.ts'
import { UofReplyError, type UofRest } from '../transport/uof-transport.ts'
import { type NumberedGame, numberedGames } from './uof-games.ts'

interface FixtureDeps {
  readonly rest: UofRest
  readonly references: References
  /** Called once for each match that was looked up; null when there is none for us. */
  readonly onFound: (urn: string, game: NumberedGame | null) => void
  /** Called when a match could not be looked up for now. */
  readonly onFailed: (urn: string, error: unknown) => void
}

/** Names are in Portuguese, as everywhere in the product. */
const LANGUAGE = 'pt'
/** What is further ahead is rare: its fixture is read when the match is first met. */
const DAYS_AHEAD = 8
const DAY_MS = 86_400_000
const NOT_FOUND = 404
/** Look-ups at a time; the interface limits requests. */
const AT_ONCE = 4

/** Reads what is announced: the matches of the next days at once, others when they are met. */
export class FixtureDesk {
  readonly #deps: FixtureDeps
  readonly #waiting = new Set<string>()
  #underWay = 0

  constructor(deps: FixtureDeps) {
    this.#deps = deps
  }

  /** The matches under way and those of the next days. */
  async schedule(now: number): Promise<readonly NumberedGame[]> {
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) =>
      new Date(now + day * DAY_MS).toISOString().slice(0, 10),
    )
    const lists = await Promise.all(['live', ...days].map((day) => this.#ofDay(day)))
    return numberedGames(this.#deps.references, lists.flat())
  }

  /** Looks a match up; one that waits for it already is not asked for twice. */
  lookUp(urn: string): void {
    this.#waiting.add(urn)
    this.#next()
  }

  async #ofDay(day: string): Promise<readonly UofFixture[]> {
    const body = await this.#deps.rest.get(`/v1/sports/${LANGUAGE}/schedules/${day}/schedule.xml`)
    return readSchedule(readReply(body, 'schedule'))
  }

  #next(): void {
    const [urn] = this.#waiting
    if (urn === undefined || this.#underWay >= AT_ONCE) return
    this.#waiting.delete(urn)
    this.#underWay += 1
    void this.#find(urn).then(() => {
      this.#underWay -= 1
      this.#next()
    })
  }

  async #find(urn: string): Promise<void> {
    const { rest, references, onFound, onFailed } = this.#deps
    let game: NumberedGame | undefined
    try {
      const body = await rest.get(`/v1/sports/${LANGUAGE}/sport_events/${urn}/fixture.xml`)
      const fixture = readFixture(readReply(body, 'fixtures_fixture'))
      if (fixture) [game] = await numberedGames(references, [fixture])
    } catch (error) {
      const isUnknown = error instanceof UofReplyError && error.status === NOT_FOUND
      if (isUnknown) onFound(urn, null)
      else onFailed(urn, error)
      return
    }
    onFound(urn, game?.urn === urn ? game : null)
  }
}
