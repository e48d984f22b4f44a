import type { Period } from '../../../game/game.ts'

/** What a match is recorded for beside its goals; a source has all of a family or none. */
export const INCIDENT_FAMILIES = ['corners', 'cards', 'shots'] as const
export type IncidentFamily = (typeof INCIDENT_FAMILIES)[number]

/**
 * A goal is a shot on target as well and is not listed twice; a second yellow card sends off and is
 * one incident with the red card that follows it.
 */
export const INCIDENT_KINDS = [
  'corner',
  'yellow_card',
  'second_yellow',
  'red_card',
  'shot_saved',
  'shot_off',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

export interface Incident {
  readonly kind: IncidentKind
  readonly side: 'home' | 'away'
  readonly period: Period
}

/** With the minute that the clock shows: 45 in the stoppage of the first half. */
export interface TimedIncident extends Incident {
  readonly minute: number
}

const FAMILY_BY_KIND: Readonly<Record<IncidentKind, IncidentFamily>> = {
  corner: 'corners',
  yellow_card: 'cards',
  second_yellow: 'cards',
  red_card: 'cards',
  shot_saved: 'shots',
  shot_off: 'shots',
}

export function familyOf({ kind }: Pick<Incident, 'kind'>): IncidentFamily {
  return FAMILY_BY_KIND[kind]
}

export function isDismissal({ kind }: Pick<Incident, 'kind'>): boolean {
  return kind === 'second_yellow' || kind === 'red_card'
}

/** True of what happens in a match that is an incident. */
export function isIncident<Fact extends { readonly kind: string }>(
  fact: Fact,
): fact is Fact & { readonly kind: IncidentKind } {
  return INCIDENT_KINDS.some((kind) => kind === fact.kind)
}
