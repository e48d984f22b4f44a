import type { Page } from '../root/page.ts'
import { readBearer } from './bearer.ts'
import { callKey } from './call-key.ts'

/** What `public/ahead.js` has sent before the script of the page was there. */
interface SentAhead {
  readonly token: string
  readonly language: string
  readonly replies: Readonly<Record<string, Promise<Response>>>
}

declare global {
  interface Window {
    readonly sentAhead?: SentAhead
  }
}

declare module '../root/page.ts' {
  interface Page {
    readonly sentAhead: Map<string, Promise<Response>>
  }
}

/** As old as a preloaded response may be. */
const FRESH_MS = 10_000

const idOf = (token: string | null, language: string | null, call: string) =>
  [token, language, call].join(' ')

export function readSentAhead(): Map<string, Promise<Response>> {
  const sent = typeof window === 'undefined' ? undefined : window.sentAhead
  if (!sent) return new Map()
  return new Map(
    Object.entries(sent.replies).map(([call, reply]) => [
      idOf(sent.token, sent.language, call),
      reply,
    ]),
  )
}

/** The response that was requested ahead with these very headers and fields; once. */
export function takeSentAhead(
  page: Pick<Page, 'bearer' | 'sentAhead'>,
  path: string,
  fields: readonly (readonly [string, string])[],
  headers: Headers,
): Promise<Response> | undefined {
  if (page.sentAhead.size === 0 || !headers.has('authorization')) return undefined
  const id = idOf(readBearer(page), headers.get('accept-language'), callKey(path, fields))
  const reply = page.sentAhead.get(id)
  page.sentAhead.delete(id)
  return performance.now() <= FRESH_MS ? reply : undefined
}
