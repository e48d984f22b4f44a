import { agentInfoReply } from '@caderneta/contract/accounts/agents'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { makeTestServer } from '../../http/test-server.ts'
import { registerAgentRoutes } from './agent-routes.ts'
import { ensureSandboxAgents } from './agent-store.ts'

describeOnDatabases('agent/getInfo', (makeDatabase) => {
  let app: FastifyInstance
  let database: Database

  beforeAll(async () => {
    database = await makeDatabase()
    await ensureSandboxAgents(database)
    app = await makeTestServer()
    registerAgentRoutes(app, database)
  })

  afterAll(() => app.close())

  const call = (code: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/agent/getInfo/${code}`, headers })

  it('API-29 ENT-30 returns the id and the name of an agent to anyone', async () => {
    const reply = await call('caderneta')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ success: true, name: 'Agência Caderneta' })
    expect(agentInfoReply.parse(reply.json()).id).toBeGreaterThan(0)
  })

  it.each(['CADERNETA', 'Caderneta', '%20caderneta%20'])('AGT-08 finds it by %s', async (code) => {
    expect((await call(code)).json().name).toBe('Agência Caderneta')
  })

  it.each(['ninguem', 'antigo', '%27%20or%201=1', '%00', '%25', 'a%2Fb', 'x'.repeat(64)])(
    'API-29 refuses %s, which is unknown or retired',
    async (code) => {
      const reply = await call(code)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({
        success: false,
        code: 'unknown_agent',
        msg: 'Agente não encontrado',
        requestId: 'a-request',
      })
    },
  )

  it('responds in the language of the browser', async () => {
    const reply = await call('ninguem', { 'accept-language': 'en' })
    expect(reply.json().msg).toBe('Agent not found')
  })

  it('creates the agents of the sandbox once', async () => {
    await ensureSandboxAgents(database)
    const rows = await database.kysely.selectFrom('agent').select('code').execute()
    expect(rows.filter(({ code }) => code === 'caderneta')).toHaveLength(1)
  })
})
