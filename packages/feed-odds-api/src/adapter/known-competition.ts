import type { FeedCounts } from '@caderneta/feed/feed-counts'
import type { FeedBody } from '@caderneta/feed/messages'
import type { References } from '@caderneta/feed/references'
import { type AnnouncedMatch, readEvents, readOdds, readScores } from '../api/read-replies.ts'
import type { Competition } from '../competitions.ts'
import type { CompetitionPlan } from '../plan/next-call.ts'
import { readQuotes } from '../prices/read-quotes.ts'
import { KnownMatch } from './known-match.ts'
import { SCORED_MS } from './match-times.ts'
import { numberedMatches } from './numbered-matches.ts'
import type { OddsApiCount } from './odds-api-options.ts'

interface CompetitionOptions {
  readonly competition: Competition
  readonly references: References
  readonly counts: FeedCounts<OddsApiCount>
  /** Published by an earlier start and not over. */
  readonly keptGames: ReadonlySet<number>
  readonly ageMaxMs: number
  readonly nextVersion: () => number
  readonly send: (bodies: readonly FeedBody[]) => void
}

const NEVER = Number.NEGATIVE_INFINITY

/** The matches of one competition, and when what was read of it. */
export class KnownCompetition {
  readonly #options: CompetitionOptions
  readonly #matches = new Map<string, KnownMatch>()
  readonly #readAt: { events: number | null; odds: number | null; scores: number | null }
  #now = NEVER

  constructor(options: CompetitionOptions) {
    this.#options = options
    this.#readAt = { events: null, odds: null, scores: null }
  }

  get key(): string {
    return this.#options.competition.key
  }

  plan(): CompetitionPlan {
    const matches = [...this.#matches.values()]
    const starts = matches.map(({ startsAt }) => startsAt).filter((at) => at > this.#now)
    const awaited = matches.flatMap(({ awaitedAt }) => (awaitedAt === null ? [] : [awaitedAt]))
    const { events, odds, scores } = this.#readAt
    // After a restart the results of what was published before are looked for at once.
    const isCaughtUp = scores !== null || this.#options.keptGames.size === 0
    return {
      key: this.key,
      eventsAt: events,
      oddsAt: odds,
      scoresAt: scores,
      nextStart: starts.length === 0 ? null : Math.min(...starts),
      awaited: isCaughtUp ? awaited : [...awaited, this.#now],
    }
  }

  /** The source has nothing of the kind: no scores are those of no match. */
  refused(kind: 'events' | 'odds' | 'scores', now: number): void {
    this.#readAt[kind] = now
    if (kind === 'scores')
      for (const match of this.#matches.values()) this.#send(match.isUnlisted(now))
  }

  look(now: number): readonly FeedBody[] {
    this.#now = now
    for (const [id, match] of this.#matches)
      if (match.startsAt < now - SCORED_MS) this.#matches.delete(id)
    return [...this.#matches.values()].flatMap((match) => match.look(now))
  }

  snapshot(): readonly FeedBody[] {
    return [...this.#matches.values()].flatMap((match) => match.snapshot())
  }

  async take(kind: 'events' | 'odds' | 'scores', body: unknown, now: number): Promise<void> {
    if (kind === 'events') await this.#takeEvents(body, now)
    else if (kind === 'odds') await this.#takeOdds(body, now)
    else await this.#takeScores(body, now)
    this.#readAt[kind] = now
  }

  async #takeEvents(body: unknown, now: number): Promise<void> {
    const events = readEvents(body, this.#refused)
    await this.#meet(events, now)
    for (const event of events) this.#send(this.#matches.get(event.id)?.move(event))
    this.#withdraw(events, now)
  }

  async #takeOdds(body: unknown, now: number): Promise<void> {
    const { competition, counts } = this.#options
    const priced = readOdds(body, this.#refused)
    await this.#meet(priced, now)
    for (const one of priced) {
      const match = this.#matches.get(one.id)
      this.#send(match?.move(one))
      const quotes = readQuotes(competition.sport, one, (reason, market) =>
        counts.add('left_out', `${reason} ${market}`),
      )
      this.#send(match?.takeQuotes(quotes, now))
    }
    this.#withdraw(priced, now)
  }

  async #takeScores(body: unknown, now: number): Promise<void> {
    const { counts } = this.#options
    const scores = readScores(body, this.#refused)
    await this.#meet(scores, now)
    for (const one of scores) {
      const match = this.#matches.get(one.id)
      if (one.startsAt > now) this.#send(match?.move(one))
      this.#send(match?.takeScore(one, now, (reason) => counts.add('score', reason)))
    }
    const listed = new Set(scores.map(({ id }) => id))
    for (const [id, match] of this.#matches) if (!listed.has(id)) this.#send(match.isUnlisted(now))
  }

  /** What is not announced any longer is not sold; a reply without any match says nothing. */
  #withdraw(announced: readonly AnnouncedMatch[], now: number): void {
    if (announced.length === 0) return
    const ids = new Set(announced.map(({ id }) => id))
    for (const [id, match] of this.#matches) if (!ids.has(id)) this.#send(match.takeQuotes([], now))
  }

  async #meet(announced: readonly AnnouncedMatch[], now: number): Promise<void> {
    const { competition, references, keptGames } = this.#options
    const added = announced.filter(
      ({ id, startsAt }) => !this.#matches.has(id) && startsAt > now - SCORED_MS,
    )
    if (added.length === 0) return
    const fixtures = await numberedMatches(references, competition, added)
    for (const [id, fixture] of fixtures) {
      const isKept = keptGames.has(fixture.gameId)
      if (!isKept && fixture.startsAt <= now) continue
      this.#matches.set(id, new KnownMatch({ ...this.#options, fixture, isKept }))
    }
  }

  #send(bodies: readonly FeedBody[] | undefined): void {
    if (bodies) this.#options.send(bodies)
  }

  readonly #refused = (part: string): void => this.#options.counts.add('refused', part)
}
