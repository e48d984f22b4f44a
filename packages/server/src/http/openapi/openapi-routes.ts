import type { FastifyInstance } from 'fastify'
import { type EncodedBody, sendEncoded } from '../body/encoded-body.ts'

/** `GET /api/openapi.json`: the description of the calls. */
export function registerOpenApi(app: FastifyInstance, body: EncodedBody): void {
  app.get('/api/openapi.json', (request, reply) => sendEncoded(request, reply, body))
}
