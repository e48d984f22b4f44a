import type { NotOfferedCause } from '@caderneta/contract/bets/bet-builder'
import { isRefusal, type Refusal, refuse } from '@caderneta/contract/refusals'
import { BUILDER_BOOKS } from '@caderneta/domain/markets/football/builder-books'
import { gameOf, indexOf } from '@caderneta/domain/markets/game-selection'
import type { Odds } from '@caderneta/domain/odds/odds'
import {
  BUILDER_LEGS_MAX,
  BUILDER_LEGS_MIN,
  type BuilderRefusal,
  builderPrice,
} from '@caderneta/domain/slip/builder-price'
import { builderChances } from '@caderneta/feed/football/builder-chances'
import { knownValue } from '../known-value.ts'
import { hasStarted, type Offered, offered } from '../placing/decide-slip.ts'
import type { PriceBook } from '../placing/price-book.ts'

/** Several selections of one match, in the order of their identifiers, and their odds together. */
export interface BuilderPrice {
  readonly gameId: number
  readonly legs: readonly Offered[]
  readonly odds: Odds
}

interface BuilderRequest {
  readonly gameId: number
  readonly selectionIds: readonly number[]
  /** Milliseconds UTC. */
  readonly now: number
}

type LegRefusal = Refusal<
  'unknown_selection' | 'market_suspended' | 'game_started' | 'combination_not_offered'
>
type PriceRefusal = Refusal<
  'combination_not_offered' | 'impossible_combination' | 'implied_leg' | 'odds_too_long'
>

/** The price of a combination at this moment; refusals in a fixed order. */
export function priceBuilder(
  { gameId, selectionIds, now }: BuilderRequest,
  book: PriceBook,
): BuilderPrice | LegRefusal | PriceRefusal {
  const ids = selectionIds.toSorted((one, other) => one - other)
  const refusal = shapeRefusal(gameId, ids)
  if (refusal) return refusal
  const legs = openLegs(ids, book, now)
  if (isRefusal(legs)) return legs
  const odds = combinedOdds(selectionIds, legs, book)
  return isRefusal(odds) ? odds : { gameId, legs, odds }
}

function shapeRefusal(gameId: number, ids: readonly number[]): LegRefusal | null {
  if (ids.length < BUILDER_LEGS_MIN || ids.length > BUILDER_LEGS_MAX) return notOffered('legs', ids)
  const strangers = ids.filter((id) => gameOf(id) !== gameId)
  return strangers.length > 0 ? notOffered('match', strangers) : null
}

function notOffered(cause: NotOfferedCause, betGamesOddId: readonly number[]) {
  return refuse('combination_not_offered', { cause, betGamesOddId: [...betGamesOddId] })
}

function openLegs(
  ids: readonly number[],
  book: PriceBook,
  now: number,
): readonly Offered[] | LegRefusal {
  const found = ids.map((id) => offered(book, id))
  const legs = found.filter((each) => each !== null)
  if (legs.length < found.length) return refuse('unknown_selection')
  const blocked = legs.filter(({ selection }) => selection.status !== 'open')
  if (blocked.some(({ game }) => !hasStarted(game, now))) return refuse('market_suspended')
  if (legs.some(({ game }) => hasStarted(game, now))) return refuse('game_started')
  return bookRefusal(ids) ?? legs
}

/** One leg of each book: two of one exclude each other, or say the same twice. */
function bookRefusal(ids: readonly number[]): LegRefusal | null {
  const booked = ids.map((id) => [id, BUILDER_BOOKS.get(indexOf(id))] as const)
  const without = booked.flatMap(([id, name]) => (name === undefined ? [id] : []))
  if (without.length > 0) return notOffered('market', without)
  const shared = booked.find(([, name], i) => booked.findIndex(([, other]) => other === name) < i)
  if (shared === undefined) return null
  return notOffered(
    'book',
    booked.flatMap(([id, name]) => (name === shared[1] ? [id] : [])),
  )
}

/** Legs are named as the player chose them: of two that say the same, the later one is too many. */
function combinedOdds(
  selectionIds: readonly number[],
  legs: readonly Offered[],
  book: PriceBook,
): Odds | PriceRefusal {
  const law = book.game(gameOf(knownValue(selectionIds[0], 'a leg')))?.law
  if (!law) return notOffered('game', selectionIds)
  const chanceOf = builderChances(law, selectionIds.map(indexOf))
  if (chanceOf === null) return notOffered('order', selectionIds)
  const oddsById = new Map(legs.map(({ selection }) => [selection.selectionId, selection.odds]))
  const legOdds = selectionIds.map((id) => knownValue(oddsById.get(id), 'the price of a leg'))
  const price = builderPrice(chanceOf, legOdds)
  return typeof price === 'number' ? price : refusalOf(price, selectionIds)
}

function refusalOf(refusal: BuilderRefusal, ids: readonly number[]): PriceRefusal {
  const idOf = (position: number) => knownValue(ids[position], 'the identifier of a leg')
  switch (refusal.refused) {
    case 'impossible_combination':
      return refuse('impossible_combination', { betGamesOddId: refusal.legs.map(idOf) })
    case 'implied_leg': {
      const { leg, impliedBy } = refusal
      return refuse('implied_leg', { betGamesOddId: idOf(leg), impliedBy: impliedBy.map(idOf) })
    }
    case 'odds_too_long':
      return refuse('odds_too_long')
    case 'odds_too_short':
      return notOffered('odds', ids)
  }
}
