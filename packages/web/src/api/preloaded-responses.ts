import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import * as z from 'zod/mini'
import { readPrefs } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { readBearer } from './bearer.ts'
import { callKey } from './call-key.ts'

/**
 * Responses preloaded with the page, which saves a second round trip: the server writes them into
 * index.html, keyed by their call.
 */
const preloadedResponses = z.object({
  language: z.string(),
  /** When the server made the page, milliseconds UTC. */
  now: z.number(),
  replies: z.unknown(),
})

/** Preloaded responses are as old as the page. */
const FRESH_MS = 10_000

declare module '../root/page.ts' {
  interface Page {
    readonly preloaded: Preloaded
  }
}

interface Preloaded {
  readonly replies: Map<string, unknown>
  /** On the clock of the page. */
  readonly freshUntil: number
}

/** The time of the server is noted as well: the first rendering has its days. */
export function readPreloaded(page: Pick<Page, 'clock' | 'prefs'>): Preloaded {
  return { replies: readReplies(page), freshUntil: FRESH_MS }
}

function readReplies(page: Pick<Page, 'clock' | 'prefs'>): Map<string, unknown> {
  try {
    const text = document.getElementById('given')?.textContent ?? ''
    const given = preloadedResponses.parse(JSON.parse(text))
    page.clock.noteMade(given.now)
    const isOwn = given.language === (readPrefs(page).language === 'en' ? 'en' : 'pt-BR')
    return new Map(Object.entries(isOwn ? Object(given.replies) : {}))
  } catch {
    return new Map()
  }
}

/** The preloaded response the first time it is requested; else undefined. */
export function takePreloaded(
  page: Pick<Page, 'bearer' | 'preloaded'>,
  path: string,
  fields: readonly (readonly [string, string])[],
): unknown {
  const { replies } = page.preloaded
  if (replies.size === 0 || isOld(page)) return undefined
  // A player's own data is always requested; public data is the same for all.
  if (path === readPublicBase.path && readBearer(page)) return undefined
  const key = callKey(path, fields)
  const reply = replies.get(key)
  replies.delete(key)
  return reply
}

const isOld = ({ preloaded }: Pick<Page, 'preloaded'>) => performance.now() > preloaded.freshUntil

interface PreloadedReply {
  readonly fields: Readonly<Record<string, string>>
  readonly reply: unknown
  /** To be shown until the same has been requested. */
  readonly isOld: boolean
}

/** All preloaded responses of one call, with the fields of each. */
export function takePreloadedOf(
  page: Pick<Page, 'preloaded'>,
  path: string,
): readonly PreloadedReply[] {
  return [...page.preloaded.replies].flatMap(([key, reply]) => {
    const [keyPath, query] = key.split('?')
    if (keyPath !== path) return []
    page.preloaded.replies.delete(key)
    const fields = Object.fromEntries(new URLSearchParams(query))
    return [{ fields, reply, isOld: isOld(page) }]
  })
}
