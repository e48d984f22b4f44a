import type { FeedBody } from './messages.ts'
import { MomentQueue } from './moment-queue.ts'
import type { GameProgramme, GameSchedule } from './programme.ts'
import type { FeedProvider, FeedSession, FeedStart } from './provider.ts'
import { REAL_TIMERS, type Timers } from './timers.ts'

/** What a provider that follows a schedule is made of. */
export interface ScheduledFeed {
  readonly producer: string
  /** The games of a run that began at `epoch` (milliseconds UTC), those kept among them. */
  readonly schedule: (epoch: number, keptGames: ReadonlySet<number>) => GameSchedule
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

const ALIVE_INTERVAL_MS = 1_000
/** New games are asked for this long before they are told, so that they come on time. */
const LOOK_AHEAD_MS = 2 * ALIVE_INTERVAL_MS
/** A feed that woke up later than this says how things stand instead of all that it missed. */
const LAG_MAX_MS = 30_000
/** Games told of at a time while everything is said again: others have to speak meanwhile. */
const GAMES_PER_TURN = 20
/** A snapshot asked for within a run repeats the settlements of so long. */
const REPEAT_MS = 24 * 3_600_000

/** A provider that tells the games of a schedule at their moments, with `alive` every second. */
export function scheduledProvider(feed: ScheduledFeed): FeedProvider {
  return {
    producer: feed.producer,
    start: (start) => new ScheduleSession(feed, start),
  }
}

/** How everything stood at a moment, as far as it is not said yet. */
interface Standing {
  readonly games: Iterator<GameProgramme>
  readonly at: number
  readonly since: number
  readonly request: number | undefined
}

class ScheduleSession implements FeedSession {
  readonly #producer: string
  readonly #schedule: GameSchedule
  readonly #timers: Timers
  readonly #start: FeedStart
  readonly #queue = new MomentQueue()
  #sequence = 0
  #toldUntil: number
  #wokeAt: number
  #askedUntil = 0
  #aliveAt = 0
  #isSpeaking = false
  #isSnapshotWanted = false
  #standing: Standing | null = null
  #request: number | undefined
  #isStopped = false
  #cancelWake = () => {}

  constructor(feed: ScheduledFeed, start: FeedStart) {
    this.#producer = feed.producer
    this.#schedule = feed.schedule(start.epoch, start.keptGames ?? new Set())
    this.#timers = feed.timers ?? REAL_TIMERS
    this.#start = start
    this.#toldUntil = start.now()
    this.#speak(() => {
      this.#beginStanding(this.#toldUntil, start.resumeFrom)
      this.#tellStanding(Number.POSITIVE_INFINITY)
    })
    this.#wokeAt = start.now()
  }

  requestSnapshot(request?: number): void {
    this.#isSnapshotWanted = true
    this.#request = request ?? this.#request
    if (!this.#isSpeaking) this.#wake()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelWake()
  }

  #wake(): void {
    this.#speak(() => {
      const now = this.#start.now()
      const isLate = now - this.#wokeAt > LAG_MAX_MS
      this.#wokeAt = now
      if (this.#standing) return this.#goOnStanding(now)
      if (!isLate && !this.#isSnapshotWanted) return this.#tellUntil(now)
      const at = Math.max(now, this.#toldUntil)
      this.#beginStanding(at, Math.max(this.#start.resumeFrom, at - REPEAT_MS))
      this.#tellStanding(GAMES_PER_TURN)
    })
  }

  /** Speaks without being interrupted by a listener that asks for more, then sleeps. */
  #speak(words: () => void): void {
    if (this.#isStopped) return
    this.#cancelWake()
    this.#isSpeaking = true
    words()
    this.#isSpeaking = false
    if (this.#isStopped) return
    const next = Math.min(this.#queue.firstAt, this.#aliveAt) - this.#start.now()
    const isBusy = this.#isSnapshotWanted || this.#standing !== null
    const delay = isBusy ? 0 : Math.min(Math.max(next, 0), ALIVE_INTERVAL_MS)
    this.#cancelWake = this.#timers.after(delay, () => this.#wake())
  }

  #beginStanding(at: number, since: number): void {
    const games = this.#schedule.standing(at, since)[Symbol.iterator]()
    this.#standing = { games, at, since, request: this.#request }
    this.#isSnapshotWanted = false
    this.#request = undefined
    this.#queue.clear()
    this.#aliveAt = at + ALIVE_INTERVAL_MS
  }

  /** Tells of so many games more; what happens meanwhile is told when it is complete. */
  #tellStanding(gamesMax: number): void {
    if (!this.#standing) return
    const { games, at, since } = this.#standing
    for (let told = 0; told < gamesMax && !this.#isStopped; told += 1) {
      const next = games.next()
      if (next.done) return this.#completeStanding(this.#standing)
      for (const body of next.value.standing(at, since)) this.#say(body, at)
      this.#queue.add(next.value, at)
    }
  }

  /** The feed lives while it says how everything stands. */
  #goOnStanding(now: number): void {
    for (; this.#aliveAt <= now; this.#aliveAt += ALIVE_INTERVAL_MS)
      this.#say({ kind: 'alive' }, this.#aliveAt)
    this.#tellStanding(GAMES_PER_TURN)
  }

  #completeStanding({ at, request }: Standing): void {
    this.#say({ kind: 'snapshot_complete', ...(request !== undefined && { request }) }, at)
    this.#standing = null
    this.#toldUntil = at
    this.#askedUntil = at
    this.#askForNewGames()
  }

  #tellUntil(now: number): void {
    while (!this.#isStopped && Math.min(this.#queue.firstAt, this.#aliveAt) <= now) {
      if (this.#queue.firstAt <= this.#aliveAt) this.#tellNextGame()
      else this.#tellAlive()
    }
    this.#toldUntil = Math.max(this.#toldUntil, now)
  }

  #tellNextGame(): void {
    const next = this.#queue.take()
    if (!next) return
    const { at, programme } = next
    for (const timed of programme.between(at - 1, at)) this.#say(timed.body, timed.at)
    this.#queue.add(programme, at)
  }

  #tellAlive(): void {
    this.#say({ kind: 'alive' }, this.#aliveAt)
    this.#aliveAt += ALIVE_INTERVAL_MS
    this.#askForNewGames()
  }

  #askForNewGames(): void {
    const until = this.#aliveAt + LOOK_AHEAD_MS
    for (const programme of this.#schedule.announced(this.#askedUntil, until)) {
      this.#queue.add(programme, this.#askedUntil)
    }
    this.#askedUntil = until
  }

  #say(body: FeedBody, at: number): void {
    if (this.#isStopped) return
    this.#sequence += 1
    this.#start.listener({ producer: this.#producer, sequence: this.#sequence, at, ...body })
  }
}
