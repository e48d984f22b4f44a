import type { GameInfoWire, GameWire, OddWire } from '@caderneta/contract/catalogue'
import { MATCH_RESULT } from '@caderneta/domain/market'
import { rateNumber } from '@caderneta/domain/odds'
import type { BookGame, BookSelection, MarketBook } from './market-book.ts'

/** The game with the odds of the markets that are asked for; null = all of them. */
export function gameWire(
  book: MarketBook,
  game: BookGame,
  marketIds: readonly number[] | null,
): GameWire {
  const { fixture } = game
  const selections = [...game.selections.values()]
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
    },
    teams: [fixture.teams[0], fixture.teams[1]],
    gameInfo: gameInfoWire(game),
    odds: shown.map((one) => oddWire({ ...one, status: book.statusOf(game, one) })),
    marketsCount: new Set(selections.map((one) => one.marketId)).size,
  }
}

/** The market that stands for a football game in lists. */
export const LIST_MARKETS: readonly number[] = [MATCH_RESULT]

export function gameInfoWire(game: BookGame): GameInfoWire {
  return { gameStatus: game.status, score: [game.score[0], game.score[1]], clock: game.clock }
}

export function oddWire(selection: BookSelection): OddWire {
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
