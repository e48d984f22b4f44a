import { BOXING_MARKETS } from '@caderneta/domain/markets/boxing'
import { fightBounds } from '@caderneta/domain/markets/fight-progress'
import { selectionsOf } from '@caderneta/domain/markets/market-type'
import { resultOf } from '@caderneta/domain/markets/rule'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'
import { EVERY } from '../contest/every.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import { offeredLines } from '../contest/offered-lines.ts'
import { fightEndChances, fightRuleChances } from './fight-ends.ts'
import { FIGHT_START, type FightRates, type FightState } from './fight-model.ts'

/** How far opinion moves stoppages and cards. */
const EDGE = 0.08
const EDGE_OF_CARDS = 0.01
const PACE = 0.06

type FightSelections = ReturnType<typeof laidOver>

/** By rounds: every selection of such a fight. Rules are laid over its ends once. */
const SELECTIONS_BY_ROUNDS = new Map<number, FightSelections>()

function selectionsOver(roundsScheduled: number): FightSelections {
  const known = SELECTIONS_BY_ROUNDS.get(roundsScheduled)
  const selections = known ?? laidOver(roundsScheduled)
  if (!known) SELECTIONS_BY_ROUNDS.set(roundsScheduled, selections)
  return selections
}

function laidOver(roundsScheduled: number) {
  const chanceOf = fightRuleChances(roundsScheduled)
  return selectionsOf(BOXING_MARKETS, { roundsScheduled }).map((selection) => ({
    ...selection,
    chanceIn: chanceOf(selection.rule),
  }))
}

/** A fight between sides that stop each other and win rounds so often. */
export function fightContest(rates: FightRates): ContestModel<FightState> {
  const all = selectionsOver(rates.roundsScheduled)
  const atStart = fightEndChances(rates, FIGHT_START)
  const selections = offeredLines(
    all,
    BOXING_MARKETS,
    all.map(({ chanceIn }) => chanceIn(atStart)),
  )
  return {
    sheet: marketSheet(selections, BOXING_MARKETS),
    start: FIGHT_START,
    chances: (state, opinion) => {
      const ends = fightEndChances(bent(rates, opinion), state)
      return selections.map(({ chanceIn }) => chanceIn(ends))
    },
    outcomes: (state, isWanted = EVERY) => {
      const bounds = fightBounds(state)
      return selections.map(({ rule }, position) =>
        isWanted(position) ? resultOf(rule, bounds) : null,
      )
    },
  }
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
