import { noFields } from '@caderneta/contract/call'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Session } from './caller.ts'
import { RequestIds } from './request-ids.ts'
import { makeServer, type ServerSettings } from './server.ts'

/** A silent log, for tests. */
export const silentLog: FastifyBaseLogger = Fastify({ logger: false }).log

export const TEST_SETTINGS: ServerSettings = {
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  isRateLimited: false,
  // Responses that must not differ are compared whole.
  requestIds: new RequestIds(() => 'a-request'),
  requestTimeoutMs: 1500,
  responseTimeoutMs: 20_000,
}

/** What the record of a call has that only a test registers; a test adds its path. */
export const TEST_CALL = {
  access: 'public',
  summary: '',
  request: noFields,
  response: noFields,
  refusals: [],
} as const

interface TestServerOptions {
  readonly settings?: Partial<ServerSettings>
  readonly sessions?: Readonly<Record<string, Session>>
  readonly log?: FastifyBaseLogger
}

/** The server of the product with sessions made up by the test. */
export function makeTestServer(options: TestServerOptions = {}): Promise<FastifyInstance> {
  const settings = { ...TEST_SETTINGS, ...options.settings }
  const sessionOf = async (token: string) => options.sessions?.[token] ?? null
  return makeServer(settings, options.log ?? silentLog, sessionOf)
}

export function testSession(changes: Partial<Session> = {}): Session {
  return {
    playerId: 7,
    tokenHash: 'aa',
    isActivated: true,
    isExcluded: false,
    oddsChange: 'higher',
    language: 'en',
    ...changes,
  }
}
