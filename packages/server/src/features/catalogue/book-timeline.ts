import type { Score } from '@caderneta/domain/markets/game/game'
import { FACTS_MAX, type MatchFact, scoreOfFacts } from '@caderneta/domain/markets/game/match-fact'

/**
 * The timeline that may be shown beside a score; null when the feed sent none that adds up to it.
 */
export function believedTimeline(
  facts: readonly MatchFact[] | undefined,
  [home, away]: Score,
): readonly MatchFact[] | null {
  if (facts === undefined || facts.length > FACTS_MAX) return null
  const [homeOfFacts, awayOfFacts] = scoreOfFacts(facts)
  return homeOfFacts === home && awayOfFacts === away ? facts : null
}

/** The number of the first changed fact; undefined when nothing is new. */
export function firstNewFact(
  before: readonly MatchFact[] | null,
  after: readonly MatchFact[] | null,
): number | undefined {
  if (before === after) return undefined
  const [known, facts] = [before ?? [], after ?? []]
  const count = Math.max(known.length, facts.length)
  for (let number = 0; number < count; number += 1) {
    const [one, other] = [known[number], facts[number]]
    if (one !== other && JSON.stringify(one) !== JSON.stringify(other)) return number
  }
  return before === null ? 0 : undefined
}
