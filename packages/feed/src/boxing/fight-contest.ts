import { boxingSelections } from '@caderneta/domain/markets/boxing-markets'
import { decidedFight } from '@caderneta/domain/markets/boxing-outcome'
import { BOXING_WINNER, GOES_THE_DISTANCE, TOTAL_ROUNDS } from '@caderneta/domain/markets/market'
import type { GameSelection } from '@caderneta/domain/slip/game-selection'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import {
  FIGHT_START,
  type FightChances,
  type FightRates,
  type FightState,
  fightChances,
} from './fight-model.ts'

/** Share that the prices of each market keep as margin: the sum of 1/odds less one. */
export const FIGHT_MARGINS: ReadonlyMap<number, number> = new Map([
  [BOXING_WINNER, 0.06],
  [TOTAL_ROUNDS, 0.06],
  [GOES_THE_DISTANCE, 0.06],
])

/** How far opinion moves stoppages and cards. */
const EDGE = 0.08
const EDGE_OF_CARDS = 0.01
const PACE = 0.06

/** A fight between sides that stop each other and win rounds so often. */
export function fightContest(rates: FightRates): ContestModel<FightState> {
  const selections = boxingSelections(rates.roundsScheduled)
  return {
    sheet: marketSheet(selections, FIGHT_MARGINS),
    start: FIGHT_START,
    chances: (state, opinion) => {
      const chances = fightChances(bent(rates, opinion), state)
      return selections.map((selection) => fairChance(selection, chances))
    },
    outcomes: (state) => selections.map((selection) => decidedFight(selection, state)),
  }
}

function fairChance({ marketId, name, handicap }: GameSelection, chances: FightChances): number {
  if (marketId === TOTAL_ROUNDS) return either(name === 'Over', chances.passes(Number(handicap)))
  if (marketId === GOES_THE_DISTANCE) return either(name === 'Yes', chances.distance)
  if (name === 'Draw') return chances.winner.Draw
  return chances.winner[handicap === '1' ? '1' : '2']
}

function either(isIt: boolean, chance: number): number {
  return isIt ? chance : 1 - chance
}

function bent(rates: FightRates, { edge, pace }: Opinion): FightRates {
  const side = (sign: number) => Math.exp(sign * edge * EDGE + pace * PACE)
  return {
    ...rates,
    homeStops: rates.homeStops * side(1),
    awayStops: rates.awayStops * side(-1),
    homeRound: rates.homeRound + edge * EDGE_OF_CARDS,
  }
}
