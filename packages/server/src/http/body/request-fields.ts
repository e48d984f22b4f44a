import { isUtf8 } from 'node:buffer'
import { type Refusal, refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fields } from './field-set.ts'
import { parseForm } from './form-body.ts'
import { parseJsonFields } from './json-body.ts'
import { type MediaType, parseMediaType } from './media-type.ts'
import { parseUrlencoded } from './urlencoded-body.ts'

export const BODY_BYTES_MAX = 65_536

const FORM = 'multipart/form-data'
const URLENCODED = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const NO_FIELDS: Fields = new Map()

/** Accepts the three body formats as bytes; any other type gets 415. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    [FORM, URLENCODED, JSON_TYPE],
    { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
    (_request, body, done) => done(null, body),
  )
}

/** The body as received, for signature checks. */
export function requestBytes(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

/** The fields of a request: of its query for a GET; none when it has no body. */
export function requestFields(request: FastifyRequest): Fields | Refusal {
  if (request.method === 'GET' || request.method === 'HEAD') return queryFields(request.url)
  const bytes = requestBytes(request)
  if (bytes.length === 0) return NO_FIELDS
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') return refuse('unsupported_body')
  const mediaType = parseMediaType(request.headers['content-type'] ?? '')
  if (!mediaType) return refuse('malformed')
  if (!isUtf8(bytes)) return refuse('malformed')
  return fieldsOf(mediaType, bytes.toString('utf8'))
}

function queryFields(url: string): Fields | Refusal {
  const query = url.slice(url.indexOf('?') + 1)
  return query === url || query === '' ? NO_FIELDS : parseUrlencoded(query)
}

function fieldsOf({ type, parameters }: MediaType, text: string): Fields | Refusal {
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8'
  if (charset !== 'utf-8' && charset !== 'utf8') return refuse('unsupported_body')
  if (type === FORM) return parseForm(text, parameters.get('boundary'))
  if (type === URLENCODED) return parseUrlencoded(text)
  if (type === JSON_TYPE) return parseJsonFields(text)
  return refuse('unsupported_body')
}
