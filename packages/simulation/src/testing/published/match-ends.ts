import type { IncidentKind } from '@caderneta/domain/markets/sports/football/incidents/incident'
import { dismissalRates } from '@caderneta/pricing/goals/dismissals'
import { incidentRates } from '@caderneta/pricing/goals/incidents/incident-rates'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import type { Random } from '@caderneta/pricing/random'
import { poissonCount } from '../../football/poisson-count.ts'
import type { CountedEvent } from '../independent-incidents.ts'

/** A match of football up to one moment. */
export interface MatchUpTo {
  readonly rates: GoalRates
  /** In their order; of corners, cards and shots where the match records them. */
  readonly events: readonly CountedEvent[]
  readonly hasIncidents: boolean
  readonly isFirstHalfOver: boolean
  /** That the clock shows; 1 before the kick-off. */
  readonly minute: number
}

type Kind = IncidentKind | 'goal'

const FIRST_MINUTE = { 1: 1, 2: 46 } as const
const LAST_MINUTE = { 1: 45, 2: 90 } as const
/** Minutes of stoppage that are played on. */
const STOPPAGE = { 1: 2, 2: 5 } as const

/** How lively what is left may be; the extremes make ends that only long odds are about. */
const PACES = [0.75, 1, 1, 1, 1.25, 1.25, 0.3, 2.2] as const

/**
 * Ends that a match can have from a moment, each with all of its events in their order. Not all
 * ends, but none that is impossible: what has happened stays, and more may happen from the minute
 * that the clock shows.
 */
export function endsOf(
  match: MatchUpTo,
  kinds: readonly Kind[],
  count: number,
  random: Random,
): readonly (readonly CountedEvent[])[] {
  const soFar = match.events.filter(({ kind }) => kinds.some((one) => one === kind))
  const rates = ratesByKind(match)
  return Array.from({ length: count }, () => {
    const paces = new Map(kinds.map((kind) => [kind, random.pick(PACES)]))
    const ofHalf = (half: 1 | 2) =>
      kinds
        .flatMap((kind) => moreOf(kind, half, match, rates[kind], paces.get(kind) ?? 1, random))
        .sort((one, other) => one.at - other.at)
        .map(({ at: _, ...event }) => event)
    const first = match.isFirstHalfOver ? [] : ofHalf(1)
    return [...soFar, ...first, ...ofHalf(2)]
  })
}

function ratesByKind({ rates, hasIncidents }: MatchUpTo): Readonly<Record<Kind, GoalRates>> {
  const of = hasIncidents ? incidentRates(rates) : null
  const [none, sentOff] = [NOTHING, dismissalRates(rates)]
  return {
    goal: rates,
    corner: of?.corners ?? none,
    yellow_card: of?.yellowCards ?? none,
    second_yellow: hasIncidents ? sentOff : none,
    red_card: hasIncidents ? sentOff : none,
    shot_saved: of?.saved ?? none,
    shot_off: of?.off ?? none,
  }
}

const NOTHING: GoalRates = { home: [0, 0], away: [0, 0] }

/** With the minute of play at which each falls, stoppage time included. */
function moreOf(
  kind: Kind,
  half: 1 | 2,
  { isFirstHalfOver, minute }: MatchUpTo,
  rates: GoalRates,
  pace: number,
  random: Random,
): readonly (CountedEvent & { readonly at: number })[] {
  const isUnderWay = half === (isFirstHalfOver ? 2 : 1)
  const start = isUnderWay ? Math.max(FIRST_MINUTE[half], minute) - 1 : FIRST_MINUTE[half] - 1
  const end = LAST_MINUTE[half] + STOPPAGE[half]
  const share = (end - start) / (end - FIRST_MINUTE[half] + 1)
  return ([1, 2] as const).flatMap((side) => {
    const mean = (side === 1 ? rates.home : rates.away)[half === 1 ? 0 : 1] * share * pace
    return Array.from({ length: poissonCount(random, mean) }, () => {
      const at = start + random.next() * (end - start)
      return { kind, side, half, at, minute: Math.min(LAST_MINUTE[half], Math.floor(at) + 1) }
    })
  })
}
