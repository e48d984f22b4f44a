import { request } from 'node:http'
import type { SentCall, TextFields } from './api-client.ts'

/** What a call from a certain address came to. */
export interface CallFrom {
  readonly status: number
  readonly code: string | null
  /** The first cookie that was set, without its rules. */
  readonly cookie: string | null
  readonly ms: number
}

interface Caller {
  /** One of this machine's own addresses: all of 127.0.0.0/8 are. */
  readonly address: string
  readonly cookie?: string | null
}

/** Makes a call on a connection of its own that comes from the address. */
export function callFrom<Fields>(
  url: string,
  { path }: SentCall<Fields>,
  fields: TextFields<NoInfer<Fields>>,
  { address, cookie }: Caller,
): Promise<CallFrom> {
  const body = new URLSearchParams({ ...fields }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    ...(cookie && { cookie }),
  }
  const options = { method: 'POST', localAddress: address, agent: false, headers }
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/${path}`, options, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.once('end', () => {
        const { code } = Object(JSON.parse(Buffer.concat(chunks).toString()))
        const set = reply.headers['set-cookie']?.[0]?.split(';')[0]
        const ms = performance.now() - begin
        resolve({ status: reply.statusCode ?? 0, code: code ?? null, cookie: set ?? null, ms })
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** The nth of sixteen million addresses of this machine. */
export function localAddress(number: number): string {
  const index = number + 1
  return `127.${1 + ((index >> 16) & 127)}.${(index >> 8) & 255}.${index & 255}`
}
