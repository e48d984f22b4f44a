import type { Bounds, Range, Sum } from './rule.ts'

/** How the cards of the three judges agree; in this order they are numbered from 1. */
export const VERDICTS = ['unanimous', 'majority', 'split'] as const
type Verdict = (typeof VERDICTS)[number]

/** How a fight ends: who wins, and how the judges agreed on it; null of a stoppage. */
export interface FightEnd {
  readonly winner: '1' | 'Draw' | '2'
  readonly verdict: Verdict | null
}

/** How far a fight has come. A round has two halves of a minute and a half. */
export interface FightProgress {
  readonly halfRoundsFought: number
  /** Rounds whose bell has rung. */
  readonly roundsBegun: number
  /** How often each fighter was knocked down, the home corner first. */
  readonly downs: readonly [home: number, away: number]
  /** Null while it goes on. */
  readonly end: FightEnd | null
}

/**
 * What boxing counts: halves of rounds, the round in which the fight ends, 0 or 1 for a winner and
 * for a judges' decision, the number of its verdict, 0 without one, and knockdowns suffered.
 */
export type FightCounter =
  | 'halfRounds'
  | 'endRound'
  | 'winner.home'
  | 'winner.away'
  | 'judges'
  | 'verdict'
  | DownsCounter
type DownsCounter = 'downs.home' | 'downs.away'

/** The round that a judges' decision counts as: after the last of any fight. */
export const DECISION_ROUND = 13

export const halfRounds: Sum<FightCounter> = [['halfRounds', 1]]
export const endRound: Sum<FightCounter> = [['endRound', 1]]
export const judgedFights: Sum<FightCounter> = [['judges', 1]]
export const verdictNumber: Sum<FightCounter> = [['verdict', 1]]
export const winnerLead: Sum<FightCounter> = [
  ['winner.home', 1],
  ['winner.away', -1],
]
export const knockdowns: Sum<FightCounter> = [
  ['downs.home', 1],
  ['downs.away', 1],
]

/** Knockdowns that one side suffers. */
export function knockdownsOf(side: 'home' | 'away'): Sum<FightCounter> {
  return [[`downs.${side}`, 1]]
}

/**
 * What a fight leaves possible. A fighter who does not come out for a round has lost in the one
 * before, so a round is over as the place of the end with the bell of the next.
 */
export function fightBounds(progress: FightProgress): Bounds<FightCounter> {
  const { halfRoundsFought, roundsBegun, end } = progress
  if (end === null) {
    return {
      ...downsBounds(progress),
      halfRounds: [halfRoundsFought, Number.POSITIVE_INFINITY],
      endRound: [Math.max(1, roundsBegun), DECISION_ROUND],
      'winner.home': EITHER,
      'winner.away': EITHER,
      judges: EITHER,
      verdict: [0, VERDICTS.length],
    }
  }
  const { winner, verdict } = end
  const number = verdict === null ? 0 : 1 + VERDICTS.indexOf(verdict)
  const endedIn = verdict === null ? roundsBegun : DECISION_ROUND
  return {
    ...downsBounds(progress),
    halfRounds: [halfRoundsFought, halfRoundsFought],
    endRound: [endedIn, endedIn],
    'winner.home': certain(winner === '1'),
    'winner.away': certain(winner === '2'),
    judges: certain(verdict !== null),
    verdict: [number, number],
  }
}

const EITHER: Range = [0, 1]

function certain(isIt: boolean): Range {
  return isIt ? [1, 1] : [0, 0]
}

function downsBounds({ downs, end }: FightProgress): Bounds<DownsCounter> {
  const from = (count: number): Range => [count, end ? count : Number.POSITIVE_INFINITY]
  return { 'downs.home': from(downs[0]), 'downs.away': from(downs[1]) }
}
