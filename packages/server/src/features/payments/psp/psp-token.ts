import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import { callPsp, type PspConnection } from './psp-call.ts'
import { errorOfReply, jsonOf, PspError } from './psp-error.ts'

interface PspTokenSettings {
  readonly clock: Clock
  readonly connection: PspConnection
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The scopes of the token, separated by spaces. */
  readonly scopes: string
}

/** A token is renewed early enough that it does not expire during a call. */
const EARLY_MS = 30_000
const LIFE_MS_DEFAULT = 300_000

const grant = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.catch(z.coerce.number().check(z.positive()), LIFE_MS_DEFAULT / 1000),
})

/**
 * The token of OAuth2 client credentials, requested once for all calls until shortly before it
 * expires.
 */
export class PspToken {
  readonly #settings: PspTokenSettings
  #current: { readonly text: string; readonly until: number } | null = null
  #pending: Promise<string> | null = null

  constructor(settings: PspTokenSettings) {
    this.#settings = settings
  }

  async read(): Promise<string> {
    const current = this.#current
    if (current && this.#settings.clock.now() < current.until) return current.text
    this.#pending ??= this.#request().finally(() => {
      this.#pending = null
    })
    return await this.#pending
  }

  /** The provider rejected this token; the next call requests another. */
  forget(refused: string): void {
    if (this.#current?.text === refused) this.#current = null
  }

  async #request(): Promise<string> {
    const { clock, connection, tokenUrl, clientId, clientSecret, scopes } = this.#settings
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const requestedAt = clock.now()
    const reply = await callPsp(connection, {
      method: 'POST',
      url: new URL(tokenUrl),
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes }).toString(),
    }).catch((cause: unknown) => {
      throw new PspError('token: no response', 0, '', cause)
    })
    if (reply.status >= 400) throw errorOfReply('token', reply.status, reply.text)
    const granted = grant.safeParse(jsonOf(reply.text))
    if (!granted.success) throw new PspError('token: the provider returned none', reply.status)
    const { access_token: text, expires_in: seconds } = granted.data
    const lifeMs = seconds * 1000
    this.#current = { text, until: requestedAt + lifeMs - Math.min(EARLY_MS, lifeMs / 2) }
    return text
  }
}
