import { resultOf } from '@caderneta/domain/markets/rule/rule'
import {
  type SetsCounter,
  type SetsFormat,
  setsBounds,
} from '@caderneta/domain/markets/sports/sets-progress'
import { type Distribution, together, totalChance } from '@caderneta/pricing/chances/distribution'
import type { MarketOffer } from '@caderneta/pricing/chances/market-offer'
import { marketSheet } from '@caderneta/pricing/chances/market-sheet'
import { once } from '@caderneta/pricing/chances/once'
import { type Finals, setsFinals } from '@caderneta/pricing/sets/sets-finals'
import {
  type SetsSport,
  type SetsState,
  setsStart,
  unitsSoFar,
} from '@caderneta/pricing/sets/sets-sport'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'

/** What a match of sets is offered with. */
export interface SetsOffer<Part> {
  /** The sport as the market believes it to be played. */
  readonly sportAt: (opinion: Opinion) => SetsSport<Part>
  readonly offer: MarketOffer<SetsCounter, SetsFormat, SetsChances>
  /** The lines of the total: fixed, or by their distances from what is expected. */
  readonly handicaps: { readonly fixed: readonly string[] } | { readonly steps: readonly number[] }
}

/** A match of sets as the engine prices it: every market from the finals of the match. */
export function setsModel<Part>(setsOffer: SetsOffer<Part>): ContestModel<SetsState<Part>> {
  const { offer, sportAt } = setsOffer
  const sport = sportAt({ edge: 0, pace: 0 })
  const start = setsStart(sport)
  // The lines take the finals of a whole match: nothing needs them before a price does.
  const selections = once(() =>
    offer.selections({ wanted: sport.wanted, handicaps: handicapsOf(setsOffer, sport, start) }),
  )
  const sheet = once(() => marketSheet(selections(), offer.markets))
  return {
    get sheet() {
      return sheet()
    },
    start,
    chances: (state, opinion) => {
      const chances = setsChances(sportAt(opinion), state)
      return selections().map((selection) => selection.chanceIn(chances))
    },
    outcomes: (state) => {
      const { won, firstWinner } = state
      const units = unitsSoFar(sport, state)
      const bounds = setsBounds({ won, firstWinner, units, wanted: sport.wanted })
      return selections().map(({ rule }) => resultOf(rule, bounds))
    },
  }
}

function handicapsOf<Part>(
  { handicaps }: SetsOffer<Part>,
  sport: SetsSport<Part>,
  start: SetsState<Part>,
): readonly string[] {
  if ('fixed' in handicaps) return handicaps.fixed
  return handicapsAround(unitsOfAll(setsFinals(sport, start)), handicaps.steps)
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

/** What the chances of all markets are made of at one moment. */
export interface SetsChances {
  /** That the first side wins the match, and its first set. */
  readonly winner: number
  readonly firstSet: number
  /** Of a final score, such as '2-1'. */
  readonly score: (name: string) => number
  /** Of more units in the match than a half line. */
  readonly over: (handicap: string) => number
}

function setsChances<Part>(sport: SetsSport<Part>, state: SetsState<Part>): SetsChances {
  const finals = setsFinals(sport, state)
  const units = unitsOfAll(finals)
  return {
    winner: [...finals].reduce(
      (sum, [score, units]) => sum + (isHomeWin(score) ? totalChance(units) : 0),
      0,
    ),
    firstSet: firstSetChance(sport, state),
    score: (name) => {
      const ofScore = finals.get(name)
      return ofScore ? totalChance(ofScore) : 0
    },
    over: (handicap) => chanceOver(units, Number(handicap) - state.unitsBefore),
  }
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
