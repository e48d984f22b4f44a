import { type Refusal, refuse } from '@caderneta/contract/refusals'
import { rateNumber } from '@caderneta/domain/odds/odds'
import type { Database } from '../../../database/database.ts'
import type { CompositePrices } from './composite-prices.ts'
import { compositeOf } from './composite-store.ts'
import type { BuilderPrice } from './price-builder.ts'

interface SelectDeps {
  readonly prices: CompositePrices
  readonly database: Pick<Database, 'kysely'>
}

/** The selection that represents these legs, from now on also in slips, with its price. */
export async function selectBuilder(
  { gameId, legs }: BuilderPrice,
  { prices, database }: SelectDeps,
): Promise<
  | { readonly betGamesOddId: number; readonly rate: number; readonly version: number }
  | Refusal<'combination_not_offered' | 'market_suspended'>
> {
  const parts = legs.map(({ selection }) => selection)
  const ids = parts.map(({ selectionId }) => selectionId)
  const selectionId = await compositeOf(database.kysely, gameId, parts)
  if (selectionId === null)
    return refuse('combination_not_offered', { cause: 'game', betGamesOddId: ids })
  prices.learn([{ selectionId, parts: ids }])
  // The match went on while the database replied.
  const selection = prices.selection(selectionId)
  if (selection === undefined) return refuse('market_suspended')
  const { odds, version } = selection
  return { betGamesOddId: selectionId, rate: rateNumber(odds), version }
}
