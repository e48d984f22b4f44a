import * as calls from '@caderneta/contract/exclusion/exclusion-calls'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { beginExclusion } from './begin-exclusion.ts'
import type { ExclusionDeps } from './exclusion-deps.ts'
import { readExclusion } from './exclusion-view.ts'
import { revokeExclusion } from './revoke-exclusion.ts'

/** `exclusion/…`: its status, its begin, and its revocation where that is possible. */
export function registerExclusionRoutes(app: FastifyInstance, deps: ExclusionDeps): void {
  const { database, clock } = deps
  route(app, calls.readExclusion, async (_input, { playerId }) => {
    const standing = await readExclusion(database.kysely, playerId, new Date(clock.now()))
    return { done: 'ok', body: { data: { standing } } }
  })
  route(app, calls.beginExclusion, (request, { playerId }) =>
    beginExclusion(deps, request, playerId),
  )
  route(app, calls.revokeExclusion, ({ password }, { playerId }) =>
    revokeExclusion(deps, password, playerId),
  )
}
