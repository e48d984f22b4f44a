import { statementReply } from '@caderneta/contract/wallet/statement'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { makeTestServer, testSession } from '../../../http/test-server.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { registerWalletRoutes } from '../../wallet/wallet.ts'
import { openTable } from '../testing/table-fixtures.ts'
import { readFactsById } from './bets-view.ts'

describeOnDatabases('bets in the statement', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('an entry names the bet by the reference that its slip showed', async () => {
    const playerId = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000])
    const betId = await table.one(playerId, 5)
    const app = await makeTestServer({ sessions: { ana: testSession({ playerId }) } })
    registerWalletRoutes(app, { ...testDeps({ database }), paymentMethods: [] })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/funds/getAll',
      headers: { authorization: 'Bearer ana' },
    })
    const [bet] = await readFactsById(database.kysely, playerId, [betId])
    expect(statementReply.parse(reply.json()).data).toMatchObject([
      { kind: 'stake', betId, betReference: bet?.reference, amount: -5 },
      { kind: 'deposit', betId: null },
    ])
    expect(bet?.reference).toMatch(/^CAD-/)
  })
})
