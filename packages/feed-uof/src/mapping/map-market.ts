import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { hasOwnLines, selectionOf } from '@caderneta/feed/named-selections'
import type { UofMarketKey } from '../messages/uof-message.ts'
import { FOOTBALL_COMBINED_ROWS } from './football-combined-rows.ts'
import { FOOTBALL_HALF_ROWS } from './football-half-rows.ts'
import { FOOTBALL_INCIDENT_ROWS } from './football-incident-rows.ts'
import { FOOTBALL_MATCH_ROWS } from './football-match-rows.ts'
import { FOOTBALL_MINUTE_ROWS } from './football-minute-rows.ts'
import type { MarketRow } from './market-row.ts'
import { OTHER_SPORTS_ROWS } from './other-sports-rows.ts'

/** Every market of the product that the feed has. */
export const MARKET_ROWS: readonly MarketRow[] = [
  ...FOOTBALL_MATCH_ROWS,
  ...FOOTBALL_HALF_ROWS,
  ...FOOTBALL_COMBINED_ROWS,
  ...FOOTBALL_MINUTE_ROWS,
  ...FOOTBALL_INCIDENT_ROWS,
  ...OTHER_SPORTS_ROWS,
]

/** One of our books, by what a message of the feed calls it. */
export interface MappedMarket {
  readonly marketId: number
  readonly specifier: string
  /** True when the market has one book in a match: a message about it is about all of it. */
  readonly isOnlyBook: boolean
  /** True when a match may end so that none of the selections wins. */
  readonly isPartial: boolean
  /** By outcome. */
  readonly selections: ReadonlyMap<string, GameSelection>
}

const ROWS_BY_KEY = new Map<string, readonly MarketRow[]>()
for (const row of MARKET_ROWS) {
  const key = `${row.sport} ${row.uof}`
  const known = ROWS_BY_KEY.get(key)
  ROWS_BY_KEY.set(key, known === undefined ? [row] : [...known, row])
}

/** Parameters that say nothing about what is decided. */
const IGNORED = /^(version|type)=/

/** Found books: the same few thousand come in every message, and none depends on anything else. */
const FOUND = new Map<string, MappedMarket>()
/** Parameters come from messages: a hostile feed must not fill the memory. */
const FOUND_MAX = 20_000

/** The book of a market of the feed; undefined for a market, a line or a variant that we lack. */
export function mapMarket(sport: SportRoute, key: UofMarketKey): MappedMarket | undefined {
  const name = `${sport} ${key.id} ${key.specifiers}`
  const known = FOUND.get(name)
  if (known !== undefined) return known
  const mapped = findMarket(sport, key)
  if (mapped !== undefined && FOUND.size < FOUND_MAX) FOUND.set(name, mapped)
  return mapped
}

function findMarket(sport: SportRoute, key: UofMarketKey): MappedMarket | undefined {
  const parameters = key.specifiers.split('|').filter((one) => one !== '' && !IGNORED.test(one))
  for (const row of rowsOfMarket(sport, key.id)) {
    const mapped = mapByRow(row, parameters)
    if (mapped) return mapped
  }
  return undefined
}

function rowsOfMarket(sport: SportRoute, uof: number): readonly MarketRow[] {
  const rows = ROWS_BY_KEY.get(`${sport} ${uof}`)
  return rows === undefined ? [] : rows
}

function mapByRow(row: MarketRow, parameters: readonly string[]): MappedMarket | undefined {
  const rest = parameters.filter((one) => one !== row.fixed)
  const isFixedThere = row.fixed === undefined || rest.length < parameters.length
  const specifier = isFixedThere ? specifierOf(row, rest) : undefined
  if (specifier === undefined) return undefined
  const { sport, marketId, outcomes } = row
  const selections = new Map<string, GameSelection>()
  for (const [outcome, name] of Object.entries(outcomes)) {
    const selection = selectionOf(sport, marketId, specifier, name)
    if (selection) selections.set(outcome, selection)
  }
  const [first] = selections.values()
  if (first === undefined) return undefined
  const isOnlyBook = first.specifier === '' && !hasOwnLines(sport, marketId)
  const isPartial = row.isPartial === true
  return { marketId, specifier: first.specifier, isOnlyBook, isPartial, selections }
}

const VALUE = '{}'

/** Ours, from the parameters that are left; undefined when others are left than the row has. */
function specifierOf(
  { param, params, specifier }: MarketRow,
  rest: readonly string[],
): string | undefined {
  if (params !== undefined) return specifierWith(params, rest)
  if (param === undefined) return rest.length > 0 ? undefined : withoutValue(specifier)
  const [only, ...others] = rest
  if (only === undefined || others.length > 0 || !only.startsWith(`${param}=`)) return undefined
  const value = plainNumber(only.slice(param.length + 1))
  return specifier === undefined ? value : specifier.replace(VALUE, value)
}

/** Undefined unless these parameters are there, and no others. */
function specifierWith(params: readonly string[], rest: readonly string[]): string | undefined {
  const written = params.flatMap((name) => {
    const own = rest.find((one) => one.startsWith(`${name}=`))
    return own === undefined ? [] : [`${name}=${plainNumber(own.slice(name.length + 1))}`]
  })
  const areAll = written.length === params.length && rest.length === params.length
  return areAll ? written.join('|') : undefined
}

function withoutValue(specifier: string | undefined): string {
  return specifier === undefined ? '' : specifier
}

/** '2.50' and '+2.5' are 2.5, '-0' is 0; a score ('0:1') stays as it is. */
function plainNumber(value: string): string {
  if (!/^[+-]?\d{1,6}(\.\d{1,6})?$/.test(value)) return value
  const number = Number(value)
  return `${number === 0 ? 0 : number}`
}
