import { REPLY_LIMITS } from '../messages/read-xml.ts'
import { UofReplyError, type UofRest } from './uof-transport.ts'

const TIMEOUT_MS = 30_000

/** The interface over HTTP, with the token of the contract. */
export function httpRest({
  url,
  token,
}: {
  readonly url: string
  readonly token: string
}): UofRest {
  const call = async (method: 'GET' | 'POST', path: string) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-access-token': token },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await limitedBody(response)
    if (!response.ok) throw new UofReplyError(`${method} ${path}`, response.status)
    return body
  }
  return {
    get: (path) => call('GET', path),
    post: async (path) => {
      await call('POST', path)
    },
  }
}

async function limitedBody(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  if (response.body === null) return new Uint8Array()
  for await (const part of response.body) {
    size += part.length
    if (size > REPLY_LIMITS.bytesMax) throw new Error('the reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
