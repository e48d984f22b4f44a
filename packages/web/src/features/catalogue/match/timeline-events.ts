import { type FactWire, factsWire } from '@caderneta/contract/catalogue/timeline'
import type { Score } from '@caderneta/domain/markets/game/game'
import { scoreAfter } from '@caderneta/domain/markets/game/match-fact'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import * as z from 'zod/mini'
import { type FactWords, factText, isListed, scoreText } from '../rows/fact-text.ts'
import { clockText } from './clock-text.ts'

/** An event of the timeline as it is shown. */
export interface TimelineEvent {
  /** Its position among those that are listed, from 0. */
  readonly number: number
  /** '45+2′', '3º quarto 7′', '2º set'. */
  readonly time: string
  readonly text: string
  /** The score from then on, if this event changed it. */
  readonly score: string | null
  readonly isAnnulled: boolean
  /** One of many: it is not announced. */
  readonly isMinor: boolean
}

/** The facts from the wire; null when the feed sends none, or one that we cannot parse. */
export function readFacts(
  received: readonly unknown[] | null | undefined,
): readonly FactWire[] | null {
  const read = z.safeParse(factsWire, received)
  return read.success ? read.data : null
}

/** The events of a timeline, newest first. */
export function timelineEvents(
  facts: readonly FactWire[],
  sportId: number,
  words: FactWords,
): readonly TimelineEvent[] {
  let score: Score = [0, 0]
  const events = facts.filter(isListed).map((fact, number): TimelineEvent => {
    score = scoreAfter(score, fact)
    return {
      number,
      time: timeText(fact, words),
      text: factText(fact, words),
      score: showsScore(fact, sportId) ? scoreText(score) : null,
      isAnnulled: fact.isAnnulled === true,
      isMinor: fact.kind === 'points' || fact.kind === 'game',
    }
  })
  return events.reverse()
}

/** The scorecards of a fight stay secret. */
function showsScore({ points, isAnnulled }: FactWire, sportId: number): boolean {
  return points > 0 && !isAnnulled && sportById(sportId)?.score !== 'secret'
}

function timeText({ period, minute, stoppage }: FactWire, { texts }: FactWords): string {
  const clock = { period, minute, stoppage }
  return clockText({ status: 'live', score: [0, 0], clock }, texts) ?? ''
}
