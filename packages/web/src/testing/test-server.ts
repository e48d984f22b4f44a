import { REFUSAL_STATUS, type RefusalCode } from '@caderneta/contract/refusals'
import { onTestFinished, vi } from 'vitest'
import '../api/read-refusal.ts'
import { stubFault } from './stub-fault.ts'

/** The content of a call from the page. */
export interface SentCall {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly bearer: string | null
}

interface DeliveredResponse {
  readonly status?: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
  readonly isStrange?: boolean
}

/** A reply, or 'lost' for a call whose reply never arrives. */
export type TestResponse = DeliveredResponse | 'lost'
type Responder = TestResponse | ((call: SentCall) => TestResponse | Promise<TestResponse>)

export const done = (body: object = {}): TestResponse => ({
  body: { success: true, msg: 'Ok', ...body },
})
export const refused = (code: RefusalCode, facts: object = {}): TestResponse => ({
  status: REFUSAL_STATUS[code],
  body: { success: false, code, msg: `refused: ${code}`, ...facts },
})
export const disconnected = (): TestResponse => refused('no_session', { disconnect: true })

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name)

/** A reply that is a file of this name. */
export const fileReply = (name: string): TestResponse => ({
  body: {},
  headers: { 'content-disposition': `attachment; filename="${name}"` },
})

/** The files that the browser downloads, by name. */
export function stubSaving(): string[] {
  const saved: string[] = []
  vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:file', revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  return saved
}

/** The text of each field; of a file its name. */
function readCall(url: string, init: RequestInit): SentCall {
  const { body, headers } = init
  const entries = body instanceof FormData ? [...body].map(([k, v]) => [k, textOf(v)]) : []
  return {
    path: url.replace('/api/', ''),
    fields: Object.fromEntries(entries),
    bearer: new Headers(headers).get('authorization'),
  }
}

/** The response to a call for which the test has none. */
const UNKNOWN: TestResponse = { status: 404, body: { success: false, code: 'unknown_call' } }

/** A reply that the contract does not bind: broken, or to a call that only the test knows. */
export const strange = (body: object, status = 200): TestResponse => ({
  ...{ status, body },
  isStrange: true,
})

/**
 * Replaces the server at the edge of the page, `fetch`. Responds by path; a list is used in turn,
 * its last response for ever. Returns the calls as they arrive. A reply that the real server could
 * not send fails the test that gets it.
 */
export function testServer(
  responses: Readonly<Record<string, Responder | Responder[]>>,
): SentCall[] {
  const calls: SentCall[] = []
  const faults = new Set<string>()
  onTestFinished(() => {
    if (faults.size > 0) throw new Error([...faults].join('\n'))
  })
  const left = new Map(Object.entries(responses).map(([path, each]) => [path, [each].flat()]))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = readCall(url, init)
    calls.push(call)
    const queue = left.get(call.path) ?? []
    const next = queue.length > 1 ? queue.shift() : queue[0]
    const response = typeof next === 'function' ? await next(call) : (next ?? UNKNOWN)
    if (response === 'lost') throw new TypeError('connection reset')
    const { body, status = 200, headers = {}, isStrange = response === UNKNOWN } = response
    const fault = isStrange ? null : stubFault({ path: call.path, status, body })
    if (fault !== null) faults.add(fault)
    return new Response(JSON.stringify(body), { status, headers })
  })
  return calls
}
