import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import * as z from 'zod/mini'
import { readPrefs } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { readBearer } from './bearer.ts'

/**
 * Responses preloaded with the page, which saves a second round trip: the server writes them into
 * index.html, keyed by their call.
 */
const preloadedResponses = z.object({
  language: z.string(),
  replies: z.unknown(),
})

/** Preloaded responses are as old as the page. */
const FRESH_MS = 10_000

declare module '../root/page.ts' {
  interface Page {
    readonly preloaded: Map<string, unknown>
  }
}

export function readPreloaded(page: Pick<Page, 'prefs'>): Map<string, unknown> {
  try {
    const text = document.getElementById('given')?.textContent ?? ''
    const given = preloadedResponses.parse(JSON.parse(text))
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
  const replies = page.preloaded
  if (replies.size === 0 || performance.now() > FRESH_MS) return undefined
  // A player's own data is always requested; public data is the same for all.
  if (path === readPublicBase.path && readBearer(page)) return undefined
  const key = keyOf(path, fields)
  const reply = replies.get(key)
  replies.delete(key)
  return reply
}

/** Whether a call would be answered by a preloaded response. */
export function hasPreloaded(
  page: Pick<Page, 'preloaded'>,
  path: string,
  fields: readonly (readonly [string, string])[],
): boolean {
  return performance.now() <= FRESH_MS && page.preloaded.has(keyOf(path, fields))
}

function keyOf(path: string, fields: readonly (readonly [string, string])[]): string {
  if (fields.length === 0) return path
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${path}?${new URLSearchParams(sorted.map(([name, value]) => [name, value]))}`
}
