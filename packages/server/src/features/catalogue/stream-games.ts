import type { GameWire } from '@caderneta/contract/catalogue'
import type { GameChange, OddChange } from '@caderneta/contract/stream'
import { rateNumber } from '@caderneta/domain/odds'
import { gameInfoWire, gameWire } from './game-wire.ts'
import type { BookGame, BookSelection, MarketBook } from './market-book.ts'

const STATUS_LETTER = { open: 'o', suspended: 's', closed: 'c' } as const

interface ChangedParts {
  readonly hasNewState: boolean
  readonly selectionIds: ReadonlySet<number> | 'all'
}

/** What the stream reads of the book: whole games, and what changed in one. */
export function streamGames(book: MarketBook) {
  return {
    game: (gameId: number): GameWire | undefined => {
      const game = book.game(gameId)
      return game && gameWire(book, game, null)
    },
    change: (gameId: number, changed: ChangedParts): GameChange | undefined => {
      const game = book.game(gameId)
      if (!game) return undefined
      return {
        id: gameId,
        ...(changed.hasNewState ? { info: gameInfoWire(game) } : {}),
        odds: changedSelections(game, changed).map((selection) => oddChange(book, game, selection)),
      }
    },
  }
}

function changedSelections(game: BookGame, changed: ChangedParts): readonly BookSelection[] {
  if (changed.selectionIds === 'all') return [...game.selections.values()]
  return [...changed.selectionIds]
    .map((id) => game.selections.get(id))
    .filter((selection) => selection !== undefined)
}

function oddChange(book: MarketBook, game: BookGame, selection: BookSelection): OddChange {
  const status = STATUS_LETTER[book.statusOf(game, selection)]
  return [selection.selectionId, rateNumber(selection.odds), selection.version, status]
}
