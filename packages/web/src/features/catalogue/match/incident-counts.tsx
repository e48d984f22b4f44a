import type { FactWire } from '@caderneta/contract/catalogue/timeline'
import type { Score } from '@caderneta/domain/markets/game/game'
import { scoreOfFacts } from '@caderneta/domain/markets/game/match-fact'
import {
  type IncidentFamily,
  isIncident,
} from '@caderneta/domain/markets/sports/football/incidents/incident'
import {
  countOf,
  type IncidentCount,
} from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import type { TimelineTexts } from '../../../texts/timeline-texts.ts'

interface IncidentCountsProps {
  readonly facts: readonly FactWire[]
  readonly own: TimelineTexts
}

/** Corners, cards and shots on target of both sides; nothing of a match without any. */
export function IncidentCounts({ facts, own }: IncidentCountsProps) {
  const counts = incidentCounts(facts)
  if (counts === null) return null
  const rows = [
    [own.corners, counts.corners],
    [own.cards, counts.cards],
    [own.onTarget, counts.shots],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-2 text-xs text-muted">
      {rows.map(([what, [home, away]]) => (
        <li key={what}>
          <span className="sr-only">{own.counts(what, home, away)}</span>
          <span aria-hidden="true">
            {what} <span className="figures font-bold text-ink">{`${home}–${away}`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const COUNT_BY_FAMILY: Readonly<Record<IncidentFamily, IncidentCount>> = {
  corners: 'corners.match',
  cards: 'cards.match',
  shots: 'onTarget.match',
}

/** As markets count the 90 minutes; null where the source reports no incident. */
function incidentCounts(
  facts: readonly FactWire[],
): Readonly<Record<IncidentFamily, Score>> | null {
  const regular = facts.filter(
    ({ period, isAnnulled }) => (period === '1H' || period === '2H') && !isAnnulled,
  )
  const incidents = regular
    .filter(isIncident)
    .flatMap((fact) => (fact.side === null ? [] : [{ ...fact, side: fact.side }]))
  if (incidents.length === 0) return null
  const match = {
    incidents,
    score: scoreOfFacts(regular),
    isFirstHalfOver: true,
    isNinetyOver: true,
  }
  return {
    corners: countOf(COUNT_BY_FAMILY.corners, match),
    cards: countOf(COUNT_BY_FAMILY.cards, match),
    shots: countOf(COUNT_BY_FAMILY.shots, match),
  }
}
