import { kept } from '../root/root.ts'
import { readBearer } from './bearer.ts'

/** Without input for this long the person is away; odds and scores are still pushed. */
export const AWAY_MS = 120_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

const sign = kept(() => ({ seenAt: 0 }))

function noteSign(): void {
  sign().seenAt = Date.now()
}

/** Starts observing whether the person is using the page. */
export function watchPresence(): void {
  noteSign()
  for (const type of SIGNS) window.addEventListener(type, noteSign, { passive: true })
}

/**
 * True while a player's page is unattended. Background calls carry the token and would keep the
 * session alive for ever, so they stop: a session ends by inactivity (decision 0008).
 */
export function isLeftAlone(): boolean {
  return readBearer() !== null && Date.now() - sign().seenAt >= AWAY_MS
}
