import { HALF_MINUTES } from '@caderneta/feed/football/stoppage'
import { itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { DAY_MS } from '../../season/calendar-day.ts'
import { lastDayOf } from '../../season/dated/half-week.ts'
import { type Disturbance, disturbanceOf } from '../../season/disturbance.ts'
import { keptAnswers } from '../../season/kept-answers.ts'
import type { FootballGame } from '../football-game.ts'
import { FOOTBALL_HAZARDS } from '../football-hazards.ts'
import { goalRates } from '../goal-rates.ts'
import { sampleMatch } from '../sample-match.ts'
import type { Season } from './season-plan.ts'

/** When a game stops betting on its season, and when its result counts; of the season, ms UTC. */
interface GameTimes {
  readonly startMs: number
  readonly overMs: number
}

/** What has been published of a season at a moment. */
export interface SeasonMoment {
  /** Games whose results count, in the order in which they are over: the state of the season. */
  readonly played: number
  readonly isUnderWay: boolean
  readonly isOver: boolean
  /** When this changes next; null when nothing is to come. */
  readonly nextMs: number | null
}

/** The moments of a season. */
export interface SeasonClock {
  readonly at: (ms: number) => SeasonMoment
  readonly timesOf: (round: number) => readonly GameTimes[]
  /** True when the result of a game of a round, by its index, counts. */
  readonly isOver: (round: number, index: number, ms: number) => boolean
  /** True when the results of all games of a round count. */
  readonly isRoundOver: (round: number, ms: number) => boolean
}

const MINUTE_MS = 60_000
const [BREAK_MINUTES, EXTRA_TIME_MINUTES, SHOOT_OUT_MINUTES] = [15, 40, 15]
/** A result counts a little after its last message. */
const SPARE_MINUTES = 5
/** Nothing of a half of a week is played so long after its days. */
const MARGIN_MS = 2 * DAY_MS
/** The hours of a round are looked at from so many days before its end. */
const NEAR_DAYS = 7

export function seasonClock(season: Season): SeasonClock {
  const timesOf = keptAnswers(
    (round: number): readonly GameTimes[] =>
      itemAt(season.rounds, round)
        .games()
        .map((game) => gameTimes(season.seed, game)),
    season.rounds.length,
  )
  const counts = season.rounds.map((_, round) => gamesOfRound(season, round))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const endsOf = (round: number) => (lastDayOf(itemAt(season.rounds, round).half) + 1) * DAY_MS
  const isPast = (round: number, ms: number) => ms > endsOf(round) + MARGIN_MS
  const nearMs = (round: number) => endsOf(round) - NEAR_DAYS * DAY_MS
  const isNear = (round: number, ms: number) => ms >= nearMs(round) && !isPast(round, ms)
  return {
    timesOf,
    isOver: (round, index, ms) =>
      isPast(round, ms) || (isNear(round, ms) && itemAt(timesOf(round), index).overMs <= ms),
    isRoundOver: (round, ms) =>
      isPast(round, ms) ||
      (isNear(round, ms) && timesOf(round).every(({ overMs }) => overMs <= ms)),
    at: (ms) => {
      let played = 0
      const near: GameTimes[] = []
      const changes: number[] = []
      for (const [round, count] of counts.entries()) {
        if (isPast(round, ms)) played += count
        else if (isNear(round, ms)) near.push(...timesOf(round))
        else {
          changes.push(nearMs(round))
          break
        }
      }
      changes.push(...near.flatMap(({ startMs, overMs }) => [startMs, overMs]))
      const later = changes.filter((each) => each > ms)
      played += near.filter(({ overMs }) => overMs <= ms).length
      return {
        played,
        isUnderWay: near.some(({ startMs, overMs }) => startMs <= ms && ms < overMs),
        isOver: played === all,
        nextMs: later.length === 0 ? null : Math.min(...later),
      }
    },
  }
}

/** Those of a knock-out follow from the number of its sides, not from who they are. */
function gamesOfRound({ rounds, competition: { plan } }: Season, round: number): number {
  if (round < plan.rounds) return itemAt(rounds, round).pairs().length
  return plan.knockout / 2 ** (round - plan.rounds + 1)
}

/** As `matchCourse` lays a match on its clock, with time to spare. */
export function gameTimes(seed: string, game: FootballGame): GameTimes {
  const disturbance = disturbanceOf(seed, game.gameId, FOOTBALL_HAZARDS)
  const { startMs } = game
  if (disturbance.kind === 'cancelled') return { startMs, overMs: startMs }
  const isKnockout = game.stage?.isKnockout ?? false
  const match = sampleMatch(
    randomFrom(`${seed}/match/${game.gameId}`),
    goalRates(seed, game),
    isKnockout,
  )
  const minutes =
    2 * HALF_MINUTES +
    BREAK_MINUTES +
    (match.stoppage['1H'].seconds + match.stoppage['2H'].seconds) / 60 +
    (match.hasExtraTime ? EXTRA_TIME_MINUTES : 0) +
    (match.penalties === null ? 0 : SHOOT_OUT_MINUTES) +
    lostMinutes(disturbance) +
    SPARE_MINUTES
  return { startMs, overMs: startMs + minutes * MINUTE_MS }
}

function lostMinutes(disturbance: Disturbance): number {
  switch (disturbance.kind) {
    case 'delayed':
    case 'interrupted':
    case 'postponed':
      return disturbance.minutes
    default:
      return 0
  }
}
