import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { makeTestServer, silentLog, testSession } from '../../../http/test-server.ts'
import { NO_EVENTS } from '../../../testing/test-deps.ts'
import { NO_TRACING } from '../../../tracing/tracing.ts'
import { SettledPlayers } from '../../offers/offers.ts'
import { makeBetsServices } from '../bets-services.ts'
import { registerWagersRoutes } from '../wagers-routes.ts'
import { TEST_LIMITS, TEST_OFFERS, TestBook, testWatch } from './bets-fixtures.ts'
import { addBettor } from './table-fixtures.ts'

export interface Serving {
  readonly limits?: Partial<typeof TEST_LIMITS>
  readonly clock?: Clock
  readonly isActivated?: boolean
  readonly isExcluded?: boolean
  /** Whether a bet of the player was settled before, so that the multiple bonus counts. */
  readonly isBettor?: boolean
  /** What the routes use in place of the database. */
  readonly routes?: Database
}

/** A server with one player of R$ 100,00 and four open games at 2.00. */
export async function serveWagers(
  database: Database,
  { limits, clock, isActivated = true, isExcluded = false, isBettor = false, routes }: Serving = {},
) {
  const playerId = await (isBettor ? addBettor : addPlayer)(database, { cash: 10_000 })
  const book = new TestBook()
  const ids: number[] = []
  for (let count = 0; count < 4; count += 1) {
    const game = await addGame(database)
    book.addGame(game)
    ids.push(book.price(game, 2000))
  }
  const ana = testSession({ playerId, isActivated, isExcluded })
  const app = await makeTestServer({ sessions: { ana } })
  const deps = {
    database: routes ?? database,
    book,
    history: book,
    watch: testWatch(book),
    clock: clock ?? { now: () => Date.now() },
    config: { limits: { ...TEST_LIMITS, ...limits }, offers: TEST_OFFERS },
    log: silentLog,
    events: NO_EVENTS,
    tracing: NO_TRACING,
    notifyPlayer: () => {},
    notifyElsewhere: () => {},
    settledPlayers: new SettledPlayers(database),
  }
  registerWagersRoutes(app, { ...deps, ...makeBetsServices(deps) })
  return { app, book, ids, playerId, call: caller(app) }
}

function caller(app: FastifyInstance) {
  return async (path: string, fields: Record<string, string>, token = 'ana') => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: new URLSearchParams(fields).toString(),
    })
    return { status: reply.statusCode, text: reply.body, body: reply.json() }
  }
}

export const save = (wagers: readonly object[], slipId: string = randomUUID()) => ({
  wagers: JSON.stringify(wagers),
  cashbackActive: 'false',
  slipId,
})
export const wager = (
  ids: readonly (number | undefined)[],
  price: number | string,
  rate: number,
) => ({
  betGamesOddId: ids,
  price,
  rate,
})
