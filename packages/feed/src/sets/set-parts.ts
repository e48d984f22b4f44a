import type { SelectionSpec } from '@caderneta/domain/markets/market-type'
import type { ListedMarket } from '@caderneta/domain/markets/markets-by-sport'
import { type Rule, resultOf } from '@caderneta/domain/markets/rule'
import type { PartMarket } from '@caderneta/domain/markets/sets/parts/part-market'
import {
  type PartCounter,
  partBounds,
  type SetPart,
} from '@caderneta/domain/markets/sets/parts/set-part'
import { SET_NUMBERS } from '@caderneta/domain/markets/sets/sets-counters'
import type { SetsProgress } from '@caderneta/domain/markets/sets/sets-progress'
import type { Opinion, RollingOffer } from '../contest/contest-model.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import { type EndTable, tableChances } from '../contest/rule-table.ts'
import { itemAt } from '../item-at.ts'
import { PART_ENDS } from './part-ends.ts'
import { progressOf, type SetsSport, type SetsState } from './sets-sport.ts'

/** A market of the parts of a set, as the product lists it. */
export type ListedPartMarket = PartMarket<number, string> & ListedMarket

/** What a part is sold with. */
interface SoldPart extends SelectionSpec<PartCounter> {
  readonly marketId: number
  readonly part: SetPart
  readonly of: 'unit' | 'point'
  /** Parts from the running one: 0 or 1. */
  readonly ahead: number
}

/** A part ends with its winner and the points of the other, if it is a game; or is not played. */
const LOST = [0, 1, 2, 3]
const ENDS: EndTable<PartCounter> = {
  size: PART_ENDS,
  values: new Map<PartCounter, readonly number[]>([
    ['played', [1, 1, 1, 1, 1, 1, 1, 1, 0]],
    ['won.home', [1, 1, 1, 1, 0, 0, 0, 0, 0]],
    ['won.away', [0, 0, 0, 0, 1, 1, 1, 1, 0]],
    ['points.home', [4, 4, 4, 4, ...LOST, 0]],
    ['points.away', [...LOST, 4, 4, 4, 4, 0]],
  ]),
}
const START: SetPart = { set: 1, unit: 1, point: null }
const compile = tableChances(
  ENDS,
  partBounds(
    { rules: { target: () => 1, hasTieBreak: false }, wanted: 1, over: [], running: null },
    START,
  ),
)
const compiled = new Map<string, ReturnType<typeof compile>>()

/** Rules of a market are the same for each of its parts: laid over the ends once. */
function chanceOf(marketId: number, name: string, rule: Rule<PartCounter>) {
  const key = `${marketId} ${name}`
  const chance = compiled.get(key) ?? compile(rule)
  compiled.set(key, chance)
  return chance
}

/** The part that is played in a state, and so many after it, as a market has them. */
function partAt({ over, running }: SetsProgress, of: 'unit' | 'point', ahead: number): SetPart {
  const { winners = [], games = [] } = running ?? {}
  const set = itemAt(SET_NUMBERS, over.length)
  const unit = winners.length + 1
  if (of === 'unit') return { set, unit: unit + ahead, point: null }
  const log = games[unit - 1]
  return { set, unit, point: (log === undefined ? 0 : log.length) + 1 + ahead }
}

const NOTHING: RollingOffer<unknown> = {
  sheet: { selections: [], markets: [] },
  chances: () => [],
  resultsIn: () => [],
}

/** The markets of the parts of a set that are on sale in a state. */
export function partsOnSale<Part>(
  markets: readonly ListedPartMarket[],
  sportAt: (opinion: Opinion) => SetsSport<Part>,
  sport: SetsSport<Part>,
): (state: SetsState<Part>, isLive: boolean) => RollingOffer<SetsState<Part>> {
  return (state, isLive) => {
    const progress = progressOf(sport, state)
    if (progress.running === null) return NOTHING
    const selections = markets
      .filter(({ live }) => isLive || live !== 'L')
      .flatMap((market) => soldOf(market, progress))
    return {
      sheet: marketSheet(selections, markets),
      chances: (opinion) => chancesOf(sportAt(opinion), state.part, selections),
      resultsIn: (later) => {
        const then = progressOf(sport, later)
        return selections.map(({ rule, part }) => resultOf(rule, partBounds(then, part)))
      },
    }
  }
}

function soldOf(market: ListedPartMarket, progress: SetsProgress): readonly SoldPart[] {
  const { id, of } = market
  return Array.from({ length: market.ahead + 1 }, (_, ahead) => ahead).flatMap((ahead) => {
    const part = partAt(progress, of, ahead)
    return market.ofPart(part).map((spec) => ({ ...spec, marketId: id, part, of, ahead }))
  })
}

/** Chances of parts if they are played: else the stake comes back. */
function chancesOf<Part>(
  sport: SetsSport<Part>,
  part: Part,
  selections: readonly SoldPart[],
): readonly number[] {
  const known = new Map<string, Float64Array>()
  const endsOf = ({ of, ahead }: SoldPart): Float64Array => {
    const key = `${of} ${ahead}`
    const ends = known.get(key) ?? sport.partEnds(part, of, ahead)
    known.set(key, ends)
    return ends
  }
  return selections.map((sold) => chanceOf(sold.marketId, sold.name, sold.rule)(endsOf(sold)))
}
