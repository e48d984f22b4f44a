import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

type Headers = Readonly<Record<string, string>>

/**
 * The headers by which every response restricts the browser. The two sets are built once: a library
 * that built them for each response took as long as all the rest of a small call.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  isProduction: boolean,
): void {
  const transport = isProduction ? TRANSPORT_HEADERS : {}
  const ofCalls = { ...CALL_HEADERS, ...transport }
  const ofPages = { ...pageHeaders(publicUrl), ...transport }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : ofPages)
    done()
  })
}

/** For deployments that are only ever reached encrypted. */
const TRANSPORT_HEADERS: Headers = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'cross-origin-opener-policy': 'same-origin',
}

/** JSON that shows nothing, runs nothing and is stored nowhere. */
const CALL_HEADERS: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Scripts and styles only from our own files, no frames, no plugins. */
function pageHeaders(publicUrl: string): Headers {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    // Older browsers do not count WebSockets as 'self'.
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
