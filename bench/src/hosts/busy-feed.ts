import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { FeedProvider, FeedStart } from '@caderneta/feed/provider'

export interface BusyFeedOptions {
  readonly games: number
  readonly changesPerSecond: number
}

const TICK_MS = 10
const OUTCOMES = ['1', 'Draw', '2'] as const
/** As in the bench of the stream: three alike outcomes of which no game comes round to its own. */
const RATE_MIN = 250
const RATES = 47
const TOURNAMENTS = 50
/** Every tenth game is being played. */
const LIVE_SHARE = 10

/** A feed of many games of which a fixed number of prices moves each second. */
export function busyFeed({ games, changesPerSecond }: BusyFeedOptions): FeedProvider {
  return {
    producer: 'busy',
    start: (start) => {
      const send = sender(start)
      const sendAll = (request?: number): void => {
        for (let id = 1; id <= games; id += 1) {
          send({ kind: 'fixture', fixture: fixtureOf(id, start.epoch) })
          send(pricesOf(id, RATE_MIN))
        }
        send({ kind: 'snapshot_complete', ...(request === undefined ? {} : { request }) })
      }
      sendAll()
      const startedAt = Date.now()
      let round = 0
      const moving = setInterval(() => {
        const due = ((Date.now() - startedAt) / 1000) * (changesPerSecond / OUTCOMES.length)
        for (; round < due; round += 1)
          send(pricesOf((round % games) + 1, RATE_MIN + (round % RATES)))
      }, TICK_MS)
      const living = setInterval(() => send({ kind: 'alive' }), 1000)
      return {
        requestSnapshot: sendAll,
        stop: () => {
          clearInterval(moving)
          clearInterval(living)
        },
      }
    },
  }
}

function sender({ listener }: FeedStart): (body: FeedBody) => void {
  let sequence = 0
  return (body) => {
    sequence += 1
    listener({ producer: 'busy', sequence, at: Date.now(), ...body })
  }
}

const isLive = (gameId: number) => gameId % LIVE_SHARE === 0

export function fixtureOf(gameId: number, epoch: number): GameFixture {
  const tournament = gameId % TOURNAMENTS
  return {
    gameId,
    sportId: 1,
    tournamentId: 20_000_000 + tournament,
    tournamentName: `Campeonato ${tournament + 1}`,
    location: 'Brasil',
    startsAt: isLive(gameId) ? epoch - 60_000 : epoch + 3_600_000 + gameId * 20_000,
    teams: [
      { id: 2 * gameId, name: `Esporte Clube ${gameId}` },
      { id: 2 * gameId + 1, name: `Atlético ${gameId}` },
    ],
    isHighlight: gameId <= 8,
  }
}

export function pricesOf(gameId: number, hundredths: number): FeedBody {
  return {
    kind: 'odds_change',
    gameId,
    status: isLive(gameId) ? 'live' : 'scheduled',
    clock: isLive(gameId) ? { period: '1H', minute: 12, stoppage: 0 } : null,
    score: [0, 0],
    markets: [
      {
        marketId: MATCH_RESULT,
        specifier: '',
        status: 'open',
        selections: OUTCOMES.map((name, i) => ({
          selectionId: selectionId(gameId, i + 1),
          oddId: i + 1,
          name,
          header: '',
          handicap: '',
          odds: odds(hundredths * 10),
          version: Date.now(),
        })),
      },
    ],
  }
}
