import { FinishedQueue } from './finished-queue.ts'
import type { FeedBody } from './messages.ts'
import { MomentQueue } from './moment-queue.ts'
import type { GameProgramme, GameSchedule } from './programme.ts'
import type { FeedResumption, FeedStart, ReplayableFeed, ReplayedSession } from './provider.ts'
import { REAL_TIMERS, type Timers } from './timers.ts'

/** What a provider that follows a schedule is made of. */
export interface ScheduledFeed {
  readonly producer: string
  /** The games of a run that began at `epoch` (milliseconds UTC), those kept among them. */
  readonly schedule: (epoch: number, keptGames: ReadonlySet<number>) => GameSchedule
  /** All games are announced before any is priced: who reads a list of them has it at once. */
  readonly areFixturesFirst?: boolean
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

const ALIVE_INTERVAL_MS = 1_000
/** New games are requested this long before they are announced, to be on time. */
const LOOK_AHEAD_MS = 2 * ALIVE_INTERVAL_MS
/** A feed that woke up later than this sends a snapshot instead of all that it missed. */
const LAG_MAX_MS = 30_000
/** Games sent at a time during a snapshot: pricing one holds the event loop for milliseconds. */
const GAMES_PER_TURN = 2
/** Between the turns at which games are sent that were over before the run. */
const FINISHED_PAUSE_MS = 200
/** A snapshot requested within a run repeats the settlements of this period. */
const REPEAT_MS = 24 * 3_600_000

/** A provider that sends the games of a schedule at their moments, with `alive` every second. */
export function scheduledProvider(feed: ScheduledFeed): ReplayableFeed {
  return {
    producer: feed.producer,
    start: (start) => new ScheduleSession(feed, start),
  }
}

/** The games that are not sent yet, with their settlements since a moment. */
interface PendingSnapshot {
  readonly games: Iterator<GameProgramme>
  readonly since: number
  readonly request: number | undefined
}

/** Number of the requests of a listener that has lost nothing, which any snapshot satisfies. */
const NOTHING_LOST = 0

/** A repeated request does not begin what is being sent once more. */
function isCoveredBy(snapshot: PendingSnapshot, request: number | undefined): boolean {
  return request === undefined || request === NOTHING_LOST || request === snapshot.request
}

class ScheduleSession implements ReplayedSession {
  readonly #producer: string
  readonly #schedule: GameSchedule
  readonly #areFixturesFirst: boolean
  readonly #timers: Timers
  readonly #start: FeedStart
  #from: FeedResumption
  readonly #queue = new MomentQueue()
  #sequence = 0
  #sentUntil: number
  #wokeAt: number
  #queuedUntil = 0
  #aliveAt = 0
  #isSending = false
  #isSnapshotWanted = false
  /** The next snapshot repeats what happened since this moment; null: of the last day. */
  #repeatSince: number | null = null
  #snapshot: PendingSnapshot | null = null
  #finished: FinishedQueue
  #request: number | undefined
  #isStopped = false
  #cancelWake = () => {}

  constructor(feed: ScheduledFeed, start: FeedStart) {
    this.#producer = feed.producer
    this.#schedule = feed.schedule(start.epoch, start.keptGames ?? new Set())
    this.#areFixturesFirst = feed.areFixturesFirst === true
    this.#timers = feed.timers ?? REAL_TIMERS
    this.#start = start
    this.#from = start
    this.#sentUntil = start.now()
    this.#finished = this.#finishedGames()
    this.#sendThenSleep(() => this.#beginSnapshot(this.#sentUntil, start.resumeFrom))
    this.#wokeAt = start.now()
  }

