import { INCIDENT_KINDS } from '../sports/football/incidents/incident.ts'
import type { Period, Score } from './game.ts'

/** What can happen in a match of any sport, as its timeline records it. */
export const FACT_KINDS = [
  'period_start',
  'period_end',
  'goal',
  ...INCIDENT_KINDS,
  /** Points of a basket, a touchdown, a kick. */
  'points',
  /** A game of tennis: it counts for nothing but its set. */
  'game',
  'set',
  'map',
  /** A round of a fight is over; `side` has it on the cards, which stay secret. */
  'round',
  /** `partScore` is how the shoot-out ended; it settles nothing. */
  'penalties',
  /** A fight that ends before its time, and one that the judges decide. */
  'stoppage',
  'decision',
  'interrupted',
  'resumed',
  'ended',
  'abandoned',
] as const

type FactKind = (typeof FACT_KINDS)[number]

/** Something that happened in a match. Its index in the timeline is its number, from 0. */
export interface MatchFact {
  readonly kind: FactKind
  /** When, as the clock of the match reads. */
  readonly period: Period
  readonly minute: number
  readonly stoppage: number
  /** The side that did it; null for none. */
  readonly side: 'home' | 'away' | null
  /** What it adds to the score of its side. */
  readonly points: number
  /** How the part that is over ended: games of a set, points of a set, rounds of a map. */
  readonly partScore?: Score | undefined
  /** Revoked, as a goal by the video referee: listed, and not counted. */
  readonly isAnnulled?: true | undefined
}

/** More facts than any match has: a longer timeline is not believed. */
export const FACTS_MAX = 500

/** The score that the facts add up to. */
export function scoreOfFacts(facts: readonly MatchFact[]): Score {
  return facts.reduce(scoreAfter, NO_SCORE)
}

/** The score after one more fact. */
export function scoreAfter([home, away]: Score, { side, points, isAnnulled }: MatchFact): Score {
  if (isAnnulled || side === null || points === 0) return [home, away]
  return side === 'home' ? [home + points, away] : [home, away + points]
}

const NO_SCORE: Score = [0, 0]
