/**
 * SQLSTATE classes and codes that mean 'not now' rather than 'this is wrong': failed connections,
 * exhausted resources, shutdown, a timeout, a read-only or locked database.
 */
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58']
const UNAVAILABLE_CODES = new Set(['25006', '55P03', '40001', '40P01'])
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])
/** pg gives these no code. */
const CONNECTION_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
]

/** True when an error shows that the database is unavailable now; the caller may retry. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  if (CONNECTION_MESSAGES.some((start) => error.message.startsWith(start))) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (UNAVAILABLE_SYSTEM_CODES.has(code) || UNAVAILABLE_CODES.has(code)) return true
  return code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2))
}
