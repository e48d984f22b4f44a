import type * as z from 'zod/mini'
import { callPsp, type PspLine, type PspReply } from './psp-call.ts'
import { faultOfReply, jsonOf, PspFault } from './psp-fault.ts'
import type { PspToken } from './psp-token.ts'

export interface PspApiSettings {
  /** Where the API Pix begins, with its version, as https://pix.example.com/api/v2. */
  readonly baseUrl: string
  readonly line: PspLine
  readonly token: PspToken
}

interface Asked {
  readonly method: 'GET' | 'PUT'
  readonly path: readonly string[]
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** How often it may be asked while nothing or trouble is answered. */
  readonly triesMax?: number
}

const TRIES = 3

/**
 * Calls of the API Pix with our token. GET and PUT alone, so that each may be made again when no
 * answer came: all that is created here has an identifier of ours.
 */
export class PspApi {
  readonly #settings: PspApiSettings

  constructor(settings: PspApiSettings) {
    this.#settings = settings
  }

  async get<Told>(
    shape: z.ZodMiniType<Told>,
    path: readonly string[],
    query: Readonly<Record<string, string>> = {},
  ): Promise<Told> {
    return this.#told(shape, { method: 'GET', path, query })
  }

  async put<Told>(
    shape: z.ZodMiniType<Told>,
    path: readonly string[],
    body: object,
  ): Promise<Told> {
    return this.#told(shape, { method: 'PUT', path, body })
  }

  /** Asks once: what became of it has to be looked for before it is asked for again. */
  async putOnce<Told>(
    shape: z.ZodMiniType<Told>,
    path: readonly string[],
    body: object,
  ): Promise<Told> {
    return this.#told(shape, { method: 'PUT', path, body, triesMax: 1 })
  }

  async #told<Told>(shape: z.ZodMiniType<Told>, asked: Asked): Promise<Told> {
    const what = `${asked.method} ${asked.path[0]}`
    const reply = await this.#persistently(what, asked)
    if (reply.status >= 400) throw faultOfReply(what, reply.status, reply.text)
    const told = shape.safeParse(jsonOf(reply.text))
    if (told.success) return told.data
    throw new PspFault(`${what}: the answer cannot be read`, reply.status, '', told.error)
  }

  /** Again after no answer, a provider in trouble, and once with a new token. */
  async #persistently(what: string, asked: Asked): Promise<PspReply> {
    let last = new PspFault(`${what}: not asked`, 0)
    let isTokenRenewed = false
    let tries = 0
    while (tries < (asked.triesMax ?? TRIES)) {
      const { token } = this.#settings
      const text = await token.read()
      const reply = await this.#once(asked, text).catch(
        (cause: unknown) => new PspFault(`${what}: no answer`, 0, '', cause),
      )
      if (!(reply instanceof PspFault) && reply.status === 401 && !isTokenRenewed) {
        isTokenRenewed = true
        token.forget(text)
        continue
      }
      tries += 1
      if (reply instanceof PspFault) last = reply
      else if (reply.status >= 500) last = faultOfReply(what, reply.status, reply.text)
      else return reply
    }
    throw last
  }

  #once({ method, path, query = {}, body }: Asked, token: string): Promise<PspReply> {
    const steps = path.map((step) => encodeURIComponent(step)).join('/')
    const url = new URL(`${this.#settings.baseUrl}/${steps}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return callPsp(this.#settings.line, { method, url, headers, ...sent })
  }
}
