import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http'
import { type Agent, request as requestSecurely } from 'node:https'

export interface PspRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface PspReply {
  readonly status: number
  readonly text: string
}

export interface PspLine {
  /** Carries our certificate; null where the provider is spoken to without one (a test). */
  readonly agent: Agent | null
  readonly timeoutMs: number
}

const REPLY_BYTES_MAX = 4_194_304

/**
 * One call to a provider. node:https, because fetch takes no client certificate. Rejects when
 * nothing, too much or not in time is answered.
 */
export function callPsp({ agent, timeoutMs }: PspLine, asked: PspRequest): Promise<PspReply> {
  const options: RequestOptions = {
    method: asked.method,
    headers: { accept: 'application/json, application/problem+json', ...asked.headers },
    signal: AbortSignal.timeout(timeoutMs),
  }
  return new Promise((resolve, reject) => {
    const answered = (reply: IncomingMessage) => {
      const status = reply.statusCode ?? 0
      readText(reply).then((text) => resolve({ status, text }), reject)
    }
    const call =
      asked.url.protocol === 'http:'
        ? requestPlainly(asked.url, options, answered)
        : requestSecurely(asked.url, { ...options, ...(agent && { agent }) }, answered)
    call.once('error', reject)
    call.end(asked.body)
  })
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > REPLY_BYTES_MAX) throw new Error('the provider answered too much')
    read.push(chunk)
  }
  return Buffer.concat(read).toString('utf8')
}
