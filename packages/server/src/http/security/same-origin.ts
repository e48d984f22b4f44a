import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendResponse } from '../call-response.ts'
import { requestLanguage } from '../route.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a browser sends on behalf of another site. Only browsers send these
 * headers and no page can forge them; a program that sends neither is no forged request.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string): void {
  const publicHost = new URL(publicUrl).host
  app.addHook('onRequest', (request, reply, done) => {
    const changes = !SAFE_METHODS.has(request.method) || request.headers.upgrade !== undefined
    if (changes && isCrossSite(request, publicHost))
      sendResponse(reply, refuse('forbidden'), requestLanguage(request))
    else done()
  })
}

function isCrossSite({ headers }: FastifyRequest, publicHost: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (headers.origin === undefined) return false
  const host = hostOf(headers.origin)
  return host !== publicHost && host !== headers.host?.toLowerCase()
}

/** Null for the opaque origin 'null' and for malformed addresses. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
