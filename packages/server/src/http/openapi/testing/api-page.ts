import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ACCESS_REFUSALS, type Access, type Call, COMMON_REFUSALS } from '@caderneta/contract/call'
import { CALLS_BY_FEATURE } from '@caderneta/contract/calls'
import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { REFUSAL_FACTS } from '@caderneta/contract/refusal-facts'
import { REFUSAL_CODES, REFUSAL_STATUS, type RefusalCode } from '@caderneta/contract/refusals'
import { type JsonSchema, jsonSchemaOf } from '../json-schema.ts'
import { type CallsByName, callsByPath, DESCRIPTION } from '../openapi-document.ts'
import { CALLERS } from '../operations.ts'

const PAGE = fileURLToPath(new URL('../../../../../../docs/api.md', import.meta.url))

export const readApiPage = () => readFile(PAGE, 'utf8')

/** Resolves to false when the page had this text already. */
export async function writeApiPage(text: string): Promise<boolean> {
  if ((await readApiPage()) === text) return false
  await writeFile(PAGE, text)
  return true
}

const ACCESSES = ['public', 'session', 'activated', 'provider'] as const

const code = (text: string) => `\`${text}\``

/** The fields of a schema, optional ones with a question mark; `none` when it has none. */
function fieldsText(schema: JsonSchema, none: string): string {
  const { anyOf } = schema
  if (Array.isArray(anyOf)) return anyOf.map((one) => fieldsText(one, none)).join('; or ')
  const names = Object.keys(Object(schema['properties']))
  if (names.length === 0) return none
  const required: unknown = schema['required']
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  return names.map((name) => code(isRequired(name) ? name : `${name}?`)).join(', ')
}

function requestText({ request, isUpload }: Call): string {
  if ('isSignedBytes' in request) return 'the bytes that the provider signed'
  const fields = fieldsText(jsonSchemaOf(request), 'none')
  return isUpload ? `${fields}; as files of a form` : fields
}

function responseText({ response }: Call): string {
  if ('mediaTypes' in response) return `a file: ${response.mediaTypes.join(', ')}`
  return fieldsText(jsonSchemaOf(response), 'nothing more')
}

const codesText = (codes: readonly RefusalCode[]) =>
  codes.map((one) => `${code(one)} ${REFUSAL_STATUS[one]}`).join(', ')

function callText(name: string, call: Call): string {
  const { path, summary, access, refusals, isReadByGet, isSandboxOnly, forbiddenFields } = call
  const rows = [
    `- record: ${code(name)}; caller: ${access}`,
    ...(isReadByGet ? ['- also by GET'] : []),
    ...(isSandboxOnly ? ['- only in a sandbox'] : []),
    `- fields: ${requestText(call)}`,
    ...(forbiddenFields ? [`- refuses the fields ${forbiddenFields.map(code).join(', ')}`] : []),
    `- returns: ${responseText(call)}`,
    ...(refusals.length > 0 ? [`- refusals: ${codesText(refusals)}`] : []),
  ]
  return [`### ${code(path)}`, summary, rows.join('\n')].join('\n\n')
}

const accessRow = (access: Access) =>
  `| ${access} | ${CALLERS[access]} | ${codesText(ACCESS_REFUSALS[access])} |`

function refusalRow(one: RefusalCode): string {
  const schema = Object.entries(REFUSAL_FACTS).find(([name]) => name === one)?.[1]
  const facts = schema ? fieldsText(jsonSchemaOf(schema), '') : ''
  return `| ${code(one)} | ${REFUSAL_STATUS[one]} | ${facts} | ${refusalText(one, 'en')} |`
}

const head = `# API

Generated from the table of calls (\`packages/contract/src/calls.ts\`) by \`npm run api\`; a test
compares it. A running server describes its own calls at \`GET /api/openapi.json\` (OpenAPI 3.1).

${DESCRIPTION}

All paths are below \`/api/\`. A caller who has less than a call requires gets the refusals of this
table, in this order.

| caller | who | refusals |
| --- | --- | --- |
${ACCESSES.map(accessRow).join('\n')}

Every call may also return ${codesText(COMMON_REFUSALS)}.
`

const refusals = `## Refusals

| code | status | carries | sentence |
| --- | --- | --- | --- |
${REFUSAL_CODES.map(refusalRow).join('\n')}
`

/** The whole page. */
export function apiPage(): string {
  const features = Object.entries<CallsByName>(CALLS_BY_FEATURE).map(([feature, calls]) => {
    const texts = callsByPath(calls).map(([name, call]) => callText(name, call))
    return `## ${feature}\n\n${texts.join('\n\n')}\n`
  })
  return [head, ...features, refusals].join('\n')
}
