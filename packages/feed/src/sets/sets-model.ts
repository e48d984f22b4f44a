import {
  CORRECT_MAP_SCORE,
  CORRECT_SET_SCORE,
  FIRST_MAP_WINNER,
  FIRST_SET_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market'
import { setsOutcome } from '@caderneta/domain/markets/sets-outcome'
import type { GameSelection } from '@caderneta/domain/slip/game-selection'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import { type Distribution, together, totalChance } from '../points/distribution.ts'
import { type Finals, setsFinals } from './sets-finals.ts'
import { type SetsSport, type SetsState, setsStart, unitsSoFar } from './sets-sport.ts'

/** What a match of sets is offered with. */
export interface SetsOffer<Part> {
  /** The sport as the market believes it to be played. */
  readonly sportAt: (opinion: Opinion) => SetsSport<Part>
  readonly margins: ReadonlyMap<number, number>
  readonly selections: (wanted: number, handicaps: readonly string[]) => readonly GameSelection[]
  /** Distance of the lines of the total from what is expected. */
  readonly handicapSteps: readonly number[]
}

/** A match of sets as the engine prices it: every market from the finals of the match. */
export function setsModel<Part>(offer: SetsOffer<Part>): ContestModel<SetsState<Part>> {
  const sport = offer.sportAt({ edge: 0, pace: 0 })
  const start = setsStart(sport)
  const handicaps = handicapsAround(unitsOfAll(setsFinals(sport, start)), offer.handicapSteps)
  const selections = offer.selections(sport.wanted, handicaps)
  return {
    sheet: marketSheet(selections, offer.margins),
    start,
    chances: (state, opinion) => setsChances(selections, offer.sportAt(opinion), state),
    outcomes: (state) => {
      const { won, firstWinner } = state
      const units = unitsSoFar(sport, state)
      const progress = { won, firstWinner, units, wanted: sport.wanted }
      return selections.map((selection) => setsOutcome(selection, progress))
    },
  }
}

/** Lines about the half next below the median of the units of a match. */
function handicapsAround(units: Distribution, steps: readonly number[]): readonly string[] {
  let [above, sum] = [units.from, 0]
  while (sum < 0.5) {
    sum += units.chances[above - units.from] ?? 1
    above += 1
  }
  return steps.map((step) => `${above - 0.5 + step}`)
}

function setsChances<Part>(
  selections: readonly GameSelection[],
  sport: SetsSport<Part>,
  state: SetsState<Part>,
): readonly number[] {
  const finals = setsFinals(sport, state)
  const units = unitsOfAll(finals)
  const winner = [...finals].reduce(
    (sum, [score, units]) => sum + (isHomeWin(score) ? totalChance(units) : 0),
    0,
  )
  const first = firstSetChance(sport, state)
  return selections.map(({ marketId, name, handicap }) => {
    switch (marketId) {
      case CORRECT_SET_SCORE:
      case CORRECT_MAP_SCORE: {
        const ofScore = finals.get(name)
        return ofScore ? totalChance(ofScore) : 0
      }
      case FIRST_SET_WINNER:
      case FIRST_MAP_WINNER:
        return ofSide(name, first)
      case TOTAL_GAMES:
      case TOTAL_POINTS:
      case TOTAL_MAPS: {
        const over = chanceOver(units, Number(handicap) - state.unitsBefore)
        return name === 'Over' ? over : 1 - over
      }
      default:
        return ofSide(handicap || name, winner)
    }
  })
}

function ofSide(side: string, chance: number): number {
  return side === '1' ? chance : 1 - chance
}

function isHomeWin(score: string): boolean {
  const [home = 0, away = 0] = score.split('-').map(Number)
  return home > away
}

function unitsOfAll(finals: Finals): Distribution {
  return [...finals.values()].reduce(together)
}

/** Chance of more units than a half line. */
function chanceOver({ from, chances }: Distribution, handicap: number): number {
  const first = Math.ceil(handicap) - from
  return first <= 0 ? 1 : chances.subarray(first).reduce((sum, chance) => sum + chance, 0)
}

function firstSetChance<Part>(sport: SetsSport<Part>, state: SetsState<Part>): number {
  if (state.firstWinner !== null) return state.firstWinner === 0 ? 1 : 0
  return sport
    .branches(state.part)
    .reduce((sum, { winner, units }) => sum + (winner === 0 ? totalChance(units) : 0), 0)
}
