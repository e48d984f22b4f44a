import type { GameView, ViewOdd } from '@caderneta/contract/live/game-view'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { rateNumber } from '@caderneta/domain/odds/odds'
import { GameTexts } from './game-texts.ts'
import { gameInfoWire, STATUS_LETTER } from './game-wire.ts'
import type { BookGame, MarketBook } from './market-book.ts'
import type { ReceivedSelection } from './prices/received-selection.ts'

/** The part of a game that a view brings. */
export interface ViewPart {
  readonly markets: readonly number[]
  readonly hasTimeline: boolean
}

/** Views of games as JSON in UTF-8, written once for all pages that show the same. */
export function gameViews(book: MarketBook, now: () => number) {
  const texts = new GameTexts(book, now, (game, key: string) => viewOf(book, game, partOf(key)))
  return {
    readBytes: (game: BookGame, part: ViewPart): Buffer | undefined =>
      texts.readBytes([game], keyOf(part))[0],
  }
}

const keyOf = ({ markets, hasTimeline }: ViewPart): string =>
  `${hasTimeline ? 'timeline' : ''} ${markets.join()}`

function partOf(key: string): ViewPart {
  const [timeline = '', markets = ''] = key.split(' ')
  return { markets: markets.split(',').map(Number), hasTimeline: timeline !== '' }
}

function viewOf(book: MarketBook, game: BookGame, part: ViewPart): GameView {
  const { gameId } = game.fixture
  const oddsByMarket = new Map<number, ViewOdd[]>(part.markets.map((id) => [id, []]))
  for (const selection of game.selections.values())
    oddsByMarket.get(selection.marketId)?.push(viewOdd(book, game, selection))
  return {
    id: gameId,
    info: gameInfoWire(game, part.hasTimeline ? 0 : undefined),
    markets: [...oddsByMarket].filter(([, odds]) => odds.length > 0),
  }
}

function viewOdd(book: MarketBook, game: BookGame, selection: ReceivedSelection): ViewOdd {
  const { name, handicap, odds, version } = selection
  const offset = selection.selectionId - selectionId(game.fixture.gameId, 0)
  const status = STATUS_LETTER[book.statusOf(game, selection)]
  return [offset, name, handicap, rateNumber(odds), version, status]
}
