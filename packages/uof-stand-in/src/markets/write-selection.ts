import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { OFFER_BY_SPORT } from './offer-by-sport.ts'
import type { OfferedMarket } from './offered-market.ts'

/** What identifies a selection of the season. */
export interface SeasonSelection {
  readonly marketId: number
  readonly specifier: string
  readonly name: string
  readonly handicap: string
}

/** The same in a message of the feed. */
interface WrittenSelection {
  readonly id: number
  readonly specifiers: string
  readonly outcome: string
}

/** Undefined for what the feed does not have. */
export function writeSelection(
  sportId: number,
  { marketId, specifier, name, handicap }: SeasonSelection,
): WrittenSelection | undefined {
  const market = OFFER_BY_SPORT[routeOf(sportId)][marketId]
  const fullName = specifier === '' && handicap !== '' ? `${name} ${handicap}` : name
  const outcome = market?.outcomes[fullName]
  if (!market || outcome === undefined) return undefined
  const { id, rest } = numberOf(market, specifier)
  if (id === undefined) return undefined
  return { id, specifiers: specifiersOf(market, rest, outcome), outcome }
}

/** The number of the market, and what of our specifier it does not say. */
function numberOf({ uof }: OfferedMarket, specifier: string) {
  if (typeof uof === 'number') return { id: uof, rest: specifier }
  const [part, id] = Object.entries(uof).find(([start]) => isStart(start, specifier)) ?? []
  return { id, rest: part === undefined ? specifier : specifier.slice(part.length + 1) }
}

function isStart(start: string, specifier: string): boolean {
  return specifier === start || specifier.startsWith(`${start}|`)
}

/** 'sr:correct_score:bestof:3:4' is an outcome of the variant 'sr:correct_score:bestof:3'. */
const VARIANT = /^(sr:[a-z_]+:[^:]+(?::\d+)?):\d+$/

function specifiersOf({ fixed, bare }: OfferedMarket, rest: string, outcome: string): string {
  const variant = fixed === undefined ? VARIANT.exec(outcome)?.[1] : undefined
  const line = rest === '' ? '' : bare === undefined ? rest : `${bare}=${rest.replace('+', '')}`
  return [fixed, variant && `variant=${variant}`, line].filter(Boolean).join('|')
}
