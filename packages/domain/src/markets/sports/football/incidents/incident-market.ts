import type { MarketType, SelectionSpec, StatedMarket } from '../../../market/market-type.ts'
import { beats, equals, opposite, type Predicate, type Sum } from '../../../rule/rule.ts'
import type { IncidentCounter } from './incident-counters.ts'

export type IncidentSpec = SelectionSpec<IncidentCounter>
type Incidents = Sum<IncidentCounter>

type IncidentMarket<Id extends number, Key extends string> = MarketType<
  Id,
  IncidentCounter,
  undefined,
  Key
>

export function incidentMarket<Id extends number, Key extends string>(
  market: StatedMarket<IncidentMarket<Id, Key>>,
): IncidentMarket<Id, Key> {
  return { winners: 1, span: 'match', live: 'PL', ...market }
}

/** Both sides of a half line; the line is that of the home side. */
export function withHandicap(lead: Incidents) {
  return (line: number) => [beats(lead, -line), beats(opposite(lead), line)] as const
}

/** '1', 'None' and '2' of a counter of who is first. */
export function firstBy(
  counter: IncidentCounter,
): readonly (readonly [name: string, predicate: Predicate<IncidentCounter>])[] {
  const first: Incidents = [[counter, 1]]
  return [
    ['1', equals(first, 1)],
    ['None', equals(first, 0)],
    ['2', equals(first, -1)],
  ]
}
