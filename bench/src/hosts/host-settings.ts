import { RequestIds } from '@caderneta/server/http/request-ids'
import type { ServerSettings } from '@caderneta/server/http/server'
import type { FastifyInstance } from 'fastify'

/** A server of a bench: of this machine, without limits. */
export const HOST_SETTINGS: ServerSettings = {
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  isRateLimited: false,
  requestIds: new RequestIds(),
  requestTimeoutMs: 1500,
  responseTimeoutMs: 20_000,
}

/** Notifies the process that started this one where the server listens. */
export function sendPort(app: FastifyInstance): void {
  const address = app.server.address()
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
}
