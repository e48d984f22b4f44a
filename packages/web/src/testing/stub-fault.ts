import { ACCESS_REFUSALS, type Call, COMMON_REFUSALS } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { REFUSAL_FACTS } from '@caderneta/contract/refusal-facts'
import { REFUSAL_CODES, REFUSAL_STATUS } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'

const refusedBody = z.object({ success: z.literal(false), code: z.enum(REFUSAL_CODES) })
const doneBody = z.object({ success: z.literal(true) })

const EVERY_CALL: readonly Call[] = Object.values(CALLS)
const FACTS: Readonly<Partial<Record<string, z.ZodMiniType>>> = REFUSAL_FACTS

/** A reply of a test to a call of the page. */
interface Stub {
  readonly path: string
  readonly status: number
  readonly body: object
}

/** What the real server could not send, as a sentence; null for a reply that it could. */
export function stubFault({ path, status, body }: Stub): string | null {
  const call = EVERY_CALL.find((one) => patternOf(one.path).test(path))
  if (!call) return `no call of the contract has the path ${path}`
  const problem = problemOf(call, status, body)
  return problem === null ? null : `the server cannot reply so to ${path}: ${problem}`
}

/** The parameters of a path are one segment each. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}

function problemOf(call: Call, status: number, body: object): string | null {
  if ('mediaTypes' in call.response && Object.keys(body).length === 0) return null
  const refused = z.safeParse(refusedBody, body)
  if (refused.success) return refusalProblem(call, refused.data.code, status, body)
  if (!z.safeParse(doneBody, body).success) return 'it is neither done nor a refusal of the list'
  if (status !== 200) return `what is done has the status 200, not ${status}`
  return 'mediaTypes' in call.response ? 'it is a file' : shapeProblem(call.response, body)
}

function refusalProblem(
  { access, refusals }: Call,
  code: (typeof REFUSAL_CODES)[number],
  status: number,
  body: object,
): string | null {
  const possible: readonly string[] = [...refusals, ...COMMON_REFUSALS, ...ACCESS_REFUSALS[access]]
  if (!possible.includes(code)) return `it never refuses with ${code}`
  if (status !== REFUSAL_STATUS[code]) return `${code} has the status ${REFUSAL_STATUS[code]}`
  const facts = FACTS[code]
  return facts ? shapeProblem(facts, body) : null
}

function shapeProblem(schema: z.ZodMiniType, body: object): string | null {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return null
  const [issue] = parsed.error.issues
  return `${issue?.path.join('.')}: ${issue?.message}`
}
