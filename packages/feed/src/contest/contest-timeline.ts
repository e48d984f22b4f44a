import type { MatchClock } from '@caderneta/domain/markets/game/game'
import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'

/** A fact at its second of the contest. */
export interface TimedFact {
  readonly second: number
  readonly fact: MatchFact
}

/** A fact as a sport draws it: the clock of its moment is filled in. */
export type FactDraft = Omit<MatchFact, 'period' | 'minute' | 'stoppage'> &
  Partial<Pick<MatchFact, 'period' | 'minute'>>

/** A fact at the time of the clock, unless it carries its own: a part that is over, its end. */
export function factAt({ period, minute, stoppage }: MatchClock, draft: FactDraft): MatchFact {
  return { period, minute, stoppage, ...draft }
}

/** Something that no side did and that does not count: a whistle, a bell. */
export function plainFact(kind: MatchFact['kind'], more: Partial<FactDraft> = {}): FactDraft {
  return { kind, side: null, points: 0, ...more }
}

/**
 * What had happened up to a second. Facts come in order; the same ones are the same list, so that
 * who listens sees at a glance that nothing is new.
 */
export function timelineUntil(
  timed: readonly TimedFact[],
): (second: number) => readonly MatchFact[] {
  let known: readonly MatchFact[] = []
  return (second) => {
    const count = timed.findLastIndex((each) => each.second <= second) + 1
    if (count !== known.length) known = timed.slice(0, count).map(({ fact }) => fact)
    return known
  }
}
