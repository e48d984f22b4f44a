import type {
  GameInfoWire,
  GameWire,
  OddWire,
  TimelineWire,
} from '@caderneta/contract/catalogue/catalogue'
import { mainMarket, ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { rateNumber } from '@caderneta/domain/odds/odds'
import type { BookGame, MarketBook } from './market-book.ts'

/** Markets that a row of any list may show: a third of the odds of a football match. */
export const ROW_MARKETS: ReadonlySet<number> = new Set(Object.values(ROW_MARKETS_BY_SPORT).flat())

/** A status in messages of the stream. */
export const STATUS_LETTER = { open: 'o', suspended: 's', closed: 'c' } as const

/** The game with the odds of the requested markets; null = all of them. */
export function gameWire(
  book: MarketBook,
  game: BookGame,
  marketIds: readonly number[] | null,
): GameWire {
  const { fixture } = game
  const selections = game.selections.values()
  const shown = selections.filter((one) => marketIds?.includes(one.marketId) ?? true)
  return {
    info: {
      betGameId: fixture.gameId,
      betCnfSportId: fixture.sportId,
      betCnfTournamentId: fixture.tournamentId,
      betCnfTournamentName: fixture.tournamentName,
      location: fixture.location,
      gameStart: saoPauloText(fixture.startsAt),
      gameStartTimeStamp: fixture.startsAt,
      isHighlightHome: fixture.isHighlight,
      ...(fixture.stage !== undefined && { stage: fixture.stage }),
    },
    teams: [fixture.teams[0], fixture.teams[1]],
    gameInfo: gameInfoWire(game, marketIds === null ? 0 : undefined),
    odds: shown.map((one) => oddWire({ ...one, status: book.statusOf(game, one) })),
    marketsCount: new Set(selections.map((one) => one.marketId)).size,
  }
}

/** The game as in lists: with the odds of the main market of its sport. */
export function listedGameWire(book: MarketBook, game: BookGame): GameWire {
  return gameWire(book, game, [mainMarket(game.fixture.sportId)])
}

/** The state of a game, with its timeline from a fact on when one is given. */
export function gameInfoWire(game: BookGame, factsFrom?: number): GameInfoWire {
  const { status, score, clock } = game
  const state = { gameStatus: status, score: [score[0], score[1]], clock } satisfies GameInfoWire
  const timeline = factsFrom === undefined ? undefined : timelineWire(game, factsFrom)
  return timeline ? { ...state, timeline } : state
}

function timelineWire({ timeline }: BookGame, from: number): TimelineWire | undefined {
  if (timeline === null) return undefined
  return { from, facts: timeline.slice(from) }
}

function oddWire(selection: PricedSelection): OddWire {
  return {
    betGamesOddId: selection.selectionId,
    betCnfOddId: selection.oddId,
    betGameId: selection.gameId,
    market_id: selection.marketId,
    oddName: selection.name,
    oddHeader: selection.header,
    oddHandicap: selection.handicap,
    rate: rateNumber(selection.odds),
    version: selection.version,
    status: selection.status,
  }
}

const SAO_PAULO = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

function saoPauloText(moment: number): string {
  return SAO_PAULO.format(moment)
}