  requestSnapshot(request?: number): void {
    if (this.#snapshot && isCoveredBy(this.#snapshot, request)) return
    this.#isSnapshotWanted = true
    this.#request = request ?? this.#request
    if (!this.#isSending) this.#wake()
  }

  resume(from: FeedResumption): void {
    this.#from = from
    this.#repeatSince = from.resumeFrom
    this.#finished = this.#finishedGames()
    this.#isSnapshotWanted = true
    if (!this.#isSending) this.#wake()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelWake()
  }

  #wake(): void {
    this.#sendThenSleep(() => {
      const now = this.#start.now()
      const isLate = now - this.#wokeAt > LAG_MAX_MS
      this.#wokeAt = now
      if (!this.#snapshot && (isLate || this.#isSnapshotWanted)) {
        const at = Math.max(now, this.#sentUntil)
        const lastDay = Math.max(this.#from.resumeFrom, at - REPEAT_MS)
        return this.#beginSnapshot(at, this.#repeatSince ?? lastDay)
      }
      this.#sendUntil(now)
      if (this.#snapshot) this.#sendSnapshotGames(this.#snapshot)
      else this.#sendFinished()
    })
  }

  /** Sends without being interrupted by a listener that requests more, then sleeps. */
  #sendThenSleep(send: () => void): void {
    if (this.#isStopped) return
    this.#cancelWake()
    this.#isSending = true
    send()
    this.#isSending = false
    if (this.#isStopped) return
    const next = Math.min(this.#queue.firstAt, this.#aliveAt) - this.#start.now()
    const isBusy = this.#isSnapshotWanted || this.#snapshot !== null
    const pauseMax = this.#finished.isEmpty ? ALIVE_INTERVAL_MS : FINISHED_PAUSE_MS
    const delay = isBusy ? 0 : Math.min(Math.max(next, 0), pauseMax)
    this.#cancelWake = this.#timers.after(delay, () => this.#wake())
  }

  #beginSnapshot(at: number, since: number): void {
    const games = this.#gamesOf(at, since)
    this.#snapshot = { games: games[Symbol.iterator](), since, request: this.#request }
    this.#isSnapshotWanted = false
    this.#repeatSince = null
    this.#request = undefined
    this.#queue.clear()
    this.#sentUntil = at
    this.#queuedUntil = at
    this.#aliveAt = at + ALIVE_INTERVAL_MS
    this.#queueNewGames()
    this.#sendSnapshotGames(this.#snapshot)
  }

  #gamesOf(at: number, since: number): Iterable<GameProgramme> {
    const games = this.#schedule.snapshot(at, since)
    if (!this.#areFixturesFirst) return games
    const known = [...games]
    for (const game of known) {
      const fixture = game.fixtureAt(at)
      if (fixture) this.#send({ kind: 'fixture', fixture }, at)
    }
    return known
  }

  /** Sends some games more, as they are now. Those that are sent go on in between. */
  #sendSnapshotGames({ games, since, request }: PendingSnapshot): void {
    const at = this.#sentUntil
    for (let sent = 0; sent < GAMES_PER_TURN && !this.#isStopped; sent += 1) {
      const next = games.next()
      if (next.done) {
        this.#snapshot = null
        return this.#send(
          { kind: 'snapshot_complete', ...(request !== undefined && { request }) },
          at,
        )
      }
      for (const body of next.value.snapshot(at, since)) this.#send(body, at)
      this.#queue.add(next.value, at)
    }
  }

  #finishedGames(): FinishedQueue {
    const { finishedBefore } = this.#from
    if (finishedBefore === undefined) return new FinishedQueue(undefined)
    return new FinishedQueue(this.#schedule.finished?.(this.#sentUntil, finishedBefore))
  }

  #sendFinished(): void {
    for (const { at, body } of this.#finished.take()) this.#send(body, at)
  }

  #sendUntil(now: number): void {
    while (!this.#isStopped && Math.min(this.#queue.firstAt, this.#aliveAt) <= now) {
      if (this.#queue.firstAt <= this.#aliveAt) this.#sendNextGame()
      else this.#sendAlive()
    }
    this.#sentUntil = Math.max(this.#sentUntil, now)
  }

  #sendNextGame(): void {
    const next = this.#queue.take()
    if (!next) return
    const { at, programme } = next
    for (const timed of programme.between(at - 1, at)) this.#send(timed.body, timed.at)
    this.#queue.add(programme, at)
  }

  #sendAlive(): void {
    this.#send({ kind: 'alive' }, this.#aliveAt)
    this.#aliveAt += ALIVE_INTERVAL_MS
    this.#queueNewGames()
  }

  #queueNewGames(): void {
    const until = this.#aliveAt + LOOK_AHEAD_MS
    for (const programme of this.#schedule.announced(this.#queuedUntil, until)) {
      this.#queue.add(programme, this.#queuedUntil)
    }
    this.#queuedUntil = until
  }

  #send(body: FeedBody, at: number): void {
    if (this.#isStopped) return
    this.#sequence += 1
    this.#start.listener({ producer: this.#producer, sequence: this.#sequence, at, ...body })
  }
}
