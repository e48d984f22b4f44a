import { FOOTBALL } from '@caderneta/feed/football/tournaments'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import { identifyTeam } from '@caderneta/feed/openfootball/identify-team'
import type { FeedProvider, FeedSession, FeedStart } from '@caderneta/feed/provider'
import { REAL_TIMERS, type Timers } from '@caderneta/feed/timers'
import type { FeedCommand } from './feed-command.ts'
import { type OtherSport, scriptedContest } from './scripted-contest.ts'
import type { ScriptedGame } from './scripted-game.ts'
import { ScriptedMatch } from './scripted-match.ts'
import { STORY_TOURNAMENTS } from './story-tournaments.ts'

const ALIVE_MS = 500
const HOUR_MS = 3_600_000
const MINUTES_PLAYED = 20

type AnnounceCommand = Extract<FeedCommand, { kind: 'announce' }>
/** A match as it is announced. */
interface MatchPlan extends Pick<AnnounceCommand, 'tournament' | 'odds' | 'hasIncidents'> {
  readonly teams: readonly [string, string]
  readonly startsAt: number
}

type MatchCommand = Extract<FeedCommand, { gameId: number }>

/** Matches that are there from the start, beside those that a story announces. */
const FIRST_MATCHES = [
  { tournament: 'serieA', teams: ['Flamengo', 'Palmeiras'], startsInHours: 3 },
  { tournament: 'serieA', teams: ['Grêmio', 'Santos'], startsInHours: 5 },
  { tournament: 'premierLeague', teams: ['Arsenal', 'Chelsea'], startsInHours: 8 },
  { tournament: 'championsLeague', teams: ['Benfica', 'Ajax'], startsInHours: 20 },
  { tournament: 'worldCup', teams: ['Japan', 'Germany'], startsInHours: 22 },
  { tournament: 'libertadores', teams: ['Bahia', 'Fortaleza'], startsInHours: 0 },
] as const

/** One game of each other sport, three of them under way. */
const FIRST_CONTESTS: readonly (readonly [sport: OtherSport, isLive: boolean])[] = [
  ['tennis', true],
  ['basketball', true],
  ['volleyball', false],
  ['american-football', false],
  ['e-sports', true],
  ['boxing', false],
]

/**
 * A feed that does nothing by itself but stay alive: its games kick off, score, move and end when
 * it is commanded. While it is cut its messages are lost; the gap shows once it is restored.
 */
export class ScriptedFeed implements FeedProvider {
  readonly producer = 'scripted'
  readonly #gameIdBase: number
  readonly #timers: Timers
  readonly #games = new Map<number, ScriptedGame>()
  #start: FeedStart | null = null
  #sequence = 0
  #version = 0
  #isCut = false
  #missingSnapshot: number | null = null
  #cancelAlive = () => {}

  constructor(gameIdBase: number, timers: Timers = REAL_TIMERS) {
    this.#gameIdBase = gameIdBase
    this.#timers = timers
  }

