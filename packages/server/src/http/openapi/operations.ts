import type { Call } from '@caderneta/contract/call'
import { componentName, type JsonSchema, jsonSchemaOf, schemaReference } from './json-schema.ts'
import { refusalResponses } from './refusal-responses.ts'

/** A call with what the document needs to know beside its record. */
export interface NamedCall {
  readonly name: string
  readonly feature: string
  readonly call: Call
  /** The component of its response; null for a file. */
  readonly response: string | null
}

type Operation = Readonly<Record<string, unknown>>

/** Of the bytes that a provider signs, only the media type is ours. */
const ANY_JSON = { 'application/json': { schema: {} } }

const FORM = 'multipart/form-data'
const FORM_TYPES = [FORM, 'application/x-www-form-urlencoded', 'application/json'] as const

const BEARER = { bearer: [] }
const SECURITY: Readonly<Record<Call['access'], readonly object[]>> = {
  public: [],
  session: [BEARER],
  activated: [BEARER],
  provider: [{ webhookSignature: [] }, { webhookProof: [] }],
}

export const CALLERS: Readonly<Record<Call['access'], string>> = {
  public: 'For everyone.',
  session: 'For a player with a session.',
  activated: 'For a player with a session and a confirmed e-mail address.',
  provider: 'For the payment provider, which signs the bytes of the body.',
}

const requestName = (name: string) => `${componentName(name)}Request`

const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])

/** 'sport/game/:gameId' → '/sport/game/{gameId}'. */
export const templateOf = ({ path }: Call) => `/${path.replace(/:(\w+)/g, '{$1}')}`

interface Fields {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly required: ReadonlySet<string>
}

/** The fields of a request by name: of its path alone, or all others. */
function fieldsOf(call: Call, where: 'path' | 'body'): Fields {
  if ('isSignedBytes' in call.request) return { schemas: {}, required: new Set() }
  const { properties = {}, required = [] } = jsonSchemaOf(call.request)
  const inPath = new Set(parametersOf(call.path))
  const isHere = (name: string) => inPath.has(name) === (where === 'path')
  const entries = Object.entries(Object(properties)).filter(([name]) => isHere(name))
  const names: readonly unknown[] = Array.isArray(required) ? required : []
  return {
    schemas: Object.fromEntries(entries.map(([name, schema]) => [name, Object(schema)])),
    required: new Set(names.map(String).filter(isHere)),
  }
}

/** The schema of a body as a component; none when the call has no fields but those of its path. */
export function requestComponent({ name, call }: NamedCall): readonly [string, JsonSchema][] {
  const { schemas, required } = fieldsOf(call, 'body')
  if (Object.keys(schemas).length === 0) return []
  const isRequired = required.size > 0 && { required: [...required] }
  return [[requestName(name), { type: 'object', properties: schemas, ...isRequired }]]
}

function parametersIn(where: 'path' | 'query', call: Call): readonly object[] {
  const { schemas, required } = fieldsOf(call, where === 'path' ? 'path' : 'body')
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: where,
    required: required.has(name),
    schema,
  }))
}

function bodyOf({ name, call }: NamedCall): object {
  if ('isSignedBytes' in call.request) return { requestBody: { content: ANY_JSON } }
  const { schemas, required } = fieldsOf(call, 'body')
  if (Object.keys(schemas).length === 0) return {}
  const schema = schemaReference(requestName(name))
  const types = call.isUpload ? [FORM] : FORM_TYPES
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  return { requestBody: { required: required.size > 0, content } }
}

function successOf({ call, response }: NamedCall): object {
  if ('mediaTypes' in call.response) {
    const content = Object.fromEntries(call.response.mediaTypes.map((type) => [type, {}]))
    return { description: 'The file.', content }
  }
  const success = schemaReference('Success')
  const schema = response === null ? success : { allOf: [success, schemaReference(response)] }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

function descriptionOf({ access, isSandboxOnly, forbiddenFields }: Call): string {
  const sentences = [CALLERS[access]]
  if (isSandboxOnly) sentences.push('Only in a sandbox.')
  if (forbiddenFields !== undefined)
    sentences.push(`Refuses these fields: ${forbiddenFields.join(', ')}.`)
  return sentences.join(' ')
}

/** The methods of one path. */
export function operationsOf(named: NamedCall): Readonly<Record<string, Operation>> {
  const { name, feature, call } = named
  const shared = {
    tags: [feature],
    summary: call.summary,
    description: descriptionOf(call),
    security: SECURITY[call.access],
    'x-access': call.access,
    ...(call.isSandboxOnly && { 'x-sandbox-only': true }),
    responses: { 200: successOf(named), ...refusalResponses(call) },
  }
  const ofPath = parametersIn('path', call)
  const parameters = (all: readonly object[]) => (all.length > 0 ? { parameters: all } : {})
  const post = { operationId: name, ...shared, ...parameters(ofPath), ...bodyOf(named) }
  if (!call.isReadByGet) return { post }
  const inAddress = parameters([...ofPath, ...parametersIn('query', call)])
  return { get: { operationId: `${name}ByGet`, ...shared, ...inAddress }, post }
}
