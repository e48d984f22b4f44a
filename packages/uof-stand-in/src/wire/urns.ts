import { sportById } from '@caderneta/domain/markets/registry/sports'
import type { GameFixture } from '@caderneta/feed/messages'

/** Competitions whose numbers in the feed are known. */
const TOURNAMENTS: Readonly<Record<number, number>> = {
  10037440: 325,
  10041045: 384,
  10041809: 373,
  10043205: 17,
  10037075: 7,
  10050001: 16,
}
const COUNTER_STRIKE = 109
/** Places have no numbers in the season: one follows from the name. */
const PLACES = 1_000_003

export const matchUrn = (gameId: number) => `sr:match:${gameId}`

export function gameOfUrn(urn: string): number {
  return Number(/^sr:match:(\d{1,15})$/.exec(urn)?.[1])
}

export function sportNumber(sportId: number): number {
  return sportById(sportId)?.route === 'e-sports' ? COUNTER_STRIKE : sportId
}

export function tournamentUrn({ tournamentId }: GameFixture): string {
  return `sr:tournament:${TOURNAMENTS[tournamentId] ?? tournamentId}`
}

export function categoryUrn({ location }: GameFixture): string {
  let number = 7
  for (const letter of location) number = (number * 31 + (letter.codePointAt(0) ?? 1)) % PLACES
  return `sr:category:${number}`
}
