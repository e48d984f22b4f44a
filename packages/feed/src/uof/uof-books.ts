import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import { type ListedMarket, MARKETS_BY_SPORT } from '@caderneta/domain/markets/markets-by-sport'
import type { SportRoute } from '@caderneta/domain/markets/sports'
import { UOF_BY_SPORT } from './uof-catalogue.ts'
import type { OutcomeTable, UofMarket } from './uof-market.ts'
import { parseSpecifiers, type Specifiers, specifierKey } from './uof-specifiers.ts'

/** One book of a game as the feed names it, with our selections by its outcomes. */
export interface UofBook {
  readonly id: number
  readonly specifiers: Specifiers
  readonly marketId: number
  /** Ours. */
  readonly specifier: string
  readonly selectionByOutcome: ReadonlyMap<string, GameSelection>
}

/** Every book of a game that the feed has a name for. */
export function uofBooks(
  route: SportRoute,
  selections: readonly GameSelection[],
): readonly UofBook[] {
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  const keyById = new Map(markets.map(({ id, key }) => [id, key]))
  const books = new Map<string, GameSelection[]>()
  for (const selection of selections) {
    const name = `${selection.marketId} ${selection.specifier}`
    const book = books.get(name)
    if (book) book.push(selection)
    else books.set(name, [selection])
  }
  return [...books.values()].flatMap((book) => {
    const [first] = book
    const key = first && keyById.get(first.marketId)
    const market = key === undefined ? null : UOF_BY_SPORT[route][key]
    return market ? bookOf(market, book) : []
  })
}

/** Identifies a book among those of a game. */
export function bookKey(id: number, specifiers: Specifiers): string {
  return `${id} ${specifierKey(specifiers)}`
}

/** Of one book; nothing where the feed lists it otherwise than this game does. */
function bookOf(market: UofMarket, selections: readonly GameSelection[]): readonly UofBook[] {
  const [first] = selections
  if (first === undefined) return []
  const params = paramsOf(market, first.specifier)
  const id = idOf(market, params)
  const names = new Set(selections.map(nameOf))
  const listed = listOf(market, (name) => names.has(name))
  if (id === undefined || listed === undefined) return []
  const specifiers = new Map([...specifiersOf(market, params), ...listed.specifiers])
  const selectionByOutcome = new Map(
    selections.flatMap((selection) => {
      const outcome = listed.outcomes[nameOf(selection)]
      return outcome === undefined ? [] : [[outcome, selection] as const]
    }),
  )
  const { marketId, specifier } = first
  return [{ id, specifiers, marketId, specifier, selectionByOutcome }]
}

/** '1' and '2' of selections that are named alike: the handicap has the side. */
function nameOf({ name, handicap }: GameSelection): string {
  return name === 'Money Line' || name === 'To Win' ? handicap : name
}

function paramsOf({ line }: UofMarket, specifier: string): Specifiers {
  const hasBareLine = line !== undefined && specifier !== '' && !specifier.includes('=')
  return parseSpecifiers(hasBareLine ? `${line}=${specifier}` : specifier) ?? new Map()
}

function idOf({ ids }: UofMarket, params: Specifiers): number | undefined {
  if (typeof ids === 'number') return ids
  return ids.idByValues[ids.by.map((name) => params.get(name)).join(' ')]
}

function specifiersOf({ ids, fixed, defaults }: UofMarket, params: Specifiers) {
  const choosing = typeof ids === 'number' ? [] : ids.by
  const own = [...params].filter(([name]) => !choosing.includes(name))
  return [...Object.entries({ ...defaults, ...fixed }), ...own]
}

interface OutcomeList {
  readonly outcomes: OutcomeTable
  readonly specifiers: readonly (readonly [string, string])[]
}

/** The outcomes of the market; of several lists the one that the game has whole. */
function listOf({ outcomes }: UofMarket, has: (name: string) => boolean): OutcomeList | undefined {
  if (!isVariants(outcomes)) return { outcomes, specifiers: [] }
  const found = outcomes.find((one) => Object.keys(one.outcomes).every(has))
  return (
    found && {
      outcomes: Object.fromEntries(
        Object.entries(found.outcomes).map(([name, id]) => [name, `${found.variant}:${id}`]),
      ),
      specifiers: [['variant', found.variant]],
    }
  )
}

function isVariants(
  outcomes: UofMarket['outcomes'],
): outcomes is Exclude<UofMarket['outcomes'], OutcomeTable> {
  return Array.isArray(outcomes)
}
