import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { makeTestServer, testSession } from '../../../http/test-server.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { choosePayouts } from './choose-payouts.ts'
import { form } from './test-withdrawals.ts'
import { registerWithdrawalRoutes } from './withdrawal-routes.ts'

const HTTP_PSP = {
  PSP: 'http',
  PSP_SECRET: 'thirty-two letters that are secret',
  PSP_URL: 'http://127.0.0.1:9',
  PSP_TOKEN_URL: 'http://127.0.0.1:9/token',
  PSP_CLIENT_ID: 'client',
  PSP_CLIENT_SECRET: 'secret',
  PSP_KEY: 'pix@casa.example',
}

describeOnDatabases('withdraw/save', (makeDatabase) => {
  it.each([{ PSP: 'none' }, HTTP_PSP])('is closed under $PSP: no payouts', async (given) => {
    const database = await makeDatabase()
    const playerId = await addPlayer(database, { cash: 10_000 })
    const app = await makeTestServer({ sessions: { ana: testSession({ playerId }) } })
    const deps = testDeps({ database, environment: given })
    registerWithdrawalRoutes(app, { ...deps, payouts: choosePayouts(deps) })
    const headers = { authorization: 'Bearer ana' }
    const url = '/api/withdraw/save'
    const reply = await app.inject({ method: 'POST', url, payload: form(), headers })
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'method_unavailable'])
  })
})
