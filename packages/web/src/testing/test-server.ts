import { vi } from 'vitest'
import '../api/read-refusal.ts'

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
}

/** A reply, or 'lost' for a call whose reply never arrives. */
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

/**
 * Replaces the server at the edge of the page, `fetch`. Responds by path; a list is used in turn,
 * its last response for ever. Returns the calls as they arrive.
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
