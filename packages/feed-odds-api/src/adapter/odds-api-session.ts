import { growingPause } from '@caderneta/feed/growing-pause'
import type { FeedBody } from '@caderneta/feed/messages'
import { Outlet } from '@caderneta/feed/outlet'
import type { FeedSession, LiveStart } from '@caderneta/feed/provider'
import type { Timers } from '@caderneta/feed/timers'
import { OddsApiError, type OddsApiFailure } from '../api/odds-api.ts'
import { readSports } from '../api/read-replies.ts'
import { COMPETITIONS } from '../competitions.ts'
import { CreditBudget } from '../plan/credit-budget.ts'
import { nextCall, ODDS_COST, type PlannedCall, SCORES_COST } from '../plan/next-call.ts'
import { callOf } from './call-of.ts'
import { KnownCompetition } from './known-competition.ts'
import type { OddsApiFeedOptions } from './odds-api-options.ts'

type SessionOptions = OddsApiFeedOptions & { readonly timers: Timers }

const LOOK_MS = 1_000
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** A provider that fails is called again after pauses that grow. */
const PAUSES_MS = [5, 15, 60, 300, 600].map((seconds) => seconds * SECOND_MS)
const WAIT_MAX_MS = HOUR_MS
/** A key that is refused stays refused until somebody does something. */
const KEY_PAUSE_MS = 15 * MINUTE_MS

/** One run of the feed, from its start until it is stopped: a call at a time. */
export class OddsApiSession implements FeedSession {
  readonly #options: SessionOptions
  readonly #start: LiveStart
  readonly #outlet: Outlet
  readonly #budget: CreditBudget
  readonly #competitions: readonly KnownCompetition[]
  #inSeason: ReadonlySet<string> = new Set()
  #sportsAt: number | null = null
  #isCalling = false
  #isStopped = false
  #isComplete = false
  #failures = 0
  #cancelLook = () => {}
  #pausedUntil = Number.NEGATIVE_INFINITY
  #down: OddsApiFailure | 'start' | null = 'start'

  constructor(options: SessionOptions, start: LiveStart) {
    this.#options = options
    this.#start = start
    this.#outlet = new Outlet({ producer: 'odds-api', ...start })
    this.#budget = new CreditBudget(options.creditsPerMonth, start.now())
    const wanted = new Set(options.competitions)
    const keptGames = start.keptGames === undefined ? new Set<number>() : start.keptGames
    this.#competitions = COMPETITIONS.filter(({ key }) => wanted.has(key)).map(
      (competition) =>
        new KnownCompetition({
          ...options,
          competition,
          keptGames,
          nextVersion: () => this.#outlet.nextVersion(),
          send: (bodies) => this.#send(bodies),
        }),
    )
    const unknown = [...wanted].filter((key) => !COMPETITIONS.some((one) => one.key === key))
    if (unknown.length > 0) options.onEvent({ kind: 'not_offered', competitions: unknown })
    this.#lookOften()
  }

  get down(): OddsApiFailure | 'start' | null {
    return this.#down
  }

  get creditsLeft(): number | null {
    return this.#budget.remaining
  }

  requestSnapshot(request = 0): void {
    for (const competition of this.#competitions) this.#send(competition.snapshot())
    this.#send([{ kind: 'snapshot_complete', request }])
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelLook()
  }

  #lookOften(): void {
    if (this.#isStopped) return
    const now = this.#start.now()
    for (const competition of this.#competitions) this.#send(competition.look(now))
    this.#send([{ kind: 'alive' }])
    this.#callNext(now)
    this.#cancelLook = this.#options.timers.after(LOOK_MS, () => this.#lookOften())
  }

  #callNext(now: number): void {
    if (this.#isCalling || this.#isStopped || now < this.#pausedUntil) return
    const plans = this.#competitions
      .map((competition) => competition.plan())
      .filter(({ key, awaited }) => this.#inSeason.has(key) || awaited.length > 0)
    const call = nextCall(plans, { sportsAt: this.#sportsAt, budget: this.#budget, now })
    if (call === null) {
      this.#complete()
      return
    }
    this.#isCalling = true
    void this.#call(call).finally(() => {
      this.#isCalling = false
      this.#callNext(this.#start.now())
    })
  }

  /** Everything that could be read at the start has been. */
  #complete(): void {
    if (this.#isComplete) return
    this.#isComplete = true
    this.#send([{ kind: 'snapshot_complete' }])
  }

  async #call(call: PlannedCall): Promise<void> {
    const { api, counts } = this.#options
    counts.add('call', call.kind)
    try {
      const reply = await api.get(callOf(call))
      this.#spend(call)
      if (reply.quota.remaining !== null) this.#budget.noteRemaining(reply.quota.remaining)
      if (!this.#isStopped) await this.#take(call, reply.body)
      this.#succeeded()
    } catch (error) {
      this.#failed(call, error)
    }
  }

  async #take(call: PlannedCall, body: unknown): Promise<void> {
    const now = this.#start.now()
    if (call.kind === 'sports') {
      const { counts } = this.#options
      this.#inSeason = new Set(readSports(body, (part) => counts.add('refused', part)))
      this.#sportsAt = now
    } else await this.#competition(call.key)?.take(call.kind, body, now)
  }

  #spend({ kind }: PlannedCall): void {
    const cost = kind === 'odds' ? ODDS_COST : kind === 'scores' ? SCORES_COST : 0
    this.#budget.spend(cost, this.#start.now())
  }

  #succeeded(): void {
    this.#failures = 0
    if (this.#down === null) return
    this.#down = null
    this.#options.onEvent({ kind: 'up' })
  }

  /** Whatever goes wrong is counted, and tried again later. */
  #failed(call: PlannedCall, error: unknown): void {
    const { counts, onEvent } = this.#options
    const isOfApi = error instanceof OddsApiError
    const failure = isOfApi ? error.failure : 'failed'
    const now = this.#start.now()
    counts.add('failure', failure)
    if (call.kind !== 'sports' && (failure === 'parameters' || failure === 'unknown')) {
      this.#competition(call.key)?.refused(call.kind, now)
      return
    }
    if (failure === 'credits') this.#budget.noteRemaining(0)
    this.#failures += 1
    this.#pausedUntil = now + this.#pause(failure, isOfApi ? error.waitMs : null)
    if (this.#down !== failure) onEvent({ kind: 'down', reason: failure, detail: String(error) })
    this.#down = failure
    this.#complete()
  }

  #pause(failure: OddsApiFailure, waitMs: number | null): number {
    if (failure === 'key' || failure === 'credits') return KEY_PAUSE_MS
    const grown = growingPause(PAUSES_MS, this.#failures)
    return Math.max(grown, Math.min(waitMs === null ? 0 : waitMs, WAIT_MAX_MS))
  }

  #competition(key: string): KnownCompetition | undefined {
    return this.#competitions.find((one) => one.key === key)
  }

  #send(bodies: readonly FeedBody[]): void {
    for (const body of bodies) this.#outlet.send(body)
  }
}
