import type { FastifyInstance } from 'fastify'
import { EncodedBody, sendEncoded } from '../body/encoded-body.ts'
import { openApiDocument } from './openapi-document.ts'

/**
 * `GET /api/openapi.json`: the calls that are registered before it. A deployment without a sandbox,
 * or without a payment provider, has fewer.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const routes = new Set(app.routeList)
  const document = openApiDocument(({ path }) => routes.has(`POST /api/${path}`))
  const body = new EncodedBody(JSON.stringify(document), 'application/json; charset=utf-8')
  app.get('/api/openapi.json', (request, reply) => sendEncoded(request, reply, body))
}
