import { MATCH_RESULT } from '@caderneta/domain/market'
import { odds } from '@caderneta/domain/odds'
import type { FeedBody } from '@caderneta/feed/messages'
import { MarketBook, streamGames } from '@caderneta/server/features/catalogue/catalogue'
import { makeServer } from '@caderneta/server/http/server'
import { StreamHub } from '@caderneta/server/stream/stream-hub'
import { registerStream } from '@caderneta/server/stream/stream-routes'
import { fastify } from 'fastify'

// The server's own book and stream in a process of their own, fed 500 changes a second. The
// version of each price is the moment of its change, so that a page can tell how old it is.

const GAMES = 100
const CHANGES_PER_SECOND = Number(process.argv[2] ?? 500)
const TICK_MS = 10

const clock = { now: () => Date.now() }
const book = new MarketBook(clock)
const hub = new StreamHub(streamGames(book))
book.onChange((change) => hub.markChanged(change.gameId, change.hasNewState, change.selectionIds))
const log = fastify({ logger: false }).log
const settings = {
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  isRateLimited: false,
  requestTimeoutMs: 1500,
}
const app = await makeServer(settings, log, async () => null)
await registerStream(app, { hub, clock, log, sessionOf: async () => null })

let sequence = 0
const say = (body: FeedBody): void => {
  sequence += 1
  book.apply({ producer: 'bench', sequence, at: Date.now(), ...body })
}

const prices = (gameId: number, rate: number): FeedBody => ({
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
        selectionId: gameId * 1000 + i + 1,
        oddId: i + 1,
        name,
        header: '',
        handicap: '',
        odds: odds(rate * 10),
        version: Date.now(),
      })),
    },
  ],
})

for (let gameId = 1; gameId <= GAMES; gameId += 1) {
  say({
    kind: 'fixture',
    fixture: {
      gameId,
      sportId: 1,
      tournamentId: 1,
      tournamentName: 'Copa',
      location: 'Brasil',
      startsAt: Date.now() + 3_600_000,
      teams: [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ],
      isHighlight: false,
    },
  })
  say(prices(gameId, 200))
  const game = book.game(gameId)
  if (game) book.markStored(gameId, game)
}
say({ kind: 'snapshot_complete' })

// A message changes the three prices of a game.
let due = 0
let round = 0
setInterval(() => {
  due += (CHANGES_PER_SECOND / 3) * (TICK_MS / 1000)
  for (; due >= 1; due -= 1) {
    round += 1
    say(prices((round % GAMES) + 1, 150 + (round % 97)))
  }
}, TICK_MS)

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
