import { vi } from 'vitest'
import '../api/read-refusal.ts'
import './test-patience.ts'

/** What a call of the page carried. */
export interface SentCall {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly bearer: string | null
}

interface DeliveredResponse {
  readonly status?: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A reply, or 'lost' for a call whose reply never comes back. */
export type TestResponse = DeliveredResponse | 'lost'
type Responder = TestResponse | ((call: SentCall) => TestResponse | Promise<TestResponse>)

export const done = (body: object = {}): TestResponse => ({
  body: { success: true, msg: 'Ok', ...body },
})
export const refused = (code: string, facts: object = {}, status = 422): TestResponse => ({
  status,
  body: { success: false, code, msg: `refused: ${code}`, ...facts },
})
export const disconnected = (): TestResponse => refused('no_session', { disconnect: true }, 401)

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name)

/** A reply that is a file of this name. */
export const fileReply = (name: string): TestResponse => ({
  body: {},
  headers: { 'content-disposition': `attachment; filename="${name}"` },
})

/** What the browser is given to save, by name. */
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

/**
 * Stands in for the server at the edge of the page, `fetch`. Answers by path; a list is answered
 * in turn, its last answer for ever. Gives the calls as they come.
 */
export function testServer(
  responses: Readonly<Record<string, Responder | Responder[]>>,
): SentCall[] {
  const calls: SentCall[] = []
  const left = new Map(Object.entries(responses).map(([path, each]) => [path, [each].flat()]))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = readCall(url, init)
    calls.push(call)
    const queue = left.get(call.path) ?? []
    const next = queue.length > 1 ? queue.shift() : queue[0]
    const response =
      typeof next === 'function' ? await next(call) : (next ?? refused('unknown_call'))
    if (response === 'lost') throw new TypeError('connection reset')
    const { body, status = 200, headers = {} } = response
    return new Response(JSON.stringify(body), { status, headers })
  })
  return calls
}
