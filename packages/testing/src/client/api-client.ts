import { filledPath } from '@caderneta/contract/filled-path'
import * as z from 'zod/mini'

const replyShape = z.looseObject({
  success: z.boolean(),
  msg: z.string(),
  code: z.optional(z.string()),
})

/** A call of the contract, as far as a client sends it. */
export interface SentCall<Fields> {
  readonly path: string
  readonly request: z.ZodMiniType<unknown, Fields>
}

/** The fields of a request: all are sent as texts. */
export type TextFields<Fields> = { readonly [Name in keyof Fields]: string }

/** What a call came to: the HTTP status and the reply's fields. */
export interface ApiReply {
  readonly status: number
  readonly success: boolean
  readonly code: string | null
  readonly body: Readonly<Record<string, unknown>>
}

/** Calls the server over HTTP as the page does: POST, multipart form, bearer token. */
export class ApiClient {
  #url: string
  token: string | null = null

  constructor(url: string) {
    this.#url = url
  }

  /** The same session on a server that came up at another address. */
  moveTo(url: string): void {
    this.#url = url
  }

  async call<Fields>(
    { path }: SentCall<Fields>,
    fields: TextFields<NoInfer<Fields>>,
    signal: AbortSignal | null = null,
  ): Promise<ApiReply> {
    const texts = new Map(Object.entries<string>(fields))
    const form = new FormData()
    for (const [name, value] of texts) form.set(name, value)
    const headers = this.token === null ? {} : { authorization: `Bearer ${this.token}` }
    const response = await fetch(`${this.#url}/api/${filledPath(path, texts)}`, {
      method: 'POST',
      body: form,
      headers,
      signal,
    })
    const body = replyShape.parse(await response.json())
    return { status: response.status, success: body.success, code: body.code ?? null, body }
  }

  /** The response of a call that has to succeed, parsed by its record. */
  async expect<Fields, Value>(
    call: SentCall<Fields> & { readonly response: z.ZodMiniType<Value> },
    fields: TextFields<NoInfer<Fields>>,
  ): Promise<Value> {
    const { success, status, body } = await this.call(call, fields)
    if (!success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`)
    return call.response.parse(body)
  }
}
