import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import type { Odds } from '@caderneta/domain/odds/odds'
import { itemAt } from '../item-at.ts'
import type { MarketOdds, SelectionOutcome } from '../messages.ts'
import type { ContestModel, Opinion, RollingOffer } from './contest-model.ts'
import type { ContestMoment } from './contest-moments.ts'
import type { ContestScript } from './contest-script.ts'
import { priceSheet, sheetMarkets } from './market-sheet.ts'
import { lastOf } from './once.ts'
import { sheetOutcomes } from './sheet-outcomes.ts'

/** A contest whose model has markets that come and go, as it is played. */
interface RollingCourse<State> {
  readonly gameId: number
  readonly rolling: NonNullable<ContestModel<State>['rolling']>
  readonly script: ContestScript<State>
  readonly moments: readonly ContestMoment[]
  readonly opinionAt: (second: number) => Opinion
}

/** The markets that come and go, as each moment sends them. */
export function rollingMarkets<State>(
  course: RollingCourse<State>,
): (index: number, version: number) => readonly MarketOdds[] {
  const { gameId, rolling, script, moments, opinionAt } = course
  const pricedAt = lastOf((index: number) => {
    const { second } = itemAt(moments, index)
    const { state } = script.at(second)
    const offer = rolling(state, true)
    return { ...offer, state, ...priceSheet(offer.sheet, offer.chances(opinionAt(second))) }
  })
  return (index, version) => {
    const isSuspended = itemAt(moments, index).isSuspended
    const common = { gameId, version, isSuspended }
    // The moment before is priced first: it is the one that was priced last.
    const before = index === 0 ? null : pricedAt(index - 1)
    const now = pricedAt(index)
    const results = now.resultsIn(now.state)
    const isDecided = (position: number) => results[position] !== null
    if (before === null) return sheetMarkets(now.sheet, { ...common, ...now, isDecided })
    const [knownNow, knownBefore] = [now, before].map(({ resultsIn }) => resultsIn(before.state))
    const oddsBefore = oddsByIndex(before.sheet.selections, before.odds)
    const isOnSale = new Set(now.sheet.selections.map((selection) => selection.index))
    return [
      ...sheetMarkets(now.sheet, {
        ...{ ...common, isDecided, isPriced: now.isPriced },
        odds: now.odds.map((odds, position) =>
          isDecided(position) ? (oddsBefore.get(indexAt(now, position)) ?? odds) : odds,
        ),
        // What was decided before is closed, and not sent again.
        isOffered: (position) => knownNow?.[position] === null,
      }),
      ...sheetMarkets(before.sheet, {
        ...{ ...common, ...before, isDecided: () => true },
        isOffered: (position) =>
          knownBefore?.[position] === null && !isOnSale.has(indexAt(before, position)),
      }),
    ]
  }
}

type Sold = Pick<RollingOffer<never>, 'sheet'>

function indexAt({ sheet }: Sold, position: number): number {
  return itemAt(sheet.selections, position).index
}

function oddsByIndex(
  selections: readonly GameSelection[],
  odds: readonly Odds[],
): ReadonlyMap<number, Odds> {
  return new Map(selections.map(({ index }, position) => [index, itemAt(odds, position)]))
}

/** Results of what came and went, by the second that decides them; at the end, of all of it. */
export function rollingSettlements<State>({
  gameId,
  rolling,
  script: { moments },
}: Pick<RollingCourse<State>, 'gameId' | 'rolling' | 'script'>): ReadonlyMap<
  number,
  readonly SelectionOutcome[]
> {
  const outcomesBySecond = new Map<number, readonly SelectionOutcome[]>()
  const known = new Map<number, SelectionOutcome>()
  let onSale: RollingOffer<State> | null = null
  moments.forEach(({ state, second }, index) => {
    const isLast = index === moments.length - 1
    const decided = onSale ? outcomesIn(gameId, onSale, state, isLast) : []
    const fresh = decided.filter((outcome) => !known.has(outcome.selectionId))
    for (const outcome of fresh) known.set(outcome.selectionId, outcome)
    if (isLast) outcomesBySecond.set(second, [...known.values()])
    else if (fresh.length > 0) outcomesBySecond.set(second, fresh)
    onSale = rolling(state, true)
  })
  return outcomesBySecond
}

/** What is on sale is decided when it leaves: nothing is on sale that the next state forgets. */
function outcomesIn<State>(
  gameId: number,
  { sheet, resultsIn }: RollingOffer<State>,
  state: State,
  isLast: boolean,
): readonly SelectionOutcome[] {
  const results = resultsIn(state)
  return sheetOutcomes(gameId, sheet, (position) => results[position] ?? (isLast ? 'void' : null))
}
