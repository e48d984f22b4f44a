import { type OddsApi, OddsApiError, type OddsApiFailure, type Quota } from './odds-api.ts'

interface HttpApiOptions {
  /** Without a trailing slash, and without '/v4'. */
  readonly url: string
  readonly key: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 20_000
const BYTES_MAX = 8 * 1024 * 1024
/** Of the provider's explanation, which goes into the log. */
const DETAIL_LENGTH_MAX = 200

/** The interface over HTTP. */
export function httpOddsApi({ url, key, timeoutMs = TIMEOUT_MS }: HttpApiOptions): OddsApi {
  return {
    get: async ({ path, parameters }) => {
      const query = new URLSearchParams({ apiKey: key, ...parameters })
      const { response, text } = await fetchText(`${url}/v4${path}?${query}`, timeoutMs)
      const body = parsed(text)
      if (!response.ok) throw refusal(response, body)
      if (body === undefined) throw new OddsApiError('malformed')
      return { body, quota: quotaOf(response.headers) }
    },
  }
}

async function fetchText(address: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { redirect: 'error', signal })
    return { response, text: await limitedText(response) }
  } catch (error) {
    if (error instanceof OddsApiError) throw error
    // The error of `fetch` may contain the address, and with it the key.
    throw new OddsApiError(signal.aborted ? 'timeout' : 'unreachable')
  }
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  if (response.body === null) return ''
  for await (const part of response.body) {
    size += part.length
    if (size > BYTES_MAX) throw new OddsApiError('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Errors are JSON with `message` and `error_code`. */
function refusal({ status, headers }: Response, body: unknown): OddsApiError {
  const code = textIn(body, 'error_code')
  const parts = [`${status}`, code, textIn(body, 'message')].filter((part) => part !== null)
  const detail = parts.join(' ').slice(0, DETAIL_LENGTH_MAX)
  return new OddsApiError(failureOf(status, code), { detail, waitMs: waitOf(headers) })
}

const OUT_OF_CREDITS = 'OUT_OF_USAGE_CREDITS'

function failureOf(status: number, code: string | null): OddsApiFailure {
  if (code === OUT_OF_CREDITS) return 'credits'
  if (status === 401 || status === 403) return 'key'
  if (status === 404) return 'unknown'
  if (status === 429) return 'too_many'
  return status >= 400 && status < 500 ? 'parameters' : 'failed'
}

function textIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : null
}

const SECOND_MS = 1_000

function waitOf(headers: Headers): number | null {
  const seconds = wholeOf(headers.get('retry-after'))
  return seconds === null ? null : seconds * SECOND_MS
}

function quotaOf(headers: Headers): Quota {
  return { remaining: wholeOf(headers.get('x-requests-remaining')) }
}

/** Whole numbers may be written with decimals ('499.0'). */
function wholeOf(text: string | null): number | null {
  if (text === null || !/^\d{1,9}(\.0+)?$/.test(text.trim())) return null
  return Number(text)
}
