import { footballOutcomes } from '@caderneta/domain/markets/football-outcome'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import type { GamePart } from '@caderneta/domain/markets/points-progress'
import {
  type FightState,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
} from '@caderneta/feed/boxing/fight-model'
import type { PointsSport, PointsState, Possessions } from '@caderneta/feed/points/points-model'
import type { Random } from '@caderneta/feed/random'
import {
  afterPoint,
  isMatchOver,
  type SetsSport,
  type SetsState,
} from '@caderneta/feed/sets/sets-sport'

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

/** Results by selection of a match, for scores from the current one; `halfTime` null before it. */
export function endsOfMatch(
  gameId: number,
  score: readonly [number, number],
  halfTime: readonly [number, number] | null,
): readonly ReadonlyMap<number, SelectionResult>[] {
  const breaks = halfTime ? [halfTime] : scoresFrom(score, HALF_GOALS)
  return breaks.flatMap((atBreak) =>
    scoresFrom(halfTime ? score : atBreak, SECOND_HALF_GOALS).map((fullTime) => {
      const result = { status: 'finished', halfTime: atBreak, fullTime } as const
      const outcomes = footballOutcomes(gameId, result)
      return new Map(outcomes.map((one) => [one.selectionId, one.result]))
    }),
  )
}

function scoresFrom([home, away]: readonly [number, number], most: number) {
  const more = Array.from({ length: most + 1 }, (_, goals) => goals)
  return more.flatMap((ours) => more.map((theirs) => [home + ours, away + theirs] as const))
}
