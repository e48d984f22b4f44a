import type { GameChange, OddChange } from '@caderneta/contract/live/stream'
import { rateNumber } from '@caderneta/domain/odds/odds'
import type { ReceivedSelection } from './book-game.ts'
import { GameTexts } from './game-texts.ts'
import { gameInfoWire, ROW_MARKETS } from './game-wire.ts'
import type { BookGame, MarketBook } from './market-book.ts'

const STATUS_LETTER = { open: 'o', suspended: 's', closed: 'c' } as const

interface ChangeScope {
  readonly hasNewState: boolean
  readonly selectionIds: ReadonlySet<number> | 'all'
  readonly factsFrom?: number | undefined
}

/** A page shows a row of the game or all of it. */
type Depth = 'rows' | 'all'

/** What the stream reads from the book: whole games, each written once, and the changes of one. */
export function streamGames(book: MarketBook, now: () => number = Date.now) {
  const texts = new GameTexts(book, now)
  return {
    has: (gameId: number): boolean => book.game(gameId) !== undefined,
    gameBytes: (gameId: number, depth: Depth): Buffer | undefined => {
      const game = book.game(gameId)
      return game && texts.readBytes([game], depth)[0]
    },
    change: (gameId: number, changed: ChangeScope, depth: Depth): GameChange | undefined => {
      const game = book.game(gameId)
      if (!game) return undefined
      const selections = changedSelections(game, changed, depth)
      if (!changed.hasNewState && selections.length === 0) return undefined
      return {
        id: gameId,
        ...(changed.hasNewState ? { info: changedInfo(game, changed, depth) } : {}),
        odds: selections.map((selection) => oddChange(book, game, selection)),
      }
    },
  }
}

/** A row shows no timeline. */
function changedInfo(game: BookGame, { factsFrom }: ChangeScope, depth: Depth) {
  return gameInfoWire(game, depth === 'all' ? factsFrom : undefined)
}

function changedSelections(
  game: BookGame,
  { selectionIds }: ChangeScope,
  depth: Depth,
): readonly ReceivedSelection[] {
  const changed =
    selectionIds === 'all'
      ? [...game.selections.values()]
      : [...selectionIds].flatMap((id) => game.selections.get(id) ?? [])
  return depth === 'all' ? changed : changed.filter(({ marketId }) => ROW_MARKETS.has(marketId))
}

function oddChange(book: MarketBook, game: BookGame, selection: ReceivedSelection): OddChange {
  const status = STATUS_LETTER[book.statusOf(game, selection)]
  return [selection.selectionId, rateNumber(selection.odds), selection.version, status]
}
