import * as z from 'zod/mini'

const replyShape = z.looseObject({
  success: z.boolean(),
  msg: z.string(),
  code: z.optional(z.string()),
})

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

  async call(
    path: string,
    fields: Readonly<Record<string, string>> = {},
    signal: AbortSignal | null = null,
  ): Promise<ApiReply> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const headers = this.token === null ? {} : { authorization: `Bearer ${this.token}` }
    const response = await fetch(`${this.#url}/api/${path}`, {
      method: 'POST',
      body: form,
      headers,
      signal,
    })
    const body = replyShape.parse(await response.json())
    return { status: response.status, success: body.success, code: body.code ?? null, body }
  }

  /** The reply of a call that has to succeed, parsed by its contract. */
  async expect<Shape extends z.ZodMiniType>(
    shape: Shape,
    path: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<z.infer<Shape>> {
    const reply = await this.call(path, fields)
    if (!reply.success) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return shape.parse(reply.body)
  }
}
