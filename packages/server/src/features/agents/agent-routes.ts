import { type AgentInfoReply, agentInfoRequest } from '@caderneta/contract/accounts/agents'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { publicRoute } from '../../http/route.ts'
import { findAgent } from './agent-view.ts'

/** A form sends one call per code that is typed; more is a client that collects names. */
const LOOK_UPS_PER_MINUTE_MAX = 60

export function registerAgentRoutes(app: FastifyInstance, database: Database): void {
  publicRoute(
    app,
    '/api/agent/getInfo/:code',
    agentInfoRequest,
    async ({ code }) => {
      const agent = await findAgent(database.kysely, code)
      if (!agent) return refuse('unknown_agent')
      const body: AgentInfoReply = { id: agent.id, name: agent.name }
      return { done: 'ok', body }
    },
    { requestsPerMinuteMax: LOOK_UPS_PER_MINUTE_MAX },
  )
}
