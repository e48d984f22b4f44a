import type { GameChange, OddChange } from '@caderneta/contract/live/stream'
import { rateNumber } from '@caderneta/domain/odds/odds'
import { gameTexts } from './game-texts.ts'
import { gameViews, type ViewPart } from './game-views.ts'
import { gameInfoWire, ROW_MARKETS, STATUS_LETTER } from './game-wire.ts'
import type { BookGame, MarketBook } from './market-book.ts'
import type { ReceivedSelection } from './prices/received-selection.ts'

interface ChangeScope {
  readonly hasNewState: boolean
  readonly selectionIds: ReadonlySet<number> | 'all'
  readonly factsFrom?: number | undefined
}

/** A page shows a row of the game or all of it. */
type Depth = 'rows' | 'all'

/** What a page shows of a game: those of a depth, and some markets beside them. */
interface ShownScope {
  readonly depth: Depth | null
  readonly markets: ReadonlySet<number>
  readonly hasTimeline: boolean
}

/** What the stream reads from the book: whole games, each written once, and the changes of one. */
export function streamGames(book: MarketBook, now: () => number = Date.now) {
  const texts = gameTexts(book, now)
  const views = gameViews(book, now)
  return {
    has: (gameId: number): boolean => book.game(gameId) !== undefined,
    gameBytes: (gameId: number, depth: Depth): Buffer | undefined => {
      const game = book.game(gameId)
      return game && texts.readBytes([game], depth)[0]
    },
    viewBytes: (gameId: number, part: ViewPart): Buffer | undefined => {
      const game = book.game(gameId)
      return game && views.readBytes(game, part)
    },
    change: (gameId: number, changed: ChangeScope, scope: ShownScope): GameChange | undefined => {
      const game = book.game(gameId)
      if (!game) return undefined
      const selections = changedSelections(game, changed, scope)
      if (!changed.hasNewState && selections.length === 0) return undefined
      return {
        id: gameId,
        ...(changed.hasNewState ? { info: changedInfo(game, changed, scope) } : {}),
        odds: selections.map((selection) => oddChange(book, game, selection)),
      }
    },
  }
}

/** A row shows no timeline. */
function changedInfo(game: BookGame, { factsFrom }: ChangeScope, { hasTimeline }: ShownScope) {
  return gameInfoWire(game, hasTimeline ? factsFrom : undefined)
}

function changedSelections(
  game: BookGame,
  { selectionIds }: ChangeScope,
  { depth, markets }: ShownScope,
): readonly ReceivedSelection[] {
  const changed =
    selectionIds === 'all'
      ? game.selections.values()
      : [...selectionIds].flatMap((id) => game.selections.get(id) ?? [])
  if (depth === 'all') return changed
  const isInRow = (marketId: number) => depth === 'rows' && ROW_MARKETS.has(marketId)
  return changed.filter(({ marketId }) => isInRow(marketId) || markets.has(marketId))
}

function oddChange(book: MarketBook, game: BookGame, selection: ReceivedSelection): OddChange {
  const status = STATUS_LETTER[book.statusOf(game, selection)]
  return [selection.selectionId, rateNumber(selection.odds), selection.version, status]
}
