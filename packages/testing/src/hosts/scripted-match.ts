import type { Score } from '@caderneta/domain/markets/game/game'
import type { Incident } from '@caderneta/domain/markets/sports/football/incidents/incident'
import { type MatchCourse, matchCourse, matchStateAt } from '@caderneta/feed/football/match-course'
import type { Goal, MatchScript, ScriptIncident } from '@caderneta/feed/football/match-script'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { Half } from '@caderneta/pricing/goals/stoppage'
import { changedOdds, type OddsByMarket } from './changed-odds.ts'
import type { ScriptedGame } from './scripted-game.ts'

/** Goals expected of each side in each half: no favourite. */
const RATES = { home: [0.6, 0.7], away: [0.5, 0.6] } as const
const STOPPAGE = { firstHalf: 2, secondHalf: 4 }
const MINUTE_SECONDS = 60
const HALVES = ['1H', '2H'] as const

interface MatchOptions {
  readonly odds?: OddsByMarket | undefined
  /** Whether its corners, cards and shots are recorded. */
  readonly hasIncidents?: boolean | undefined
}

/**
 * A football match that does what it is commanded: it knows its goals so far and the second of
 * play, and the product's own model makes clock, timeline, markets and results of them.
 */
export class ScriptedMatch implements ScriptedGame {
  #fixture: GameFixture
  readonly #announcedAt: number
  #goals: readonly Goal[] = []
  #incidents: readonly ScriptIncident[] | undefined
  /** Since the kick-off; null before. */
  #second: number | null = null
  /** Results up to this second have been sent. */
  #settledSecond = -1
  #isResting = false
  #isCalledOff = false
  readonly #odds: Map<number, readonly number[]>

  constructor(
    fixture: GameFixture,
    announcedAt: number,
    { odds = {}, hasIncidents = false }: MatchOptions = {},
  ) {
    this.#fixture = fixture
    this.#incidents = hasIncidents ? [] : undefined
    this.#announcedAt = announcedAt
    this.#odds = new Map(Object.entries(odds).map(([market, prices]) => [Number(market), prices]))
  }

  get fixture(): GameFixture {
    return this.#fixture
  }

  /** Betting rests until the match is played on. */
  kickOff(now: number): readonly FeedBody[] {
    this.#fixture = { ...this.#fixture, startsAt: now }
    this.#second = 0
    return this.#rest()
  }

  /** The ball is in play for some minutes more, or the half-time break passes. */
  play(minutes: number): readonly FeedBody[] {
    this.#second = this.#playedSecond() + minutes * MINUTE_SECONDS
    this.#isResting = false
    return this.#news()
  }

  /** A goal in this minute; betting rests until the match is played on. */
  goal(side: Goal['side']): readonly FeedBody[] {
    const { minute, stoppage } = matchStateAt(this.#course(), this.#playedSecond()).clock
    const period = this.#halfAt(this.#playedSecond())
    this.#goals = [...this.#goals, { side, period, minute, stoppage }]
    const seconds = this.#course().goals.map(({ second }) => second)
    this.#second = Math.max(this.#playedSecond(), ...seconds)
    return this.#rest()
  }

  /** A corner, a card or a shot in the next second; betting goes on. */
  incident(side: Incident['side'], kind: Incident['kind']): readonly FeedBody[] {
    if (this.#incidents === undefined) throw new Error('the match records no incidents')
    const second = this.#playedSecond() + 1
    const period = this.#halfAt(second)
    const half = this.#course().spans.find((span) => span.period === period)
    if (half === undefined) throw new Error(`${period} is not played`)
    const ofHalf = second - half.startSecond
    this.#incidents = [...this.#incidents, { kind, side, period, second: ofHalf }]
    this.#second = second
    return this.#news()
  }

  stopBetting(): readonly FeedBody[] {
    return this.#rest()
  }

  resumeBetting(): readonly FeedBody[] {
    this.#isResting = false
    return this.#news()
  }

  /** Other odds of a market, in the order of its selections, until the match is over. */
  price(marketId: number, odds: readonly number[]): readonly FeedBody[] {
    this.#odds.set(marketId, odds)
    return this.#news()
  }

  /** Nothing more happens until the final whistle; all is settled. */
  finish(): readonly FeedBody[] {
    this.#second = this.#course().finalSecond
    return this.#news()
  }

  /** The match does not take place, and all is void. */
  callOff(now: number): readonly FeedBody[] {
    this.#fixture = { ...this.#fixture, startsAt: now }
    this.#isCalledOff = true
    this.#second = 0
    return this.#rest()
  }

  snapshot(): readonly FeedBody[] {
    return this.#bodiesSince(0)
  }

  #playedSecond(): number {
    if (this.#second === null) throw new Error('the match has not kicked off')
    return this.#second
  }

  /** Goals and incidents are in halves alone. */
  #halfAt(second: number): Half {
    const { period } = matchStateAt(this.#course(), second).clock
    const half = HALVES.find((one) => one === period)
    if (half === undefined) throw new Error(`nothing happens in ${period}`)
    return half
  }

  #rest(): readonly FeedBody[] {
    this.#isResting = true
    const { gameId } = this.#fixture
    const [fixture, ...news] = this.#news()
    if (!fixture) throw new Error('a game without a fixture')
    return [fixture, { kind: 'bet_stop', gameId, marketIds: 'all' }, ...news]
  }

  /** Results are sent once; only a snapshot repeats them. */
  #news(): readonly FeedBody[] {
    const bodies = this.#bodiesSince(this.#settledSecond + 1)
    this.#settledSecond = this.#second ?? this.#settledSecond
    return bodies
  }

  #bodiesSince(second: number): readonly FeedBody[] {
    const { startsAt } = this.#fixture
    const at = this.#second === null ? this.#announcedAt : startsAt + this.#second * 1_000
    const play = { script: this.#script(), announcedAt: this.#announcedAt, speed: 1 }
    const bodies = footballProgramme(play).snapshot(at, startsAt + second * 1_000)
    return bodies.map((body) => changedOdds(body, this.#odds, this.#isResting))
  }

  #course(): MatchCourse {
    return matchCourse(this.#script())
  }

  #script(): MatchScript {
    const scored = (goals: readonly Goal[]): Score => {
      const home = goals.filter(({ side }) => side === 'home').length
      return [home, goals.length - home]
    }
    return {
      fixture: this.#fixture,
      rates: RATES,
      result: {
        status: this.#isCalledOff ? 'cancelled' : 'finished',
        halfTime: scored(this.#goals.filter(({ period }) => period === '1H')),
        fullTime: scored(this.#goals),
      },
      goals: this.#goals,
      incidents: this.#incidents,
      hasExtraTime: false,
      penalties: null,
      firstHalfStoppage: STOPPAGE.firstHalf,
      secondHalfStoppage: STOPPAGE.secondHalf,
    }
  }
}
