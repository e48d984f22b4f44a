import {
  type ExclusionWire,
  exclusionBeginRequest,
  exclusionRevokeRequest,
} from '@caderneta/contract/exclusion/exclusion'
import type { FastifyInstance } from 'fastify'
import { noFields, sessionRoute } from '../../http/route.ts'
import { beginExclusion } from './begin-exclusion.ts'
import type { ExclusionParts } from './exclusion-parts.ts'
import { readStanding } from './exclusion-view.ts'
import { revokeExclusion } from './revoke-exclusion.ts'

/** `exclusion/…`: how it stands, its begin, and the way back where there is one. */
export function registerExclusionRoutes(app: FastifyInstance, parts: ExclusionParts): void {
  const { database, clock } = parts
  sessionRoute(app, '/api/exclusion/getState', noFields, async (_input, { playerId }) => {
    const standing = await readStanding(database.kysely, playerId, new Date(clock.now()))
    const data: ExclusionWire = { standing }
    return { done: 'ok', body: { data } }
  })
  sessionRoute(app, '/api/exclusion/begin', exclusionBeginRequest, (asked, { playerId }) =>
    beginExclusion(parts, asked, playerId),
  )
  sessionRoute(app, '/api/exclusion/revoke', exclusionRevokeRequest, ({ password }, { playerId }) =>
    revokeExclusion(parts, password, playerId),
  )
}
