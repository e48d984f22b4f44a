import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerBrokenConnection } from './failures.ts'

/** Uploads may take this long, from the first byte to the last: two photos over a poor line. */
export const UPLOAD_TIME_MS = 120_000

const TIMERS = new WeakMap<FastifyRequest, NodeJS.Timeout>()

/**
 * Ends a call whose fields do not arrive in time (faults, row 27). Node knows one time for all
 * requests alike, and that one has to suit an upload, which is read behind this guard.
 */
export function limitBodyTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request))
      TIMERS.set(
        request,
        setTimeout(() => endSlow(request), timeoutMs),
      )
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    forget(request)
    done()
  })
  app.addHook('onError', (request, _reply, _error, done) => {
    forget(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    forget(request)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function endSlow(request: FastifyRequest): void {
  TIMERS.delete(request)
  const fault = Object.assign(new Error('the body is slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  answerBrokenConnection(fault, request.raw.socket)
}

function forget(request: FastifyRequest): void {
  clearTimeout(TIMERS.get(request))
  TIMERS.delete(request)
}
