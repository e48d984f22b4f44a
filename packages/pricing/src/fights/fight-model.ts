import type { FightEnd, FightProgress } from '@caderneta/domain/markets/sports/fight-progress'
import { chanceAbove, chanceOf, distributionOf, repeated } from '../chances/distribution.ts'

/** What is known of a fight before it begins; the home corner is first. */
export interface FightRates {
  readonly roundsScheduled: number
  /** Chance that a side stops the other within a slice of a round. */
  readonly homeStops: number
  readonly awayStops: number
  /** Chance that a judge gives a round to the home side. */
  readonly homeRound: number
}

/** The state of a fight. */
export interface FightState extends FightProgress {
  /** Slices of half a minute that were fought to their end. */
  readonly slicesFought: number
  /** Rounds that the three judges have given to the home side less those of the other. */
  readonly cardLead: number
}

export const SLICES_OF_ROUND = 6
export const SLICES_OF_HALF_ROUND = 3
/** How often cards that are level after the last round make a draw; else one judge sees more. */
export const LEVEL_IS_DRAW = 0.5

export const FIGHT_START: FightState = {
  halfRoundsFought: 0,
  end: null,
  slicesFought: 0,
  cardLead: 0,
}

/** Chances of how a fight ends from its state. */
export interface FightChances {
  readonly winner: Readonly<Record<FightEnd['winner'], number>>
  readonly distance: number
  /** Chance that the fight reaches the line, in rounds. */
  readonly passes: (handicap: number) => number
}

/** Every slice may bring a stoppage by either side; who lasts all of them is judged by cards. */
export function fightChances(rates: FightRates, state: FightState): FightChances {
  const { homeStops, awayStops } = rates
  if (state.end) return endedChances(state.end, state)
  const slices = rates.roundsScheduled * SLICES_OF_ROUND
  const lasts = (until: number) =>
    (1 - homeStops - awayStops) ** Math.max(0, until - state.slicesFought)
  const distance = lasts(slices)
  const stopped = 1 - distance
  const homeShare = homeStops / (homeStops + awayStops)
  const judged = judgedChances(rates, state)
  return {
    winner: {
      1: stopped * homeShare + distance * judged[1],
      Draw: distance * judged.Draw,
      2: stopped * (1 - homeShare) + distance * judged[2],
    },
    distance,
    passes: (handicap) => lasts(handicap * SLICES_OF_ROUND),
  }
}

/** The judges' decision if the fight goes the distance. */
function judgedChances(
  { roundsScheduled, homeRound }: FightRates,
  { slicesFought, cardLead }: FightState,
): FightChances['winner'] {
  const roundsLeft = roundsScheduled - Math.floor(slicesFought / SLICES_OF_ROUND)
  const lead = repeated(roundCards(homeRound), roundsLeft)
  const level = chanceOf(lead, -cardLead)
  const homeLeads = (1 - level) * (level === 1 ? 0 : chanceAbove(lead, -cardLead))
  const split = (level * (1 - LEVEL_IS_DRAW)) / 2
  return {
    1: homeLeads + split,
    Draw: level * LEVEL_IS_DRAW,
    2: 1 - homeLeads - level + split,
  }
}

/** How many of the three judges give a round to the home side less those who do not. */
function roundCards(homeRound: number) {
  const other = 1 - homeRound
  return distributionOf([
    [3, homeRound ** 3],
    [1, 3 * homeRound ** 2 * other],
    [-1, 3 * homeRound * other ** 2],
    [-3, other ** 3],
  ])
}

function endedChances({ winner, isByJudges }: FightEnd, state: FightState): FightChances {
  const isIt = (name: FightEnd['winner']) => (winner === name ? 1 : 0)
  return {
    winner: { 1: isIt('1'), Draw: isIt('Draw'), 2: isIt('2') },
    distance: isByJudges ? 1 : 0,
    passes: (handicap) => (state.halfRoundsFought >= 2 * handicap ? 1 : 0),
  }
}
