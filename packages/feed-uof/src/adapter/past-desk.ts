import type { Score } from '@caderneta/domain/markets/game/game'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { competitionInterest } from '@caderneta/domain/relevance/competition-interest'
import { growingPause } from '@caderneta/feed/growing-pause'
import type { References } from '@caderneta/feed/references'
import type { Timers } from '@caderneta/feed/timers'
import { isWithoutResult, readPastResult } from '../descriptions/read-past-result.ts'
import { readReply, readSchedule, type UofFixture } from '../descriptions/read-replies.ts'
import { sportOfUrn } from '../mapping/uof-sports.ts'
import { UofReplyError, type UofRest } from '../transport/uof-transport.ts'
import { KNOWN_TOURNAMENTS } from './known-tournaments.ts'
import type { UofCounts } from './uof-counts.ts'
import { type NumberedGame, numberedGames } from './uof-games.ts'

interface PastDeps {
  readonly rest: UofRest
  readonly references: References
  readonly timers: Timers
  readonly counts: UofCounts
  /** So many days before `now` are read. */
  readonly days: number
  /** Milliseconds UTC, both. Matches that start at `before` or later are known already. */
  readonly before: number
  readonly now: number
  /** False while the interface is needed for what is to come. */
  readonly isIdle: () => boolean
  readonly onResult: (game: NumberedGame, score: Score) => void
  /** Called once, when all days are read. */
  readonly onEnd: () => void
}

/** Names are in Portuguese, as everywhere in the product. */
const LANGUAGE = 'pt'
const DAY_MS = 86_400_000
/** A season of great competitions is some thousand replies: ten a second at most. */
const PAUSE_MS = 100
const BUSY_MS = 1_000
const RETRY_MS = [10_000, 30_000, 60_000] as const
const NOT_FOUND = 404
/** Smaller competitions would be many matches that few look for: see decision 0127. */
const INTEREST_MIN = 6

/**
 * Reads how matches of before the start ended, the latest first: the schedules of past days and the
 * summary of each match, one reply at a time. What cannot be read is counted, and left out.
 */
export class PastDesk {
  readonly #deps: PastDeps
  readonly #seen = new Set<string>()
  #cancelPause = () => {}
  #isStopped = false

  constructor(deps: PastDeps) {
    this.#deps = deps
    void this.#read()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelPause()
  }

  async #read(): Promise<void> {
    const { before, now, days } = this.#deps
    const from = now - days * DAY_MS
    for (let at = before; dayOf(at) >= dayOf(from) && !this.#isStopped; at -= DAY_MS)
      await this.#readDay(dayOf(at), from)
    if (!this.#isStopped) this.#deps.onEnd()
  }

  async #readDay(day: string, from: number): Promise<void> {
    const { rest, references, counts } = this.#deps
    const read = await this.#attempt(async () => {
      const body = await rest.get(`/v1/sports/${LANGUAGE}/schedules/${day}/schedule.xml`)
      const wanted = this.#wantedOf(readSchedule(readReply(body, 'schedule')), from)
      const played = wanted.filter(({ status }) => !isWithoutResult(status))
      return { wanted, played, games: await numberedGames(references, played) }
    })
    if (read === null) return
    for (const { urn } of read.wanted) this.#seen.add(urn)
    for (let each = read.played.length; each < read.wanted.length; each += 1)
      counts.add('past', 'without_result')
    const latestFirst = read.games.toSorted((a, b) => b.fixture.startsAt - a.fixture.startsAt)
    for (const game of latestFirst) await this.#readResult(game)
  }

  /** The same match may be in two schedules, or twice in one. */
  #wantedOf(fixtures: readonly UofFixture[], from: number): readonly UofFixture[] {
    const { before } = this.#deps
    const wanted = fixtures.filter(
      (one) =>
        one.startsAt >= from && one.startsAt < before && !this.#seen.has(one.urn) && isGreat(one),
    )
    return [...new Map(wanted.map((one) => [one.urn, one])).values()]
  }

  async #readResult(game: NumberedGame): Promise<void> {
    const { rest, counts, onResult } = this.#deps
    const result = await this.#attempt(async () => {
      const path = `/v1/sports/${LANGUAGE}/sport_events/${game.urn}/summary.xml`
      return readPastResult(readReply(await rest.get(path), 'match_summary'))
    })
    if (result === null || this.#isStopped) return
    counts.add('past', 'score' in result ? 'result' : result.without)
    if ('score' in result) onResult(game, result.score)
  }

  /** Null when it has failed too often, or there is nothing to be read. */
  async #attempt<Reply>(read: () => Promise<Reply>): Promise<Reply | null> {
    for (let failures = 0; failures <= RETRY_MS.length; failures += 1) {
      await this.#pause(failures === 0 ? PAUSE_MS : growingPause(RETRY_MS, failures))
      while (!this.#deps.isIdle() && !this.#isStopped) await this.#pause(BUSY_MS)
      if (this.#isStopped) return null
      try {
        return await read()
      } catch (error) {
        if (error instanceof UofReplyError && error.status === NOT_FOUND) break
      }
    }
    this.#deps.counts.add('past', 'unread')
    return null
  }

  #pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#cancelPause = this.#deps.timers.after(delayMs, resolve)
    })
  }
}

/** A great competition of football: other sports have no tables here. */
function isGreat({ sportUrn, tournament, category }: UofFixture): boolean {
  if (sportOfUrn(sportUrn) !== 'football') return false
  const tournamentId = KNOWN_TOURNAMENTS.get(tournament.urn) ?? UNKNOWN
  const competition = { sportId: FOOTBALL, tournamentId, location: category.name }
  return competitionInterest({ ...competition, tournamentName: tournament.name }) >= INTEREST_MIN
}

/** No competition has this number. */
const UNKNOWN = -1

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
