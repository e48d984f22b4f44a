import { balanceReply } from '@caderneta/contract/wallet/wallet'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { makeTestServer, testSession } from '../../http/test-server.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { registerWalletRoutes } from './wallet-routes.ts'

describeOnDatabases('wallet routes', (makeDatabase) => {
  async function serve() {
    const database = await makeDatabase()
    const playerId = await addPlayer(database, { cash: 5000, cashback: 2000 })
    const app = await makeTestServer({ sessions: { ana: testSession({ playerId }) } })
    registerWalletRoutes(app, {
      ...testDeps({ database }),
      paymentMethods: [{ id: 1, name: 'PIX', addFundsFormType: 'default' }],
    })
    return (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/balance/getAll',
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      })
  }

  it('API-40 balance/getAll replies with credits and wallet', async () => {
    const call = await serve()
    const reply = (await call({ authorization: 'Bearer ana' })).json()
    expect(reply.success).toBe(true)
    const { data } = balanceReply.parse(reply)
    expect(data.wallet).toEqual({ cash: 50, cashback: 20 })
    expect(data.credits.totalBalance).toBe(70)
    expect([data.owed, data.owedFor]).toEqual([0, []])
    expect(data.credits.paymentMethods).toEqual([
      { id: 1, name: 'PIX', addFundsFormType: 'default' },
    ])
  })

  it('API-09 responds with 401 and disconnect to a caller without a session', async () => {
    const call = await serve()
    const reply = await call({})
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ success: false, disconnect: true })
  })
})
