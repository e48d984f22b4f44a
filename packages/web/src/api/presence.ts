import type { Page } from '../root/page.ts'
import { readBearer } from './bearer.ts'

/** Without input for this long the person is away; odds and scores are still pushed. */
export const AWAY_MS = 120_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

declare module '../root/page.ts' {
  interface Page {
    /** When the person was last seen, milliseconds UTC. */
    readonly presence: { seenAt: number }
  }
}

function noteSign(page: Pick<Page, 'presence'>): void {
  page.presence.seenAt = Date.now()
}

/** Starts observing whether the person is using the page. */
export function watchPresence(page: Pick<Page, 'presence'>): void {
  noteSign(page)
  for (const type of SIGNS) window.addEventListener(type, () => noteSign(page), { passive: true })
}

/**
 * True while a player's page is unattended. Background calls carry the token and would keep the
 * session alive for ever, so they stop: a session ends by inactivity (decision 0008).
 */
export function isLeftAlone(page: Pick<Page, 'bearer' | 'presence'>): boolean {
  return readBearer(page) !== null && Date.now() - page.presence.seenAt >= AWAY_MS
}
