import type { TimedGoal } from '@caderneta/domain/markets/football/goal-log'
import { footballOutcomes } from '@caderneta/domain/markets/football-outcome'
import type { Score } from '@caderneta/domain/markets/game'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import {
  type DriveResult,
  PART_ENDS,
  type Play,
  QUARTER_PARTS,
} from '@caderneta/domain/markets/points/points-progress'
import { verdictOf } from '@caderneta/feed/boxing/fight-cards'
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

/** Plays of a game of quarters in which each side scores with some chance of its own. */
export function endsOfPoints(sport: PointsSport, plays: number): EndsFrom<PointsState> {
  return (random, start) => Array.from({ length: plays }, () => playPoints(sport, random, start))
}

function playPoints(sport: PointsSport, random: Random, start: PointsState): PointsState {
  const chances = [0.15 + 0.6 * random.next(), 0.15 + 0.6 * random.next()] as const
  const score: [number, number] = [...start.score]
  const plays: Play[] = [...start.plays]
  const drives = { home: [...start.drives.home], away: [...start.drives.away] }
  const possession = (side: 0 | 1, quarter: Play['quarter']) => {
    const isScore = random.next() < chances[side]
    const [points] = isScore ? random.pick(sport.worth) : ([0] as const)
    if (quarter) drives[side === 0 ? 'home' : 'away'].push(driveOf(points, random))
    if (points === 0) return
    score[side] += points
    plays.push({ side, points, quarter })
  }
  const play = (possessions: Possessions, quarter: Play['quarter'], begins: 0 | 1 | null) => {
    const first = begins ?? (random.next() < 0.5 ? 0 : 1)
    const other = first === 0 ? 1 : 0
    let [ofFirst, ofOther] = [possessions[first], possessions[other]]
    while (ofFirst + ofOther > 0) {
      if (ofFirst >= ofOther) {
        possession(first, quarter)
        ofFirst -= 1
      } else {
        possession(other, quarter)
        ofOther -= 1
      }
    }
  }
  const atEndOf = { ...start.atEndOf }
  const running = start.quartersLeft.findIndex(([home, away]) => home + away > 0)
  start.quartersLeft.forEach((possessions, quarter) => {
    play(possessions, QUARTER_PARTS[quarter] ?? null, quarter === running ? start.begins : null)
    const part = PART_ENDS[quarter]
    if (part) atEndOf[part] ??= [...score]
  })
  const overtime: Possessions = [sport.overtimePossessions, sport.overtimePossessions]
  const isLevel = () => score[0] === score[1]
  if (start.overtimeLeft) play(start.overtimeLeft, null, start.begins)
  else if (isLevel()) play(overtime, null, null)
  while (isLevel() && sport.isPlayedToDecision) play(overtime, null, null)
  atEndOf.whole ??= [...score]
  return { ...start, score, atEndOf, plays, drives }
}

function driveOf(points: number, random: Random): DriveResult {
  if (points > 3) return 'touchdown'
  if (points === 3) return 'fieldGoal'
  return points === 2 ? 'punt' : random.pick(['punt', 'turnover'] as const)
}

/** Every slice in which either side may still stop the other, and possible verdicts. */
export function endsOfFight(rounds: number): EndsFrom<FightState> {
  return (random, state) => {
    const slices = rounds * SLICES_OF_ROUND
    const stopped = Array.from({ length: slices - state.slicesFought }, (_, ahead) => {
      const slice = state.slicesFought + ahead
      const halfRoundsFought = Math.floor(slice / SLICES_OF_HALF_ROUND)
      return (['1', '2'] as const).flatMap((winner) =>
        [0, Math.min(1, ahead)].map((before) => ({
          ...state,
          halfRoundsFought,
          roundsBegun: Math.floor(halfRoundsFought / 2) + 1,
          downs: afterDowns(state, winner === '1' ? [before, 1] : [1, before]),
          end: { winner, verdict: null },
        })),
      )
    }).flat()
    return [...stopped, ...judgements(random, state, rounds)]
  }
}

function afterDowns({ downs }: FightState, [home, away]: Score): Score {
  return [downs[0] + home, downs[1] + away]
}

/** Plays of the rounds that are left: in each one side goes down or the other, both, or none. */
function judgements(random: Random, state: FightState, rounds: number): readonly FightState[] {
  return Array.from({ length: JUDGED_PLAYS }, () => {
    const left = rounds - Math.floor(state.slicesFought / SLICES_OF_ROUND)
    const [often, bias] = [random.next(), random.next()]
    const lead = () => (random.next() < bias ? 1 : -1)
    let { cards, downs, roundDowns: inRound } = state
    for (let round = 0; round < left; round += 1) {
      const more = random.next() < often ? NO_DOWNS : random.pick(ROUND_DOWNS)
      downs = [downs[0] + more[0], downs[1] + more[1]]
      const net = 2 * Math.sign(inRound[1] + more[1] - inRound[0] - more[0])
      cards = [cards[0] + (net || lead()), cards[1] + (net || lead()), cards[2] + (net || lead())]
      inRound = [0, 0]
    }
    const closed = (card: number) => (card === 0 ? random.pick([-1, 0, 1]) : card)
    const end = verdictOf([closed(cards[0]), closed(cards[1]), closed(cards[2])])
    return { ...state, halfRoundsFought: 2 * rounds, roundsBegun: rounds, downs, end }
  })
}

const JUDGED_PLAYS = 300
const NO_DOWNS = [0, 0] as const
/** Knockdowns of a round that both fighters survive. */
const ROUND_DOWNS = [[1, 0], [0, 1], [1, 1], NO_DOWNS] as const

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

/** Ways of a second half to come to a score. */
const WAYS = 4

/**
 * Results by selection of a match, for scores from the current one, with goals in any order and at
 * any minute from now on.
 */
export function endsOfMatch(
  gameId: number,
  { score, halfTime, goals, minute }: MatchSoFar,
  random: Random,
): readonly ReadonlyMap<number, SelectionResult>[] {
  const breaks = halfTime ? [halfTime] : scoresFrom(score, HALF_GOALS)
  return breaks.flatMap((atBreak) =>
    waysTo(halfTime ? score : atBreak, halfTime ? WAYS : 1).map((fullTime) => {
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
    }),
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
