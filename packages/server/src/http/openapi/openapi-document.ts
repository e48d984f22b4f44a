import type { Call } from '@caderneta/contract/call'
import { CALLS, CALLS_BY_FEATURE } from '@caderneta/contract/calls'
import type { JsonSchema } from './json-schema.ts'
import { type NamedCall, operationsOf, requestComponent, templateOf } from './operations.ts'
import { commonResponses, refusalComponents } from './refusal-responses.ts'
import { responseSchemas } from './response-schemas.ts'

export type CallsByName = Readonly<Record<string, Call>>

interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: object
  readonly servers: readonly object[]
  readonly paths: Readonly<Record<string, object>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, object>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

export const DESCRIPTION = [
  'Every call is a POST of a form; those that change nothing are also a GET with the fields in the',
  'query. All fields are texts: lists, numbers and booleans are JSON text inside a field. A JSON',
  'body may contain them unquoted; they are read as the text in which they are written.',
  'A response has `success` and `msg`, a sentence in the language of the account or of',
  '`Accept-Language`; a refusal also has a `code`, and a `requestId` (the header `X-Request-Id`) by',
  'which the operator finds it in the log. Amounts are in reais, times in milliseconds UTC.',
].join(' ')

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that `login` returns.' },
  webhookSignature: { type: 'apiKey', in: 'header', name: 'x-psp-signature' },
  webhookProof: {
    type: 'apiKey',
    in: 'header',
    name: 'x-psp-proof',
    description: 'Added by our proxy when it has verified the certificate of the provider.',
  },
} as const

const success: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: true },
    msg: { type: 'string', description: 'A sentence in the language of the caller.' },
  },
  required: ['success', 'msg'],
}

/** By path: the order of the names of a module is not the same for every loader. */
export function callsByPath(calls: CallsByName): readonly (readonly [string, Call])[] {
  return Object.entries(calls).sort(([, a], [, b]) => (a.path < b.path ? -1 : 1))
}

/** The OpenAPI 3.1 document of the calls that a deployment has (docs/decisions/0073). */
export function openApiDocument(isOffered: (call: Call) => boolean): OpenApiDocument {
  const offered = Object.entries<Call>(CALLS).filter(([, call]) => isOffered(call))
  const { components, componentByCall } = responseSchemas(Object.fromEntries(offered))
  const named: readonly NamedCall[] = Object.entries(CALLS_BY_FEATURE).flatMap(([feature, calls]) =>
    callsByPath(calls)
      .filter(([, call]) => isOffered(call))
      .map(([name, call]) => {
        const response = componentByCall.get(name) ?? null
        return { name, feature, call, response }
      }),
  )
  return {
    openapi: '3.1.1',
    info: { title: 'Caderneta', version: '0.1.0', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(named.map((each) => [templateOf(each.call), operationsOf(each)])),
    components: {
      schemas: {
        Success: success,
        ...refusalComponents(),
        ...Object.fromEntries(named.flatMap(requestComponent)),
        ...components,
      },
      responses: commonResponses(),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
