import type { FileResponse } from '@caderneta/contract/call'
import type { Page } from '../root/page.ts'
import { headersOf } from './call.ts'
import { dataAddressOf } from './data-address.ts'

interface ImageCall {
  readonly path: string
  readonly response: FileResponse
}

/** An image only its owner may see, as a data URL; null when there is none to show. */
export async function callImage(
  page: Pick<Page, 'bearer' | 'prefs'>,
  { path }: ImageCall,
): Promise<string | null> {
  try {
    const reply = await fetch(`/api/${path}`, { method: 'POST', headers: headersOf(page) })
    const isImage = reply.headers.get('content-type')?.startsWith('image/') ?? false
    // Always read the body: an unread response keeps its connection open.
    const body = await reply.blob()
    return reply.ok && isImage ? await dataAddressOf(body) : null
  } catch {
    return null
  }
}
