import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { NegativeEvent } from '@caderneta/domain/markets/market/market-type'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody, FeedMessage, GameFixture } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { Clock } from '../../clock.ts'
import { newGame } from './book-game.ts'
import { type BookGame, MarketBook } from './market-book.ts'
import { SureWins } from './sure-wins/sure-wins.ts'

/** Games and messages for the tests of this folder. */

export const START = Date.UTC(2026, 10, 21, 18, 0)

export class TestClock implements Clock {
  moment = START - 3_600_000
  now(): number {
    return this.moment
  }
  pass(milliseconds: number): void {
    this.moment += milliseconds
  }
}

/** The selections that cover every result are found once for all books. */
const sureWins = new SureWins()

/** An empty book. */
export function testBook(
  clock: Clock,
  options: { readonly negativeEventsOff?: ReadonlySet<NegativeEvent> } = {},
): MarketBook {
  return new MarketBook(clock, { ...options, sureWins })
}

export function fixture(gameId: number, more: Partial<GameFixture> = {}): GameFixture {
  return {
    gameId,
    sportId: 1,
    tournamentId: 10037440,
    tournamentName: 'Brasileirão Série A',
    location: 'Brasil',
    startsAt: START,
    teams: [
      { id: 11, name: 'Grêmio' },
      { id: 12, name: 'Santos' },
    ],
    isHighlight: false,
    ...more,
  }
}

/** A game of the book without any odds. */
export function gameWithoutOdds(
  announced: GameFixture,
  status: BookGame['status'] = 'scheduled',
): BookGame {
  return { ...newGame(announced), status }
}

/** The market 'Resultado Final' of a game with the three rates in hundredths. */
export function matchResult(
  gameId: number,
  hundredths: readonly [number, number, number],
  more: { version?: number; status?: MarketOdds['status']; marketId?: number } = {},
): MarketOdds {
  const names = ['1', 'Draw', '2']
  return {
    marketId: more.marketId ?? MATCH_RESULT,
    specifier: '',
    status: more.status ?? 'open',
    selections: hundredths.map((rate, i) => ({
      selectionId: selectionId(gameId, i + 1),
      oddId: i + 1,
      name: names[i] ?? '',
      header: '',
      handicap: '',
      odds: odds(rate * 10),
      version: more.version ?? 1,
    })),
  }
}

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

export function oddsChange(gameId: number, more: Partial<OddsChange> = {}): OddsChange {
  return {
    kind: 'odds_change',
    gameId,
    status: 'scheduled',
    clock: null,
    score: [0, 0],
    markets: [matchResult(gameId, [185, 340, 420])],
    ...more,
  }
}

/** Numbers message bodies as a producer does. */
export class TestFeed {
  readonly #clock: Clock
  sequence = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  message(body: FeedBody): FeedMessage {
    this.sequence += 1
    return { producer: 'test', sequence: this.sequence, at: this.#clock.now(), ...body }
  }
}
