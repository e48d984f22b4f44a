import { readBearer } from './bearer.ts'

/** Nobody has touched the page for so long: whoever looks on gets odds and scores pushed. */
export const AWAY_MS = 120_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

let seenAt = 0

function noteSign(): void {
  seenAt = Date.now()
}

/** Begins to look out for the person in front of the page. */
export function watchPresence(): void {
  noteSign()
  for (const sign of SIGNS) window.addEventListener(sign, noteSign, { passive: true })
}

/**
 * True while a player's page is left alone. Calls that it makes by itself carry the token and would
 * keep the session alive for ever, so they stop: a session ends by inactivity (decisions, 18).
 */
export function isLeftAlone(): boolean {
  return readBearer() !== null && Date.now() - seenAt >= AWAY_MS
}
