import type { Score } from '@caderneta/domain/markets/game/game'
import { childOf, childrenOf, scoreOf, textOf, wholeOf } from '../messages/read-attributes.ts'
import type { XmlElement } from '../messages/read-xml.ts'

/** How a match of football ended, or why nothing can be said of that. */
type PastResult =
  | { readonly score: Score }
  | { readonly without: 'called_off' | 'no_score' | 'not_over' }

/** Replies have names of statuses where messages have numbers. */
const OVER: ReadonlySet<string | null> = new Set(['ended', 'closed'])
const CALLED_OFF: ReadonlySet<string | null> = new Set(['abandoned', 'cancelled', 'postponed'])
const AFTER_PENALTIES = 120
const PENALTIES = 'penalties'
/** What `results` calls the score when extra time, and when regular time was over. */
const [AFTER_EXTRA_TIME, AFTER_REGULAR_TIME] = [110, 100]
const HALVES = 2

/** The status of a schedule says that a match has no result: its summary need not be read. */
export function isWithoutResult(status: string | null): boolean {
  return status !== null && !OVER.has(status)
}

/** The result of a match by its `match_summary`. */
export function readPastResult(summary: XmlElement): PastResult {
  const status = childOf(summary, 'sport_event_status')
  if (status === undefined) return { without: 'no_score' }
  const name = textOf(status, 'status')
  if (CALLED_OFF.has(name) || CALLED_OFF.has(textOf(status, 'match_status')))
    return { without: 'called_off' }
  if (!OVER.has(name)) return { without: 'not_over' }
  const score = scoreOfGoals(status)
  return score === null ? { without: 'no_score' } : { score }
}

/** Goals with those of extra time: the score of a match counts a shoot-out too, which we do not. */
function scoreOfGoals(status: XmlElement): Score | null {
  const parts = listOf(status, 'period_scores', 'period_score')
  const hadShootOut =
    wholeOf(status, 'match_status_code') === AFTER_PENALTIES || parts.some(isShootOut)
  return (
    (hadShootOut ? null : scorePair(status)) ??
    sumOfParts(parts.filter((part) => !isShootOut(part))) ??
    resultAt(status, AFTER_EXTRA_TIME) ??
    resultAt(status, AFTER_REGULAR_TIME)
  )
}

function isShootOut(part: XmlElement): boolean {
  return textOf(part, 'type') === PENALTIES
}

/** Null unless both halves are there. */
function sumOfParts(parts: readonly XmlElement[]): Score | null {
  if (parts.length < HALVES) return null
  let [home, away] = [0, 0]
  for (const part of parts) {
    const score = scorePair(part)
    if (score === null) return null
    home += score[0]
    away += score[1]
  }
  return [home, away]
}

function resultAt(status: XmlElement, code: number): Score | null {
  const results = listOf(status, 'results', 'result')
  const found = results.find((one) => wholeOf(one, 'match_status_code') === code)
  return found ? scorePair(found) : null
}

function listOf(status: XmlElement, list: string, name: string): readonly XmlElement[] {
  const found = childOf(status, list)
  return found ? childrenOf(found, name) : []
}

function scorePair(element: XmlElement): Score | null {
  const [home, away] = [scoreOf(element, 'home_score'), scoreOf(element, 'away_score')]
  return home === null || away === null ? null : [home, away]
}
