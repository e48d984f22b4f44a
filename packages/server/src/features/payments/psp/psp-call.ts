import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http'
import { type Agent, request as requestSecurely } from 'node:https'

interface PspRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface PspReply {
  readonly status: number
  readonly text: string
}

export interface PspConnection {
  /** Carries our certificate; null where the provider is called without one (a test). */
  readonly agent: Agent | null
  readonly timeoutMs: number
}

const REPLY_BYTES_MAX = 4_194_304

/**
 * One call to a provider. node:https, because fetch takes no client certificate. Rejects when the
 * response is missing, too large or late.
 */
export function callPsp(
  { agent, timeoutMs }: PspConnection,
  request: PspRequest,
): Promise<PspReply> {
  const options: RequestOptions = {
    method: request.method,
    headers: { accept: 'application/json, application/problem+json', ...request.headers },
    signal: AbortSignal.timeout(timeoutMs),
  }
  return new Promise((resolve, reject) => {
    const onResponse = (reply: IncomingMessage) => {
      const status = reply.statusCode ?? 0
      readText(reply).then((text) => resolve({ status, text }), reject)
    }
    const call =
      request.url.protocol === 'http:'
        ? requestPlainly(request.url, options, onResponse)
        : requestSecurely(request.url, { ...options, ...(agent && { agent }) }, onResponse)
    call.once('error', reject)
    call.end(request.body)
  })
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > REPLY_BYTES_MAX) throw new Error('the response of the provider is too large')
    read.push(chunk)
  }
  return Buffer.concat(read).toString('utf8')
}
