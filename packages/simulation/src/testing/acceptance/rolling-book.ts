import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import type { ContestModel, Opinion, RollingOffer } from '@caderneta/feed/contest/contest-model'
import type { MarketSheet, SheetMarket } from '@caderneta/feed/contest/market-sheet'
import { lastOf } from '@caderneta/feed/contest/once'
import { itemAt } from '@caderneta/feed/item-at'
import type { Belief, LawBook } from './proven-game.ts'

/** A game as it is played. */
interface PlayedStates<State> {
  /** All of them, in order. */
  readonly states: readonly State[]
  readonly stateAt: (second: number) => State
}

/** A game as it is played, and what its prices believe. */
export interface ContestStates<State> extends PlayedStates<State> {
  readonly opinionOf: (belief: Belief) => Opinion
}

interface RollingGame<State> extends PlayedStates<State> {
  readonly rolling: NonNullable<ContestModel<State>['rolling']>
  readonly start: State
}

type RollingCourse<State> = RollingGame<State> & ContestStates<State>

/**
 * All that was on sale of the parts of a game in one book: the running one, the next. What is not
 * on sale at a second has no chance there.
 */
export function rollingBook<State>(course: RollingCourse<State>): LawBook {
  const { rolling, start, states, stateAt, opinionOf } = course
  const sold = soldOf(course)
  const offerAt = lastOf((second: number | null) => {
    const state = second === null ? start : stateAt(second)
    const offer = rolling(state, second !== null)
    const positions = offer.sheet.selections.map(({ index }) => sold.positionOf(index))
    return { offer, state, positions }
  })
  return {
    sheet: sold.sheet,
    isRolling: true,
    isOpenAt: (second) => {
      const { offer, state, positions } = offerAt(second)
      const results = offer.resultsIn(state)
      const open = new Set(positions.filter((_, i) => results[i] === null))
      return (position) => open.has(position)
    },
    chancesAt: (second, _isWanted, belief = 'law') => {
      const { offer, positions } = offerAt(second)
      const ofOffer = offer.chances(opinionOf(belief))
      const chances = new Float64Array(sold.sheet.selections.length).fill(Number.NaN)
      for (const [i, position] of positions.entries()) chances[position] = ofOffer[i] ?? Number.NaN
      return chances
    },
    resultAtEnd: (position) => sold.resultIn(position, itemAt(states, states.length - 1)),
  }
}

interface Sold<State> {
  readonly sheet: MarketSheet
  readonly positionOf: (index: number) => number
  /** A part that the game does not reach is void. */
  readonly resultIn: (position: number, last: State) => SelectionResult
}

/** What the parts that are on sale in a state come to at an end of the game. */
export function rollingResults<State>(
  course: RollingGame<State>,
  second: number | null,
): (end: State) => (position: number) => SelectionResult | null {
  const { rolling, start, stateAt } = course
  const { positionOf } = soldOf(course)
  const offer = rolling(second === null ? start : stateAt(second), second !== null)
  const placeOf = new Map(offer.sheet.selections.map(({ index }, i) => [positionOf(index), i]))
  return (end) => {
    const results = offer.resultsIn(end)
    return (position) => results[placeOf.get(position) ?? Number.NaN] ?? null
  }
}

/** What was ever on sale, by its first offer. */
function soldOf<State>({ rolling, start, states }: RollingGame<State>): Sold<State> {
  const offers = [rolling(start, false), ...states.map((state) => rolling(state, true))]
  const selections: GameSelection[] = []
  const positionByIndex = new Map<number, number>()
  const firsts: { readonly offer: RollingOffer<State>; readonly position: number }[] = []
  const markets = new Map<string, SheetMarket & { readonly positions: number[] }>()
  for (const offer of offers) {
    for (const line of offer.sheet.markets) {
      for (const position of line.positions) {
        const selection = itemAt(offer.sheet.selections, position)
        if (positionByIndex.has(selection.index)) continue
        const key = `${line.marketId} ${line.specifier}${line.winners === null ? selection.name : ''}`
        const market = markets.get(key) ?? { ...line, positions: [] }
        markets.set(key, market)
        market.positions.push(selections.length)
        positionByIndex.set(selection.index, selections.length)
        selections.push(selection)
        firsts.push({ offer, position })
      }
    }
  }
  const resultsOf = lastOf((offer: RollingOffer<State>) =>
    lastOf((last: State) => offer.resultsIn(last)),
  )
  return {
    sheet: { selections, markets: [...markets.values()] },
    positionOf: (index) => positionByIndex.get(index) ?? Number.NaN,
    resultIn: (sold, last) => {
      const { offer, position } = itemAt(firsts, sold)
      return resultsOf(offer)(last)[position] ?? 'void'
    },
  }
}
