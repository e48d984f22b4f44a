import { readBearer } from './bearer.ts'

/** Without input for this long the person is away; odds and scores are still pushed. */
export const AWAY_MS = 120_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

let seenAt = 0

function noteSign(): void {
  seenAt = Date.now()
}

/** Starts observing whether the person is using the page. */
export function watchPresence(): void {
  noteSign()
  for (const sign of SIGNS) window.addEventListener(sign, noteSign, { passive: true })
}

/**
 * True while a player's page is unattended. Background calls carry the token and would keep the
 * session alive for ever, so they stop: a session ends by inactivity (decisions, 18).
 */
export function isLeftAlone(): boolean {
  return readBearer() !== null && Date.now() - seenAt >= AWAY_MS
}
