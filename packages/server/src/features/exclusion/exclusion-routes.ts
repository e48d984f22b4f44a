import {
  type ExclusionWire,
  exclusionBeginRequest,
  exclusionRevokeRequest,
} from '@caderneta/contract/exclusion/exclusion'
import type { FastifyInstance } from 'fastify'
import { noFields, sessionRoute } from '../../http/route.ts'
import { beginExclusion } from './begin-exclusion.ts'
import type { ExclusionDeps } from './exclusion-deps.ts'
import { readExclusion } from './exclusion-view.ts'
import { revokeExclusion } from './revoke-exclusion.ts'

/** `exclusion/…`: its status, its begin, and its revocation where that is possible. */
export function registerExclusionRoutes(app: FastifyInstance, deps: ExclusionDeps): void {
  const { database, clock } = deps
  sessionRoute(app, '/api/exclusion/getState', noFields, async (_input, { playerId }) => {
    const exclusion = await readExclusion(database.kysely, playerId, new Date(clock.now()))
    const data: ExclusionWire = { standing: exclusion }
    return { done: 'ok', body: { data } }
  })
  sessionRoute(app, '/api/exclusion/begin', exclusionBeginRequest, (request, { playerId }) =>
    beginExclusion(deps, request, playerId),
  )
  sessionRoute(app, '/api/exclusion/revoke', exclusionRevokeRequest, ({ password }, { playerId }) =>
    revokeExclusion(deps, password, playerId),
  )
}
