import { EncodedBody } from '../body/encoded-body.ts'
import { openApiDocument } from './openapi-document.ts'

/**
 * The document of the calls among these routes: a deployment without a sandbox, or without a
 * payment provider, has fewer.
 */
export function openApiBody(routeList: readonly string[]): EncodedBody {
  const routes = new Set(routeList)
  const document = openApiDocument(({ path }) => routes.has(`POST /api/${path}`))
  return new EncodedBody(JSON.stringify(document), 'application/json; charset=utf-8')
}