  /** A server that starts again finds the games as they are. */
  start(start: FeedStart): FeedSession {
    this.#start = start
    if (this.#games.size === 0) this.#addFirstGames(start.now())
    this.#sendSnapshot()
    this.#stayAlive()
    return {
      requestSnapshot: (request) => this.#answer(request),
      stop: () => this.#cancelAlive(),
    }
  }

  /** Carries out a command; returns the number of its game, 0 for none. */
  obey(command: FeedCommand): number {
    switch (command.kind) {
      case 'announce':
        return this.#announce(command)
      case 'cut':
        this.#cut()
        return 0
      case 'restore':
        this.#restore()
        return 0
      default:
        for (const body of this.#newsOf(command)) this.#send(body)
        return command.gameId
    }
  }

  #newsOf(command: MatchCommand): readonly FeedBody[] {
    const match = this.#games.get(command.gameId)
    if (!(match instanceof ScriptedMatch)) throw new Error(`no match ${command.gameId}`)
    switch (command.kind) {
      case 'kick_off':
        return match.kickOff(this.#now())
      case 'play':
        return match.play(command.minutes)
      case 'goal':
        return match.goal(command.side)
      case 'incident':
        return match.incident(command.side, command.incident)
      case 'stop_betting':
        return match.stopBetting()
      case 'resume_betting':
        return match.resumeBetting()
      case 'price':
        return match.price(command.marketId, command.odds)
      case 'finish':
        return match.finish()
      case 'call_off':
        return match.callOff(this.#now())
    }
  }

  #addFirstGames(now: number): void {
    for (const { tournament, teams, startsInHours } of FIRST_MATCHES) {
      const startsAt = now + startsInHours * HOUR_MS
      const match = this.#addMatch({ tournament, teams, startsAt, odds: {} })
      if (startsInHours > 0) continue
      match.kickOff(now)
      match.play(MINUTES_PLAYED)
    }
    for (const [sport, isLive] of FIRST_CONTESTS) {
      const gameId = this.#nextGameId()
      const startsAt = isLive ? now - HOUR_MS / 12 : now + 6 * HOUR_MS
      const plan = { sport, gameId, startsAt, announcedAt: now - HOUR_MS, isLive }
      this.#games.set(gameId, scriptedContest(plan))
    }
  }

  #announce({ startsInMs, ...plan }: AnnounceCommand): number {
    const match = this.#addMatch({ ...plan, startsAt: this.#now() + startsInMs })
    for (const body of match.snapshot()) this.#send(body)
    return match.fixture.gameId
  }

  #addMatch(plan: MatchPlan): ScriptedMatch {
    const { id, name, isHighlight, place } = STORY_TOURNAMENTS[plan.tournament]
    const [home, away] = plan.teams
    const fixture: GameFixture = {
      gameId: this.#nextGameId(),
      sportId: FOOTBALL,
      tournamentId: id,
      tournamentName: name,
      location: place,
      startsAt: plan.startsAt,
      teams: [identifyTeam(home, ''), identifyTeam(away, '')],
      isHighlight,
    }
    const match = new ScriptedMatch(fixture, this.#now(), plan)
    this.#games.set(fixture.gameId, match)
    return match
  }

  #nextGameId(): number {
    return this.#gameIdBase + this.#games.size + 1
  }

  /** A message is lost, and a last one shows it; then nothing comes through. */
  #cut(): void {
    this.#sequence += 1
    this.#send({ kind: 'alive' })
    this.#isCut = true
  }

  #restore(): void {
    this.#isCut = false
    if (this.#missingSnapshot === null) return
    this.#sendSnapshot(this.#missingSnapshot)
    this.#missingSnapshot = null
  }

  #answer(request = 0): void {
    if (this.#isCut) this.#missingSnapshot = request
    else this.#sendSnapshot(request)
  }

  #sendSnapshot(request = 0): void {
    for (const game of this.#games.values()) for (const body of game.snapshot()) this.#send(body)
    this.#send({ kind: 'snapshot_complete', request })
  }

  #stayAlive(): void {
    this.#cancelAlive = this.#timers.after(ALIVE_MS, () => {
      this.#send({ kind: 'alive' })
      this.#stayAlive()
    })
  }

  #now(): number {
    if (!this.#start) throw new Error('the feed has not started')
    return this.#start.now()
  }

  #send(body: FeedBody): void {
    this.#sequence += 1
    if (!this.#start || this.#isCut) return
    this.#version += 1
    const [sequence, at] = [this.#sequence, this.#now()]
    const news = versioned(body, this.#version)
    this.#start.listener({ producer: this.producer, sequence, at, ...news })
  }
}

/** What is sent later has a higher version; the consumer keeps that of a price that is the same. */
function versioned(body: FeedBody, version: number): FeedBody {
  if (body.kind !== 'odds_change') return body
  const markets = body.markets.map((market) => ({
    ...market,
    selections: market.selections.map((selection) => ({ ...selection, version })),
  }))
  return { ...body, markets }
}
