import * as calls from '@caderneta/contract/accounts/account-calls'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { route } from '../../http/route.ts'
import { findAgent } from './agent-view.ts'

/** A form sends one call per code that is typed; more is a client that collects names. */
const LOOK_UPS_PER_MINUTE_MAX = 60

export function registerAgentRoutes(app: FastifyInstance, database: Database): void {
  route(
    app,
    calls.findAgent,
    async ({ code }) => {
      const agent = await findAgent(database.kysely, code)
      if (!agent) return refuse('unknown_agent')
      return { done: 'ok', body: { id: agent.id, name: agent.name } }
    },
    { requestsPerMinuteMax: LOOK_UPS_PER_MINUTE_MAX },
  )
}
