import { ACCESS_REFUSALS, type Call, COMMON_REFUSALS } from '@caderneta/contract/call'
import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { REFUSAL_FACTS } from '@caderneta/contract/refusal-facts'
import { REFUSAL_STATUS, type RefusalCode } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'
import { componentName, type JsonSchema, jsonSchemaOf, schemaReference } from './json-schema.ts'

/** A response of the document, or a reference to one that all calls share. */
type ApiResponse = Readonly<Record<string, unknown>>

type ResponseByStatus = Readonly<Record<string, ApiResponse>>

/** What every refusal carries. */
const refusalSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Stable; programs decide by it.' },
    msg: { type: 'string', description: 'A sentence in the language of the caller.' },
    requestId: { type: 'string', description: 'Also in the log, and the header X-Request-Id.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each field that is wrong.',
    },
  },
  required: ['success', 'code', 'msg', 'requestId'],
}

/** Makes a page forget its token. */
const disconnect = z.object({ disconnect: z.literal(true) })

/** What a refusal carries besides, by its code. */
const FACTS: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ...Object.entries(REFUSAL_FACTS),
  ['no_session', disconnect],
])

const factsName = (code: string) => `${componentName(code)}Refusal`

function factsComponent(code: string, facts: z.ZodMiniType): readonly [string, JsonSchema] {
  const isThisCode = { type: 'object', properties: { code: { const: code } } }
  return [factsName(code), { allOf: [schemaReference('Refusal'), isThisCode, jsonSchemaOf(facts)] }]
}

export function refusalComponents(): Readonly<Record<string, JsonSchema>> {
  const withFacts = [...FACTS].map(([code, facts]) => factsComponent(code, facts))
  return { Refusal: refusalSchema, ...Object.fromEntries(withFacts) }
}

function bodySchema(codes: readonly RefusalCode[]): JsonSchema {
  const plain = codes.filter((code) => !FACTS.has(code))
  const isOneOf = { type: 'object', properties: { code: { enum: plain } } }
  const bodies = codes
    .filter((code) => FACTS.has(code))
    .map((code) => schemaReference(factsName(code)))
  if (plain.length > 0) bodies.unshift({ allOf: [schemaReference('Refusal'), isOneOf] })
  const [only, ...others] = bodies
  return only !== undefined && others.length === 0 ? only : { anyOf: bodies }
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds, when they are known.', schema: { type: 'integer' } },
}

function responseOf(status: number, codes: readonly RefusalCode[]): ApiResponse {
  return {
    description: codes.map((code) => `\`${code}\`: ${refusalText(code, 'en')}`).join('\n\n'),
    ...(status === 429 && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema: bodySchema(codes) } },
  }
}

function codesByStatus(codes: readonly RefusalCode[]): ReadonlyMap<number, readonly RefusalCode[]> {
  const statuses = [...new Set(codes.map((code) => REFUSAL_STATUS[code]))].sort((a, b) => a - b)
  return new Map(
    statuses.map((status) => [status, codes.filter((code) => REFUSAL_STATUS[code] === status)]),
  )
}

const COMMON = codesByStatus(COMMON_REFUSALS)
const commonName = (status: number) => `Refused${status}`

/** The refusals that every call may return, one response for each status. */
export function commonResponses(): Readonly<Record<string, ApiResponse>> {
  const named = [...COMMON].map(
    ([status, codes]) => [commonName(status), responseOf(status, codes)] as const,
  )
  return Object.fromEntries(named)
}

/** Every refusal that a call may return, by status. */
export function refusalResponses({ access, refusals }: Call): ResponseByStatus {
  const codes = [...ACCESS_REFUSALS[access], ...COMMON_REFUSALS, ...refusals]
  const named = [...codesByStatus(codes)].map(([status, grouped]) => {
    const isCommon = COMMON.get(status)?.length === grouped.length
    const reference = { $ref: `#/components/responses/${commonName(status)}` }
    return [String(status), isCommon ? reference : responseOf(status, grouped)] as const
  })
  return Object.fromEntries(named)
}
