import { outrightSelections } from '@caderneta/domain/markets/outrights/outright-markets'
import { type SeasonState, seasonOutlook } from '@caderneta/domain/markets/outrights/season-outlook'
import { FOOTBALL } from '@caderneta/domain/markets/sports'
import type { FeedBody, GameFixture, MarketOdds } from '@caderneta/feed/messages'
import type { GameProgramme, TimedBody } from '@caderneta/feed/programme'
import { randomFrom } from '@caderneta/feed/random'
import type { SeasonTime } from '../../season/season-time.ts'
import type { BackgroundWork } from './background-work.ts'
import {
  type OutrightBooks,
  type OutrightNews,
  outrightBooks,
  outrightNews,
} from './outright-book.ts'
import { type SeasonClock, type SeasonMoment, seasonClock } from './season-clock.ts'
import { type Season, type SeasonPlan, seasonName, seasonPlan } from './season-plan.ts'
import { stateOfSeason } from './season-results.ts'
import { simulateSeason } from './simulate-season.ts'

/** Ends of a season by which its outrights are priced. */
const RUNS = 20_000
/** While prices are computed they are looked for so often, in real time. */
const LOOK_MS = 250

/** An outright as the feed sends it. Real times, milliseconds UTC. */
export interface OutrightEvent {
  readonly gameId: number
  readonly announcedAt: number
  /** No bet is taken from then on. */
  readonly closesAt: number
  /** The season is over by then. */
  readonly endsAt: number
  readonly season: Season
}

/** What a season is made of, and its hours: made once. */
interface Prepared {
  readonly plan: SeasonPlan
  readonly all: OutrightBooks
  readonly clock: SeasonClock
}

/** What has been computed for one state of a season. */
interface Computed extends OutrightNews {
  readonly played: number
}

/** The state that is computed before any of the season is known. */
const FIRST = -1

/**
 * The messages of an outright. Betting stops while a game of its competition is under way; when no
 * one plays, the rest of the season is simulated from the results so far, in the background, and
 * betting goes on with the new prices. What is decided for certain is settled at once. Before the
 * first work is done it has no market: the draw and the hours of a season take a while.
 */
export class OutrightProgramme implements GameProgramme {
  readonly #event: OutrightEvent
  readonly #time: SeasonTime
  readonly #background: BackgroundWork
  readonly #runs: number
  #prepared: Prepared | null = null
  #computed: Computed | null = null
  /** The state that is being computed. */
  #wanted: number | null = null
  /** The state that was sent last; null before the first one. */
  #sent: number | null = null
  readonly #settled = new Set<number>()

  constructor(
    event: OutrightEvent,
    time: SeasonTime,
    background: BackgroundWork,
    runs: number = RUNS,
  ) {
    this.#event = event
    this.#runs = runs
    this.#time = time
    this.#background = background
  }

  get gameId(): number {
    return this.#event.gameId
  }

  /** Its prices take a while, and are of less interest than those of the next games. */
  get startsAt(): number {
    return this.#event.closesAt
  }

  get announcedAt(): number {
    return this.#event.announcedAt
  }

  get endsAt(): number {
    return this.#event.endsAt
  }

