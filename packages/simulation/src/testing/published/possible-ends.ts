import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { footballOutcomes } from '@caderneta/domain/markets/sports/football/football-outcome'
import type { TimedGoal } from '@caderneta/domain/markets/sports/football/goal-log'
import type { GamePart } from '@caderneta/domain/markets/sports/points-progress'
import {
  type FightState,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
} from '@caderneta/pricing/fights/fight-model'
import type { PointsSport, PointsState, Possessions } from '@caderneta/pricing/points/points-model'
import type { Random } from '@caderneta/pricing/random'
import {
  afterPoint,
  isMatchOver,
  type SetsSport,
  type SetsState,
} from '@caderneta/pricing/sets/sets-sport'

/**
 * Ends that a contest can have from its current state. Not all: chances of some are enough to
 * prove that no set of bets is sure, and none of these is impossible.
 */
export type EndsFrom<State> = (random: Random, state: State) => readonly State[]

/** Plays of a match of sets whose points fall at chances from one to four of five. */
export function endsOfSets<Part>(sport: SetsSport<Part>, plays: number): EndsFrom<SetsState<Part>> {
  return (random, start) =>
    Array.from({ length: plays }, () => {
      const chance = 0.2 + 0.6 * random.next()
      let state = start
      while (!isMatchOver(sport, state)) {
        state = afterPoint(sport, state, random.next() < chance ? 0 : 1)
      }
      return state
    })
}

const PART_BY_QUARTERS: readonly (GamePart | null)[] = [
  'firstQuarter',
  'firstHalf',
  null,
  'regular',
]

/** Plays of a game of quarters in which each side scores with some chance of its own. */
export function endsOfPoints(sport: PointsSport, plays: number): EndsFrom<PointsState> {
  return (random, start) => Array.from({ length: plays }, () => playPoints(sport, random, start))
}

function playPoints(sport: PointsSport, random: Random, start: PointsState): PointsState {
  const chances = [0.15 + 0.6 * random.next(), 0.15 + 0.6 * random.next()] as const
  const score: [number, number] = [...start.score]
  const play = (possessions: Possessions) => {
    for (const side of [0, 1] as const) {
      for (let left = possessions[side]; left > 0; left -= 1) {
        if (random.next() < chances[side]) score[side] += random.pick(sport.worth)[0]
      }
    }
  }
  const atEndOf = { ...start.atEndOf }
  start.quartersLeft.forEach((possessions, quarter) => {
    play(possessions)
    const part = PART_BY_QUARTERS[quarter]
    if (part) atEndOf[part] ??= [...score]
  })
  const overtime: Possessions = [sport.overtimePossessions, sport.overtimePossessions]
  const isLevel = () => score[0] === score[1]
  if (start.overtimeLeft) play(start.overtimeLeft)
  else if (isLevel()) play(overtime)
  while (isLevel() && sport.isPlayedToDecision) play(overtime)
  atEndOf.whole ??= [...score]
  return { ...start, score, atEndOf }
}

/** Every slice in which either side may still stop the other, and each possible verdict. */
export function endsOfFight(rounds: number): EndsFrom<FightState> {
  return (_random, state) => {
    const slices = rounds * SLICES_OF_ROUND
    const stopped = Array.from({ length: slices - state.slicesFought }, (_, ahead) => {
      const slice = state.slicesFought + ahead
      const halfRoundsFought = Math.floor(slice / SLICES_OF_HALF_ROUND)
      return (['1', '2'] as const).map((winner) => ({
        ...state,
        halfRoundsFought,
        end: { winner, isByJudges: false },
      }))
    }).flat()
    const judged = judgements(state, rounds).map((winner) => ({
      ...state,
      halfRoundsFought: 2 * rounds,
      end: { winner, isByJudges: true },
    }))
    return [...stopped, ...judged]
  }
}

/** Each round left moves the cards by one or three; level cards make a draw or either winner. */
function judgements({ slicesFought, cardLead }: FightState, rounds: number) {
  const left = rounds - Math.floor(slicesFought / SLICES_OF_ROUND)
  const canBeLevel = Math.abs(cardLead) <= 3 * left && (cardLead + left) % 2 === 0
  return (['1', 'Draw', '2'] as const).filter((winner) => {
    if (canBeLevel) return true
    if (winner === 'Draw') return false
    return winner === '1' ? cardLead + 3 * left > 0 : cardLead - 3 * left < 0
  })
}

/** Goals that each half may still bring to each side, at the most. */
const HALF_GOALS = 4
const SECOND_HALF_GOALS = 6

/** A match so far; `halfTime` is null before it. */
interface MatchSoFar {
  readonly score: readonly [number, number]
  readonly halfTime: readonly [number, number] | null
  /** In their order. */
  readonly goals: readonly TimedGoal[]
  /** As the clock shows it. */
  readonly minute: number
}

/** Of a second half there are fewer scores: each has more ways to come to it. */
const WAYS_OF_SECOND_HALF = 4

/**
 * Results by selection of a match, for scores from the current one, each in so many ways: its goals
 * fall in any order and at any minute from now on.
 */
export function endsOfMatch(
  gameId: number,
  { score, halfTime, goals, minute }: MatchSoFar,
  ways: number,
  random: Random,
): readonly ReadonlyMap<number, SelectionResult>[] {
  const breaks = halfTime ? [halfTime] : scoresFrom(score, HALF_GOALS)
  return breaks.flatMap((atBreak) =>
    waysTo(halfTime ? score : atBreak, halfTime ? WAYS_OF_SECOND_HALF * ways : ways).map(
      (fullTime) => {
        const first = halfTime ? [] : goalsBetween(score, atBreak, ['1H', minute, 45], random)
        const begun = halfTime ? score : atBreak
        const second = goalsBetween(
          begun,
          fullTime,
          ['2H', Math.min(90, Math.max(46, minute)), 90],
          random,
        )
        const result = {
          ...({ status: 'finished', halfTime: atBreak, fullTime } as const),
          goals: [...goals, ...first, ...second],
        }
        const outcomes = footballOutcomes(gameId, result)
        return new Map(outcomes.map((one) => [one.selectionId, one.result]))
      },
    ),
  )
}

function waysTo(from: readonly [number, number], count: number) {
  const scores = scoresFrom(from, SECOND_HALF_GOALS)
  return Array.from({ length: count }, () => scores).flat()
}

function goalsBetween(
  from: readonly [number, number],
  to: readonly [number, number],
  [period, earliest, latest]: readonly [period: '1H' | '2H', earliest: number, latest: number],
  random: Random,
): readonly TimedGoal[] {
  const left = [to[0] - from[0], to[1] - from[1]] as [number, number]
  const goals: TimedGoal[] = []
  while (left[0] + left[1] > 0) {
    const side = random.next() * (left[0] + left[1]) < left[0] ? 0 : 1
    left[side] -= 1
    const minute = random.integer(earliest, latest)
    goals.push({ side: side === 0 ? 'home' : 'away', period, minute })
  }
  return goals.sort((one, other) => one.minute - other.minute)
}

function scoresFrom([home, away]: readonly [number, number], most: number) {
  const more = Array.from({ length: most + 1 }, (_, goals) => goals)
  return more.flatMap((ours) => more.map((theirs) => [home + ours, away + theirs] as const))
}
