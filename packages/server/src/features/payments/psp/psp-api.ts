import type * as z from 'zod/mini'
import { callPsp, type PspConnection, type PspReply } from './psp-call.ts'
import { errorOfReply, jsonOf, PspError } from './psp-error.ts'
import type { PspToken } from './psp-token.ts'

interface PspApiSettings {
  /** The base URL of the API Pix, with its version, as https://pix.example.com/api/v2. */
  readonly baseUrl: string
  readonly connection: PspConnection
  readonly token: PspToken
}

interface ApiRequest {
  readonly method: 'GET' | 'PUT'
  readonly path: readonly string[]
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** The number of attempts while the provider fails or does not respond. */
  readonly triesMax?: number
}

const TRIES = 3

/**
 * Calls of the API Pix with our token. GET and PUT only, so that each may be repeated when no
 * response was received: everything created here has an identifier of our choice.
 */
export class PspApi {
  readonly #settings: PspApiSettings

  constructor(settings: PspApiSettings) {
    this.#settings = settings
  }

  async get<Data>(
    shape: z.ZodMiniType<Data>,
    path: readonly string[],
    query: Readonly<Record<string, string>> = {},
  ): Promise<Data> {
    return this.#request(shape, { method: 'GET', path, query })
  }

  async put<Data>(
    shape: z.ZodMiniType<Data>,
    path: readonly string[],
    body: object,
  ): Promise<Data> {
    return this.#request(shape, { method: 'PUT', path, body })
  }

  /** Sends the request once: its outcome has to be looked up before it is repeated. */
  async putOnce<Data>(
    shape: z.ZodMiniType<Data>,
    path: readonly string[],
    body: object,
  ): Promise<Data> {
    return this.#request(shape, { method: 'PUT', path, body, triesMax: 1 })
  }

  async #request<Data>(shape: z.ZodMiniType<Data>, request: ApiRequest): Promise<Data> {
    const what = `${request.method} ${request.path[0]}`
    const reply = await this.#persistently(what, request)
    if (reply.status >= 400) throw errorOfReply(what, reply.status, reply.text)
    const parsed = shape.safeParse(jsonOf(reply.text))
    if (parsed.success) return parsed.data
    throw new PspError(`${what}: the response cannot be read`, reply.status, '', parsed.error)
  }

  /** Retries after no response, a failing provider, and once with a new token. */
  async #persistently(what: string, request: ApiRequest): Promise<PspReply> {
    let last = new PspError(`${what}: not sent`, 0)
    let isTokenRenewed = false
    let tries = 0
    while (tries < (request.triesMax ?? TRIES)) {
      const { token } = this.#settings
      const text = await token.read()
      const reply = await this.#once(request, text).catch(
        (cause: unknown) => new PspError(`${what}: no response`, 0, '', cause),
      )
      if (!(reply instanceof PspError) && reply.status === 401 && !isTokenRenewed) {
        isTokenRenewed = true
        token.forget(text)
        continue
      }
      tries += 1
      if (reply instanceof PspError) last = reply
      else if (reply.status >= 500) last = errorOfReply(what, reply.status, reply.text)
      else return reply
    }
    throw last
  }

  #once({ method, path, query = {}, body }: ApiRequest, token: string): Promise<PspReply> {
    const steps = path.map((step) => encodeURIComponent(step)).join('/')
    const url = new URL(`${this.#settings.baseUrl}/${steps}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return callPsp(this.#settings.connection, { method, url, headers, ...sent })
  }
}
