import { INCIDENT_KINDS } from './football/incidents/incident.ts'
import type { Period, Score } from './game.ts'

/** What can happen in a match of any sport, as its timeline records it. */
export const FACT_KINDS = [
  'period_start',
  'period_end',
  'goal',
  ...INCIDENT_KINDS,
  /** `player` comes on for `partner`. */
  'substitution',
  /** `player` of the announced line-up is not in the squad. */
  'absence',
  /** Points of a basket, a touchdown, a kick. */
  'points',
  /** Ends of a drive without points. */
  'punt',
  'turnover',
  /** A game of tennis: it counts for nothing but its set. */
  'game',
  'set',
  'map',
  /** A round of a fight is over; `side` has it on the cards, which stay secret. */
  'round',
  /** `side` has knocked the other down. */
  'knockdown',
  /** Card of a judge, read at the end: `partScore` has his points, `side` whom he has ahead. */
  'scorecard',
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
  /**
   * Who won the points of a game of tennis or of a set, the rounds of a map, in order: 'h' or 'a'.
   * They are as many as a match has facts otherwise, so a part has them in one.
   */
  readonly log?: string | undefined
  /** Who did it; absent where the source does not name him. */
  readonly player?: string | undefined
  /** Of a goal who assisted, of a substitution who left the field. */
  readonly partner?: string | undefined
  /** A goal that a player of the other side scored: it counts for no player. */
  readonly isOwnGoal?: true | undefined
  /** Revoked, as a goal by the video referee: listed, and not counted. */
  readonly isAnnulled?: true | undefined
}

/** More facts than any match has: a longer timeline is not believed. */
export const FACTS_MAX = 2000

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
