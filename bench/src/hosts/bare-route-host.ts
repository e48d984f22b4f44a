import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { ServerPool } from '@caderneta/server/database/server/server-pool'

// A bare route in front of the call that pgbench makes, on the rows of pgbench/seed.sql: no
// session, no form, no rules, no stream. It measures the cost of HTTP alone. The path contains how
// many bets: /10 places a slip of ten.

const PLAYERS = 2000
const GAMES = 500
const LIMITS = {
  player_day: 100_000_000,
  player_combination: 50_000_000,
  combination: 100_000_000,
  singles: 200_000_000,
  multiples: 500_000_000,
}
const PLACE_BETS_SQL = 'select * from place_bets($1::jsonb, $2::jsonb) order by slip_index'

const pool = new ServerPool(process.env.DATABASE_URL ?? '')

const server = createServer((request, reply) => {
  request.resume().on('end', async () => {
    const slip = JSON.stringify([slipOf(Number(request.url?.slice(1)))])
    const values = [slip, JSON.stringify(LIMITS)]
    const { rows } = await pool.query({ name: 'place_bets', text: PLACE_BETS_SQL, values })
    const body = JSON.stringify(rows)
    reply.setHeader('content-length', Buffer.byteLength(body))
    reply.end(body)
  })
})

/** The slip of pgbench/place-one.sql and place-ten.sql. */
function slipOf(betCount: number) {
  const first = randomInt(GAMES)
  const games = Array.from({ length: betCount }, (_, index) => 1 + ((first + index) % GAMES))
  return {
    player: 1 + randomInt(PLAYERS),
    slip: randomUUID(),
    fingerprint: 'bench',
    cashback: false,
    selections: games.map(selectionOf),
    bets: games.map((_, index) => betOn(index)),
  }
}

function selectionOf(game: number) {
  const selection = selectionId(game, 1)
  const priced = { name: '1', handicap: '', odds: 1850, version: 1, live: false }
  return { game, market: 1_000_002, selection, ...priced }
}

function betOn(index: number) {
  return { stake: 100, odds: 1850, potential_return: 185, bonus: 0, legs: [index] }
}

const port = Number(process.env.PORT)
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(`Caderneta's bare route on http://127.0.0.1:${port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
