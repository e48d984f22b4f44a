import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'

/** What a selection is called, the same in every game that offers its kind. */
export type SelectionLabel = Readonly<
  Pick<PricedSelection, 'marketId' | 'oddId' | 'name' | 'header' | 'handicap'>
>

/** A kind has one label. Where a feed sends others under its number, these are not shared. */
const shared = new Map<number, SelectionLabel>()
const SHARED_MAX = 100_000

/** The label that all games share; so that a book of a million prices keeps each name once. */
export function sharedLabel(label: SelectionLabel): SelectionLabel {
  const known = shared.get(label.oddId)
  if (known && isSame(known, label)) return known
  const { marketId, oddId, name, header, handicap } = label
  const kept = { marketId, oddId, name, header, handicap }
  if (!known && shared.size < SHARED_MAX) shared.set(oddId, kept)
  return kept
}

function isSame(one: SelectionLabel, other: SelectionLabel): boolean {
  return (
    one.marketId === other.marketId &&
    one.name === other.name &&
    one.header === other.header &&
    one.handicap === other.handicap
  )
}