  nextAfter(afterMs: number): number | null {
    const { announcedAt, closesAt } = this.#event
    if (afterMs < announcedAt) return announcedAt
    const moment = this.#at(afterMs)
    const isSent = moment !== null && this.#sent === moment.played
    if (isSent && moment.isOver) return null
    const times = isSent ? [] : [afterMs + LOOK_MS]
    if (afterMs < closesAt) times.push(closesAt)
    if (moment !== null && moment.nextMs !== null) times.push(this.#time.realMs(moment.nextMs))
    return times.length === 0 ? null : Math.max(afterMs + 1, Math.min(...times))
  }

  between(afterMs: number, untilMs: number): readonly TimedBody[] {
    const { announcedAt, closesAt, gameId } = this.#event
    const isDue = (ms: number) => afterMs < ms && ms <= untilMs
    const bodies: FeedBody[] = isDue(announcedAt) ? [this.#fixture()] : []
    const isStopped = this.#isUnderWay(untilMs) && !this.#isUnderWay(afterMs)
    if (isStopped || isDue(closesAt)) bodies.push({ kind: 'bet_stop', gameId, marketIds: 'all' })
    if (isDue(closesAt)) bodies.push(this.#state(untilMs, []))
    bodies.push(...this.#news(untilMs))
    return bodies.map((body) => ({ at: untilMs, body }))
  }

  snapshot(atMs: number): readonly FeedBody[] {
    this.#sent = null
    this.#settled.clear()
    return [this.#fixture(), this.#state(atMs, []), ...this.#news(atMs)]
  }

  /** Null before the season is prepared. */
  #at(ms: number): SeasonMoment | null {
    return this.#prepared?.clock.at(this.#time.seasonMs(ms)) ?? null
  }

  #isUnderWay(ms: number): boolean {
    return this.#at(ms)?.isUnderWay ?? false
  }

  /** What was computed for this moment and not sent yet. */
  #news(ms: number): readonly FeedBody[] {
    const moment = this.#at(ms)
    if (moment !== null && this.#sent === moment.played) return []
    const computed = this.#computed
    if (moment === null || computed?.played !== moment.played) {
      this.#compute(ms, moment?.played ?? FIRST)
      return []
    }
    const { played, isOver, isUnderWay } = moment
    this.#sent = played
    const { gameId, closesAt } = this.#event
    // A game that started while prices were computed makes them late.
    const isLate = isUnderWay || ms >= closesAt
    const markets = computed.markets.filter(({ status }) => status === 'closed' || !isLate)
    const outcomes = computed.outcomes.filter(
      ({ selectionId }) => isOver || !this.#settled.has(selectionId),
    )
    for (const { selectionId } of outcomes) this.#settled.add(selectionId)
    const certainty = isOver ? 'confirmed' : 'live'
    return [
      this.#state(ms, markets),
      ...(outcomes.length > 0
        ? [{ kind: 'bet_settlement', gameId, certainty, outcomes } as const]
        : []),
    ]
  }

  #state(ms: number, markets: readonly MarketOdds[]): FeedBody {
    const { gameId, closesAt } = this.#event
    const moment = this.#at(ms)
    const isOver = moment !== null && moment.isOver && this.#sent === moment.played
    const status = isOver ? 'ended' : ms >= closesAt ? 'live' : 'scheduled'
    const state = { gameId, status, clock: null, score: [0, 0], markets } as const
    return { kind: 'odds_change', ...state, ...(moment && { played: moment.played }) }
  }

  #compute(ms: number, wanted: number): void {
    if (this.#wanted === wanted) return
    this.#wanted = wanted
    this.#background.add(this.#work(ms), ({ prepared, computed }) => {
      this.#prepared = prepared
      if (this.#wanted === wanted) this.#computed = computed
    })
  }

  *#work(ms: number) {
    const { closesAt } = this.#event
    const prepared = this.#prepared ?? (yield* this.#prepare())
    const { plan, all, clock } = prepared
    // The results come first: with them the draw of a knock-out is known, and so are its hours.
    const state = yield* stateOfSeason(plan, clock, this.#time.seasonMs(ms))
    const { played, isUnderWay, isOver } = clock.at(this.#time.seasonMs(ms))
    yield
    const outlook = seasonOutlook(plan.format, state)
    yield
    const isSold = !isUnderWay && !isOver && ms < closesAt
    const tally = isSold
      ? yield* simulateSeason({ ...plan, state }, this.#runs, this.#random(state))
      : null
    const news = yield* outrightNews(all, outlook, tally, 2 * played + 1)
    const computed: Computed = { played, ...news }
    return { prepared, computed }
  }

  #random(state: SeasonState) {
    const over = state.games.filter(({ score }) => score !== undefined).length
    const { gameId, season } = this.#event
    return randomFrom(`${season.seed}/outright/${gameId}/${over}/${state.ties.flat().length}`)
  }

  *#prepare(): Generator<undefined, Prepared> {
    const { season, gameId } = this.#event
    const plan = yield* seasonPlan(season)
    const all = outrightBooks(gameId, plan.format, outrightSelections(plan.format))
    yield
    return { plan, all, clock: seasonClock(season) }
  }

  #fixture(): FeedBody {
    const { gameId, closesAt, season } = this.#event
    const { tournament } = season.competition
    const name = seasonName(season)
    const fixture: GameFixture = {
      gameId,
      sportId: FOOTBALL,
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      location: tournament.location,
      startsAt: closesAt,
      teams: [
        { id: tournament.id, name: tournament.name },
        { id: season.year, name },
      ],
      isHighlight: false,
      season: name,
    }
    return { kind: 'fixture', fixture }
  }
}
