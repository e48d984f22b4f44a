import {
  BOXING_WINNER,
  GOES_THE_DISTANCE,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market/market'
import { resultOf } from '@caderneta/domain/markets/rule/rule'
import { BOXING_MARKETS } from '@caderneta/domain/markets/sports/boxing'
import { fightBounds } from '@caderneta/domain/markets/sports/fight-progress'
import { marketOffer } from '@caderneta/pricing/chances/market-offer'
import { marketSheet } from '@caderneta/pricing/chances/market-sheet'
import {
  FIGHT_START,
  type FightChances,
  type FightRates,
  type FightState,
  fightChances,
} from '@caderneta/pricing/fights/fight-model'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'

const OFFER = marketOffer(BOXING_MARKETS, {
  [BOXING_WINNER]: ({ name, handicap }, { winner }: FightChances) =>
    name === 'Draw' ? winner.Draw : winner[handicap === '1' ? '1' : '2'],
  [TOTAL_ROUNDS]: ({ name, handicap }, { passes }: FightChances) =>
    either(name === 'Over', passes(Number(handicap))),
  [GOES_THE_DISTANCE]: ({ name }, { distance }: FightChances) => either(name === 'Yes', distance),
})

/** How far opinion moves stoppages and cards. */
const EDGE = 0.08
const EDGE_OF_CARDS = 0.01
const PACE = 0.06

/** A fight between sides that stop each other and win rounds so often. */
export function fightContest(rates: FightRates): ContestModel<FightState> {
  const selections = OFFER.selections(rates)
  return {
    sheet: marketSheet(selections, OFFER.markets),
    start: FIGHT_START,
    chances: (state, opinion) => {
      const chances = fightChances(bent(rates, opinion), state)
      return selections.map((selection) => selection.chanceIn(chances))
    },
    outcomes: (state) => {
      const bounds = fightBounds(state)
      return selections.map(({ rule }) => resultOf(rule, bounds))
    },
  }
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
