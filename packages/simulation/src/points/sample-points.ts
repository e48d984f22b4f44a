import type { GameStatus, Period, Score } from '@caderneta/domain/markets/game'
import {
  type DriveResult,
  isFieldGoal,
  isSafety,
  isTouchdown,
  type PartEnd,
  type Play,
  QUARTER_PARTS,
} from '@caderneta/domain/markets/points/points-progress'
import type { ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { type FactDraft, plainFact } from '@caderneta/feed/contest/contest-timeline'
import { itemAt } from '@caderneta/feed/item-at'
import {
  type PointsRates,
  type PointsSport,
  type PointsState,
  type Possessions,
  pointsStart,
} from '@caderneta/feed/points/points-model'
import type { Random } from '@caderneta/feed/random'
import type { PointsFormat } from './points-format.ts'

type PointsMoment = ScriptMoment<PointsState>

/** What a game is sampled from: the model that prices it, and how long it lasts. */
interface PointsGame {
  readonly sport: PointsSport
  readonly format: PointsFormat
  readonly rates: PointsRates
}

const SIDES = ['home', 'away'] as const
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const
/** The clock is sent at least this often. */
const CLOCK_SECONDS = 60

type Happened = Partial<Pick<PointsMoment, 'isKey' | 'facts'>>

type PlayedPeriod = (typeof QUARTERS)[number] | 'OT'

/** Parts that are over when a quarter is. */
const PART_BY_QUARTER: Readonly<Partial<Record<Period, PartEnd>>> = {
  Q1: 'firstQuarter',
  Q2: 'firstHalf',
  Q3: 'thirdQuarter',
  Q4: 'regular',
}

/**
 * Plays a game of quarters at random, by the model that prices it: each possession is sampled
 * on its own, the sides have the ball in turn, and a level score after four quarters goes on. What
 * is left of a game from a state is played alike.
 */
export function samplePoints(
  random: Random,
  game: PointsGame,
  from = pointsStart(game.sport),
): readonly PointsMoment[] {
  const play = new PointsPlay(random, game, from)
  for (const quarter of QUARTERS) if (!play.isOver(quarter)) play.period(quarter)
  if (play.goesOn) {
    do play.period('OT')
    while (play.isLevel && game.sport.isPlayedToDecision)
  }
  return play.ended()
}

function driveResult(points: number, isPunt: boolean): DriveResult {
  if (isTouchdown(points)) return 'touchdown'
  if (isFieldGoal(points)) return 'fieldGoal'
  return isPunt ? 'punt' : 'turnover'
}

function quarterOf(period: PlayedPeriod): Play['quarter'] {
  return period === 'OT' ? null : itemAt(QUARTER_PARTS, QUARTERS.indexOf(period))
}

class PointsPlay {
  readonly #random: Random
  readonly #game: PointsGame
  /** How often a possession of each side scores. */
  readonly #scores: readonly [home: number, away: number]
  readonly #moments: PointsMoment[] = []
  #state: PointsState
  #second = 0

  constructor(random: Random, game: PointsGame, from: PointsState) {
    this.#random = random
    this.#state = from
    this.#game = game
    const { home, away } = game.rates
    const average = game.sport.worth.reduce((sum, [points, share]) => sum + points * share, 0)
    this.#scores = [home / average, away / average]
  }

  get isLevel(): boolean {
    const [home, away] = this.#state.score
    return home === away
  }

  /** True when overtime is to be played, or has begun. */
  get goesOn(): boolean {
    return this.isLevel || this.#state.begins !== null
  }

  isOver(quarter: (typeof QUARTERS)[number]): boolean {
    const part = PART_BY_QUARTER[quarter]
    return part !== undefined && this.#state.atEndOf[part] !== null
  }

  period(period: PlayedPeriod): void {
    const { sport, format } = this.#game
    const isOvertime = period === 'OT'
    const possessions = isOvertime ? sport.overtimePossessions : sport.quarterPossessions
    const seconds = isOvertime ? format.overtimeSeconds : format.quarterSeconds
    const start = this.#second
    const first = this.#state.begins ?? this.#kickOff(period, possessions)
    const played = 2 * possessions - this.#possessionsLeft(period)
    for (let turn = played; turn < 2 * possessions; turn += 1) {
      const share = (turn + 0.4 + 0.5 * this.#random.next()) / (2 * possessions)
      this.#pass(period, start, seconds, start + Math.floor(share * seconds))
      this.#possession(period, (turn + first) % 2 === 0 ? 0 : 1, share)
    }
    this.#second = start + seconds
    this.#endOf(period)
  }

  /** Who has the ball first in a part that begins. */
  #kickOff(period: PlayedPeriod, possessions: number): 0 | 1 {
    if (period === 'OT') this.#state = { ...this.#state, overtimeLeft: [possessions, possessions] }
    this.#addLive(period, 0, { facts: [plainFact('period_start')] })
    const begins = this.#random.integer(0, 1) === 0 ? 0 : 1
    this.#state = { ...this.#state, begins }
    return begins
  }

  #possessionsLeft(period: PlayedPeriod): number {
    const { quartersLeft, overtimeLeft } = this.#state
    const [home, away] =
      period === 'OT' ? (overtimeLeft ?? [0, 0]) : itemAt(quartersLeft, QUARTERS.indexOf(period))
    return home + away
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
    if (points > 0) this.#note({ side, points, quarter: quarterOf(period) })
    const facts = this.#drive(period, side, points)
    if (points === 0) return this.#addLive(period, share, { facts })
    const scored: FactDraft = { kind: 'points', side: SIDES[side], points }
    this.#addLive(period, share, { isKey: this.#game.format.isScoreKey, facts: [...facts, scored] })
  }

  /** Notes how the drive ended, where drives are recorded; points are a fact of their own. */
  #drive(period: PlayedPeriod, side: 0 | 1, points: number): readonly FactDraft[] {
    const { puntShare } = this.#game.sport
    if (puntShare === undefined) return []
    const isPunt = points === 0 ? this.#random.next() < puntShare : isSafety(points)
    const result = driveResult(points, isPunt)
    const name = SIDES[side]
    if (period !== 'OT') this.#noteDrive(name, result)
    const isFact = result === 'punt' || result === 'turnover'
    return isFact ? [plainFact(result, { side: name })] : []
  }

  #noteDrive(side: 'home' | 'away', result: DriveResult): void {
    const { drives } = this.#state
    this.#state = { ...this.#state, drives: { ...drives, [side]: [...drives[side], result] } }
  }

  #note(play: Play): void {
    this.#state = { ...this.#state, plays: [...this.#state.plays, play] }
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
    this.#state = { ...this.#state, begins: null }
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
