import type { CreditBudget } from './credit-budget.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Credits: three markets of one region; the scores of the last three days. */
export const ODDS_COST = 3
export const SCORES_COST = 2
/** The list of competitions and that of matches are free. */
const SPORTS_EVERY_MS = 6 * HOUR_MS
const EVENTS_EVERY_MS = HOUR_MS
/** A kick-off that is moved is mostly moved at the last moment. */
const EVENTS_NEAR_MS = 15 * MINUTE_MS

/** How often prices are read, by the time to the next kick-off: the nearer, the more often. */
const ODDS_EVERY: readonly (readonly [within: number, every: number])[] = [
  [HOUR_MS, 15 * MINUTE_MS],
  [6 * HOUR_MS, 2 * HOUR_MS],
  [DAY_MS, 6 * HOUR_MS],
  [7 * DAY_MS, 12 * HOUR_MS],
]

/** How often a result is looked for, by the time since the match should be over. */
const SCORES_EVERY: readonly (readonly [within: number, every: number])[] = [
  [HOUR_MS, 15 * MINUTE_MS],
  [6 * HOUR_MS, HOUR_MS],
  // Older ones are not among the scores.
  [3 * DAY_MS, 6 * HOUR_MS],
]

/** What is known of a competition in season when a call is planned; times in milliseconds UTC. */
export interface CompetitionPlan {
  readonly key: string
  /** When each was read last; null when it never was. */
  readonly eventsAt: number | null
  readonly oddsAt: number | null
  readonly scoresAt: number | null
  /** The next kick-off; null when none is announced. */
  readonly nextStart: number | null
  /** When each match without a result should be over. */
  readonly awaited: readonly number[]
}

export type PlannedCall =
  | { readonly kind: 'sports' }
  | { readonly kind: 'events' | 'odds' | 'scores'; readonly key: string }

/**
 * The call that is due now; null when there is none, or no credits for it. What is free comes
 * first, results before prices, since bets wait for them, and prices of the next kick-off first.
 */
export function nextCall(
  competitions: readonly CompetitionPlan[],
  {
    sportsAt,
    budget,
    now,
  }: {
    readonly sportsAt: number | null
    readonly budget: CreditBudget
    readonly now: number
  },
): PlannedCall | null {
  if (isDue(sportsAt, SPORTS_EVERY_MS, now)) return { kind: 'sports' }
  const events = competitions.find((one) => isDue(one.eventsAt, eventsEvery(one, now), now))
  if (events) return { kind: 'events', key: events.key }
  const scores = competitions.find((one) => areScoresDue(one, now))
  if (scores && budget.allows(SCORES_COST, now)) return { kind: 'scores', key: scores.key }
  const reserve = competitions.some(({ awaited }) => awaited.length > 0) ? SCORES_COST : 0
  if (!budget.allows(ODDS_COST, now, reserve)) return null
  const odds = competitions.filter((one) => areOddsDue(one, now)).sort(byNextStart)[0]
  return odds ? { kind: 'odds', key: odds.key } : null
}

function isDue(lastAt: number | null, every: number, now: number): boolean {
  return lastAt === null || now - lastAt >= every
}

function eventsEvery({ nextStart }: CompetitionPlan, now: number): number {
  const isNear = nextStart !== null && nextStart - now < 2 * HOUR_MS
  return isNear ? EVENTS_NEAR_MS : EVENTS_EVERY_MS
}

function areOddsDue({ oddsAt, nextStart }: CompetitionPlan, now: number): boolean {
  const every = nextStart === null ? undefined : everyWithin(ODDS_EVERY, nextStart - now)
  return every !== undefined && isDue(oddsAt, every, now)
}

function areScoresDue({ awaited, scoresAt }: CompetitionPlan, now: number): boolean {
  return awaited.some((end) => {
    const every = end > now ? undefined : everyWithin(SCORES_EVERY, now - end)
    return every !== undefined && (scoresAt === null || scoresAt < end || now - scoresAt >= every)
  })
}

function everyWithin(steps: typeof ODDS_EVERY, span: number): number | undefined {
  return steps.find(([within]) => span < within)?.[1]
}

function byNextStart(one: CompetitionPlan, other: CompetitionPlan): number {
  return Number(one.nextStart) - Number(other.nextStart)
}
