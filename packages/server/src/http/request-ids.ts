import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Current {
  readonly id: string
  isOver: boolean
}

/** Sixteen characters; as hexadecimal digits an identifier might pass for a CPF in the log. */
const ID_BYTES = 12
const GIVEN_ID = /^[\w.-]{8,64}$/

/**
 * Names each request: its refusal and every line that the log has of it carry the identifier. Work
 * that a request began and that outlives it, such as a connection to the database, belongs to none.
 */
export class RequestIds {
  readonly #current = new AsyncLocalStorage<Current>()
  readonly #makeId: () => string

  constructor(makeId: () => string = randomId) {
    this.#makeId = makeId
  }

  /** A new identifier, or that of the proxy in front of us where one is trusted. */
  idOf({ headers }: IncomingMessage, isProxied: boolean): string {
    const given = headers['x-request-id']
    const isGiven = isProxied && typeof given === 'string' && GIVEN_ID.test(given)
    return isGiven ? given : this.#makeId()
  }

  /** The request that is served now; null outside of one. */
  current(): string | null {
    const current = this.#current.getStore()
    return current === undefined || current.isOver ? null : current.id
  }

  /** Before any other hook: what it refuses is named, too. */
  observe(app: FastifyInstance): void {
    const currents = new WeakMap<FastifyRequest, Current>()
    app.addHook('onRequest', (request, _reply, done) => {
      const current = { id: request.id, isOver: false }
      currents.set(request, current)
      this.#current.run(current, done)
    })
    // The body arrives in events of the socket, which belong to no request.
    app.addHook('preValidation', (request, _reply, done) => {
      const current = currents.get(request)
      if (current) this.#current.run(current, done)
      else done()
    })
    app.addHook('onResponse', (request, _reply, done) => {
      const current = currents.get(request)
      if (current) current.isOver = true
      done()
    })
  }
}

function randomId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}
