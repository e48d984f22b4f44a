import type { FightProgress } from '@caderneta/domain/markets/fight-progress'

/** What is known of a fight before it begins; the home corner is first. */
export interface FightRates {
  readonly roundsScheduled: number
  /** Chance that a side stops the other within a slice of a round. */
  readonly homeStops: number
  readonly awayStops: number
  /** Chance that a judge gives a round to the home side that knockdowns do not decide. */
  readonly homeRound: number
}

/** The state of a fight. */
export interface FightState extends FightProgress {
  /** Slices of half a minute that were fought to their end. */
  readonly slicesFought: number
  /** Points by which the home side leads on each card. */
  readonly cards: readonly [number, number, number]
  /** Knockdowns that each side has suffered in the round that is being fought. */
  readonly roundDowns: readonly [home: number, away: number]
}

export const SLICES_OF_ROUND = 6
export const SLICES_OF_HALF_ROUND = 3
/**
 * A knockdown is so much more frequent than a stoppage, and so many of them are survived: each
 * stoppage follows a knockdown, at most one in a slice.
 */
export const KNOCKDOWNS_PER_STOPPAGE = 2.5
export const SURVIVED = 0.6
/** Share of rounds without a knockdown in which all judges see the same winner. */
export const CLEAR_ROUND = 0.65
/** How often a judge whose card is level after the last round leaves it so; else by a toss. */
export const LEVEL_CARD = 0.5

export const FIGHT_START: FightState = {
  halfRoundsFought: 0,
  roundsBegun: 0,
  downs: [0, 0],
  end: null,
  slicesFought: 0,
  cards: [0, 0, 0],
  roundDowns: [0, 0],
}

/** Rounds that the judges have not given yet, with the one that is being fought. */
export function roundsLeft(
  { roundsScheduled }: FightRates,
  { slicesFought }: Pick<FightState, 'slicesFought'>,
): number {
  return roundsScheduled - Math.floor(slicesFought / SLICES_OF_ROUND)
}
