import { headersOf } from './call.ts'
import { dataAddressOf } from './data-address.ts'

/** A picture that only its owner may see, as a data address; null when there is none to show. */
export async function callImage(path: string): Promise<string | null> {
  try {
    const reply = await fetch(`/api/${path}`, { method: 'POST', headers: headersOf() })
    const isImage = reply.headers.get('content-type')?.startsWith('image/') ?? false
    // Read whatever it is: an answer that nobody reads keeps its connection.
    const body = await reply.blob()
    return reply.ok && isImage ? await dataAddressOf(body) : null
  } catch {
    return null
  }
}
