import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody } from '@caderneta/feed/messages'
import { MarketBook } from '@caderneta/server/features/catalogue/catalogue'

/** The server's own book with games of our own, and a way to move their prices. */
export interface BenchBook {
  readonly book: MarketBook
  readonly clock: { now(): number }
  /** Keeps prices moving; three of them, those of one game, at a time. */
  changePrices(perSecond: number): void
}

const TICK_MS = 10
/**
 * Three alike outcomes, from 2.50 to 2.96: a margin that a book believes. A prime number of rates,
 * so that no game ever comes round to the rate that it has.
 */
const RATE_MIN = 250
const RATES = 47

/** The version of each price is the moment of its change, so that a page can compute its age. */
export function benchBook(games: number): BenchBook {
  const clock = { now: () => Date.now() }
  const book = new MarketBook(clock)
  let sequence = 0
  const send = (body: FeedBody): void => {
    sequence += 1
    book.apply({ producer: 'bench', sequence, at: Date.now(), ...body })
  }
  for (let gameId = 1; gameId <= games; gameId += 1) {
    send(fixtureOf(gameId))
    send(pricesOf(gameId, RATE_MIN))
    const game = book.game(gameId)
    if (game) book.markStored(gameId, { ...game })
  }
  send({ kind: 'snapshot_complete' })
  setInterval(() => send({ kind: 'alive' }), 1_000)
  const changePrices = (perSecond: number): void => {
    const startedAt = Date.now()
    let round = 0
    setInterval(() => {
      const due = ((Date.now() - startedAt) / 1000) * (perSecond / 3)
      while (round < due) {
        round += 1
        send(pricesOf((round % games) + 1, RATE_MIN + (round % RATES)))
      }
    }, TICK_MS)
  }
  return { book, clock, changePrices }
}

function fixtureOf(gameId: number): FeedBody {
  return {
    kind: 'fixture',
    fixture: {
      gameId,
      sportId: 1,
      tournamentId: 10_037_440 + (gameId % 50),
      tournamentName: 'Campeonato Brasileiro',
      location: 'Brasil',
      startsAt: Date.now() + 3_600_000 + gameId * 60_000,
      teams: [
        { id: 2 * gameId, name: `Esporte Clube ${gameId}` },
        { id: 2 * gameId + 1, name: `Atlético ${gameId}` },
      ],
      isHighlight: false,
    },
  }
}

function pricesOf(gameId: number, rate: number): FeedBody {
  return {
    kind: 'odds_change',
    gameId,
    status: 'scheduled',
    clock: null,
    score: [0, 0],
    markets: [
      {
        marketId: MATCH_RESULT,
        specifier: '',
        status: 'open',
        selections: ['1', 'Draw', '2'].map((name, i) => ({
          selectionId: selectionId(gameId, i + 1),
          oddId: i + 1,
          name,
          header: '',
          handicap: '',
          odds: odds(rate * 10),
          version: Date.now(),
        })),
      },
    ],
  }
}
