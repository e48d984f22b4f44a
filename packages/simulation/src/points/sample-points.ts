import type { GameStatus, Period, Score } from '@caderneta/domain/markets/game/game'
import type { GamePart } from '@caderneta/domain/markets/sports/points-progress'
import type { ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { type FactDraft, plainFact } from '@caderneta/feed/contest/contest-timeline'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import {
  type PointsRates,
  type PointsSport,
  type PointsState,
  type Possessions,
  pointsStart,
} from '@caderneta/pricing/points/points-model'
import type { Random } from '@caderneta/pricing/random'
import type { PointsFormat } from './points-format.ts'

type PointsMoment = ScriptMoment<PointsState>

/** What a game is sampled from: the model that prices it, and how long it lasts. */
interface PointsGame {
  readonly sport: PointsSport
  readonly format: PointsFormat
  readonly rates: PointsRates
}

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const
/** The clock is sent at least this often. */
const CLOCK_SECONDS = 60

type Happened = Partial<Pick<PointsMoment, 'isKey' | 'facts'>>

type PlayedPeriod = (typeof QUARTERS)[number] | 'OT'

/** Parts that are over when a quarter is. */
const PART_BY_QUARTER: Readonly<Partial<Record<Period, GamePart>>> = {
  Q1: 'firstQuarter',
  Q2: 'firstHalf',
  Q4: 'regular',
}

/**
 * Plays a game of quarters at random, by the model that prices it: each possession is sampled
 * on its own, the sides have the ball in turn, and a level score after four quarters goes on.
 */
export function samplePoints(random: Random, game: PointsGame): readonly PointsMoment[] {
  const play = new PointsPlay(random, game)
  for (const quarter of QUARTERS) play.period(quarter)
  if (play.isLevel) {
    do play.period('OT')
    while (play.isLevel && game.sport.isPlayedToDecision)
  }
  return play.ended()
}

class PointsPlay {
  readonly #random: Random
  readonly #game: PointsGame
  /** How often a possession of each side scores. */
  readonly #scores: readonly [home: number, away: number]
  readonly #moments: PointsMoment[] = []
  #state: PointsState
  #second = 0

  constructor(random: Random, game: PointsGame) {
    this.#random = random
    this.#game = game
    const { home, away } = game.rates
    const average = game.sport.worth.reduce((sum, [points, share]) => sum + points * share, 0)
    this.#scores = [home / average, away / average]
    this.#state = pointsStart(game.sport)
  }

  get isLevel(): boolean {
    const [home, away] = this.#state.score
    return home === away
  }

  period(period: PlayedPeriod): void {
    const { sport, format } = this.#game
    const isOvertime = period === 'OT'
    const possessions = isOvertime ? sport.overtimePossessions : sport.quarterPossessions
    const seconds = isOvertime ? format.overtimeSeconds : format.quarterSeconds
    if (isOvertime) this.#state = { ...this.#state, overtimeLeft: [possessions, possessions] }
    this.#addLive(period, 0, { facts: [plainFact('period_start')] })
    const [start, first] = [this.#second, this.#random.integer(0, 1)]
    for (let turn = 0; turn < 2 * possessions; turn += 1) {
      const share = (turn + 0.4 + 0.5 * this.#random.next()) / (2 * possessions)
      this.#pass(period, start, seconds, start + Math.floor(share * seconds))
      this.#possession(period, (turn + first) % 2 === 0 ? 0 : 1, share)
    }
    this.#second = start + seconds
    this.#endOf(period)
  }

  /** The game with its last moment, at which everything is known. */
  ended(): readonly PointsMoment[] {
    const { atEndOf, score } = this.#state
    this.#state = { ...this.#state, atEndOf: { ...atEndOf, whole: score } }
    const before = this.#moments.slice(0, -1)
    const last = itemAt(this.#moments, before.length)
    const clock = { period: 'FT', minute: last.clock.minute, stoppage: 0 } as const
    const facts = [...(last.facts ?? []), plainFact('ended')]
    const ended = { status: 'ended', clock, state: this.#state, score, isKey: false } as const
    return [...before, { second: last.second, ...ended, facts }]
  }

  /** The clock runs on while nothing is scored. */
  #pass(period: PlayedPeriod, start: number, seconds: number, until: number): void {
    while (this.#second + CLOCK_SECONDS < until) {
      this.#second += CLOCK_SECONDS
      this.#addLive(period, (this.#second - start) / seconds)
    }
    this.#second = until
  }

  #possession(period: PlayedPeriod, side: 0 | 1, share: number): void {
    const points = this.#points(side)
    const [home, away] = this.#state.score
    const score: Score = side === 0 ? [home + points, away] : [home, away + points]
    this.#state = { ...this.#state, ...this.#leftAfter(period, side), score }
    if (points === 0) return this.#addLive(period, share)
    const scored: FactDraft = { kind: 'points', side: side === 0 ? 'home' : 'away', points }
    this.#addLive(period, share, { isKey: this.#game.format.isScoreKey, facts: [scored] })
  }

  #points(side: 0 | 1): number {
    let rest = this.#random.next() / this.#scores[side]
    for (const [points, share] of this.#game.sport.worth) {
      if (rest < share) return points
      rest -= share
    }
    return 0
  }

  #leftAfter(period: PlayedPeriod, side: 0 | 1): Partial<PointsState> {
    const { quartersLeft, overtimeLeft } = this.#state
    const fewer = ([home, away]: Possessions): Possessions =>
      side === 0 ? [home - 1, away] : [home, away - 1]
    if (period === 'OT') return { overtimeLeft: overtimeLeft && fewer(overtimeLeft) }
    const quarter = QUARTERS.indexOf(period)
    return { quartersLeft: quartersLeft.map((left, i) => (i === quarter ? fewer(left) : left)) }
  }

  #endOf(period: PlayedPeriod): void {
    const { format } = this.#game
    const part = PART_BY_QUARTER[period]
    const { atEndOf, score } = this.#state
    if (part) this.#state = { ...this.#state, atEndOf: { ...atEndOf, [part]: score } }
    const isHalftime = period === 'Q2'
    const [status, shown] = isHalftime ? (['halftime', 'HT'] as const) : (['live', period] as const)
    this.#add(status, shown, this.#minutes(period), {
      facts: [plainFact('period_end', { period })],
    })
    this.#second += isHalftime ? format.halftimeSeconds : format.breakSeconds
  }

  #minutes(period: PlayedPeriod): number {
    const { overtimeMinutes, quarterMinutes } = this.#game.format
    return period === 'OT' ? overtimeMinutes : quarterMinutes
  }

  #addLive(period: PlayedPeriod, share: number, happened: Happened = {}): void {
    this.#add('live', period, Math.floor(share * this.#minutes(period)), happened)
  }

  #add(status: GameStatus, period: Period, minute: number, happened: Happened): void {
    const clock = { period, minute, stoppage: 0 }
    const { score } = this.#state
    const [second, state] = [this.#second, this.#state]
    this.#moments.push({ second, state, status, clock, score, isKey: false, ...happened })
  }
}
