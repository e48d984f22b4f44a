import { lineNumberOf } from '../market/market-type.ts'
import type { ListedMarket } from '../registry/markets-by-sport.ts'
import { FOOTBALL } from '../registry/sports.ts'
import { FOOTBALL_SELECTIONS } from '../sports/football/football.ts'
import { INCIDENT_SELECTIONS } from '../sports/football/incidents/incident-selections.ts'

/** The books of one football market differ in a line, a side, an event or several of these. */
const FOOTBALL_BOOKS = new Map(
  [...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS].map((one) => [one.index, one.specifier]),
)

/**
 * What distinguishes the book of a selection from the other books of its market: as many of a
 * book's selections win as the market has winners.
 */
export function bookOf(sportId: number, market: ListedMarket, index: number): string {
  const book = sportId === FOOTBALL ? FOOTBALL_BOOKS.get(index) : undefined
  return book ?? `${lineNumberOf(market, index)}`
}
