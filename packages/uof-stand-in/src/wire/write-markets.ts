import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { rateText } from '@caderneta/domain/odds/odds'
import type { SelectionOutcome } from '@caderneta/feed/messages'
import { type SeasonSelection, writeSelection } from '../markets/write-selection.ts'
import type { KnownSelection } from '../season/season-game.ts'
import { xml } from './xml.ts'

type Books = ReadonlyMap<string, readonly KnownSelection[]>

const [ACTIVE, SUSPENDED, HANDED_OVER, SETTLED] = [1, -1, -2, -3]

/** Markets of `odds`, each with all of its outcomes. */
export function writeOdds(sportId: number, books: Books): readonly string[] {
  return writtenBooks(sportId, [...books.values()].flat(), seasonOf, (known, outcome) => {
    const ofMarket = statusOf(known)
    const isInactive = ({ status }: KnownSelection) =>
      ofMarket === ACTIVE ? status !== 'open' : status === 'closed'
    return {
      attributes: { status: ofMarket },
      outcome: (one) =>
        xml('outcome', {
          id: outcome(one.selection.selectionId),
          odds: rateText(one.selection.odds),
          active: isInactive(one) ? 0 : 1,
        }),
    }
  })
}

/** The same markets, of which another producer sends the odds from now on. */
export function writeHandOver(sportId: number, books: Books): readonly string[] {
  return writtenBooks(sportId, [...books.values()].flat(), seasonOf, () => ({
    attributes: { status: HANDED_OVER },
    outcome: () => '',
  }))
}

/** Markets by their number and line alone. */
export function writeNames(sportId: number, books: Books): readonly string[] {
  return writtenBooks(sportId, [...books.values()].flat(), seasonOf, () => ({
    attributes: {},
    outcome: () => '',
  }))
}

export interface NamedOutcome extends SelectionOutcome {
  readonly named: SeasonSelection
}

/** Markets of `outcomes`, with the results of those selections. */
export function writeResults(
  sportId: number,
  outcomes: readonly NamedOutcome[],
): readonly string[] {
  return writtenBooks(
    sportId,
    outcomes,
    ({ selectionId, named }) => ({ selectionId, named }),
    (_, outcome) => ({
      attributes: {},
      outcome: ({ selectionId, result, deadHeat }) =>
        xml('outcome', {
          id: outcome(selectionId),
          ...RESULTS[result],
          dead_heat_factor: deadHeat && (deadHeat.places / deadHeat.tied).toFixed(6),
        }),
    }),
  )
}

const RESULTS: Readonly<Record<SelectionResult, { result: number; void_factor?: string }>> = {
  win: { result: 1 },
  lose: { result: 0 },
  void: { result: 0, void_factor: '1.0' },
  half_win: { result: 1, void_factor: '0.5' },
  half_lose: { result: 0, void_factor: '0.5' },
}

interface Identified {
  readonly selectionId: number
  readonly named: SeasonSelection
}

function seasonOf({ marketId, specifier, selection }: KnownSelection): Identified {
  const { name, handicap, selectionId } = selection
  return { selectionId, named: { marketId, specifier, name, handicap } }
}

/** Groups selections by the market of the feed that they are outcomes of. */
function writtenBooks<One>(
  sportId: number,
  all: readonly One[],
  identify: (one: One) => Identified,
  write: (
    ofMarket: readonly One[],
    outcomeOf: (selectionId: number) => string | undefined,
  ) => {
    readonly attributes: Readonly<Record<string, number>>
    readonly outcome: (one: One) => string
  },
): readonly string[] {
  const markets = new Map<string, { id: number; specifiers: string; ones: One[] }>()
  const outcomes = new Map<number, string>()
  for (const one of all) {
    const { selectionId, named } = identify(one)
    const written = writeSelection(sportId, named)
    if (!written) continue
    const { id, specifiers, outcome } = written
    outcomes.set(selectionId, outcome)
    const key = `${id} ${specifiers}`
    const market = markets.get(key) ?? { id, specifiers, ones: [] }
    market.ones.push(one)
    markets.set(key, market)
  }
  return [...markets.values()].map(({ id, specifiers, ones }) => {
    const { attributes, outcome } = write(ones, (selectionId) => outcomes.get(selectionId))
    const children = ones.map(outcome).filter((text) => text !== '')
    return xml('market', { id, specifiers: specifiers || undefined, ...attributes }, children)
  })
}

function statusOf(book: readonly KnownSelection[]): number {
  if (book.some(({ status }) => status === 'open')) return ACTIVE
  return book.some(({ status }) => status === 'suspended') ? SUSPENDED : SETTLED
}
