import type { FeedBody } from '@caderneta/feed/messages'
import type { MarketOdds, SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import type { BookGame, MarketBook } from '../market-book.ts'

/** Games of a book as messages of a feed. */
interface BookPage {
  readonly bodies: readonly FeedBody[]
  readonly storedIds: readonly number[]
  /** The last game of the page; null when there are no more. */
  readonly next: number | null
}

/** A match has about 600: a page is some hundred kilobytes, less than NATS takes at once. */
const SELECTIONS_PER_PAGE = 3_000

/** The games with a greater number than `after`, as many as fit on a page, in their order. */
export function bookPage(book: MarketBook, after: number): BookPage {
  const bodies: FeedBody[] = []
  const storedIds: number[] = []
  const ids = [...book.games()].map(({ fixture }) => fixture.gameId).filter((id) => id > after)
  let selections = 0
  for (const id of ids.toSorted((a, b) => a - b)) {
    const game = book.game(id)
    if (!game) continue
    if (selections >= SELECTIONS_PER_PAGE) return { bodies, storedIds, next: lastOf(bodies) }
    selections += game.selections.size + 1
    bodies.push({ kind: 'fixture', fixture: game.fixture }, oddsOf(book, game))
    if (game.isStored) storedIds.push(id)
  }
  return { bodies, storedIds, next: null }
}

function lastOf(bodies: readonly FeedBody[]): number | null {
  const last = bodies.at(-1)
  return last && 'gameId' in last ? last.gameId : null
}

function oddsOf(book: MarketBook, game: BookGame): FeedBody {
  const { fixture, status, clock, score, timeline } = game
  return {
    kind: 'odds_change',
    gameId: fixture.gameId,
    status,
    clock,
    score,
    ...(timeline ? { timeline } : {}),
    markets: marketsOf(book, game),
  }
}

/** One entry for each market and status: what is decided closes before the rest of its market. */
function marketsOf(book: MarketBook, game: BookGame): readonly MarketOdds[] {
  const markets = new Map<string, MarketOdds & { readonly selections: SelectionOdds[] }>()
  for (const selection of game.selections.values()) {
    const { marketId, selectionId, oddId, name, header, handicap, odds, version } = selection
    const status = book.sentStatusOf(game, selection)
    const key = `${marketId} ${status}`
    // The book has judged the sum of the whole market; this may be a part of it.
    const market = markets.get(key) ?? {
      ...{ marketId, specifier: '', status, isPartial: true, selections: [] },
    }
    market.selections.push({ selectionId, oddId, name, header, handicap, odds, version })
    markets.set(key, market)
  }
  return [...markets.values()]
}
