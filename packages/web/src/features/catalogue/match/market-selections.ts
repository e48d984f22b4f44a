import { isKeptSelection, ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { sportByRoute } from '@caderneta/domain/markets/registry/sports'
import { type OddFact, readOdd } from '../../../live/live.ts'
import type { Page } from '../../../root/page.ts'

/** Markets that the lists of a sport choose from; the first is the default. */
export function rowMarkets(route: string): readonly number[] {
  return ROW_MARKETS_BY_SPORT[sportByRoute(route)?.route ?? 'football']
}

export function knownOdds(
  page: Pick<Page, 'live'>,
  selectionIds: readonly number[],
): readonly OddFact[] {
  return selectionIds
    .map((selectionId) => readOdd(page, selectionId))
    .filter((odd) => odd !== null)
    .filter((odd) => isKeptSelection(odd.marketId, odd.name))
}

const LADDER_NAMES = ['Over', 'Under', '1', '2']

/** True for a market with handicaps: totals and spreads. */
export function isLadder(selections: readonly Pick<OddFact, 'name' | 'handicap'>[]): boolean {
  return selections.every(
    ({ name, handicap }) => LADDER_NAMES.includes(name) && LINE_PATTERN.test(handicap),
  )
}

/** The handicap seen from the first side: +4.5 of the second is -4.5 of the first. */
export function handicapOf({ name, handicap }: Pick<OddFact, 'name' | 'handicap'>): number {
  const line = Number(lineText(handicap))
  return name === '2' ? -line : line
}

/** '2.5', 'side=1|total=2.5' or 'setnr=1|hcp=-2.5'; no 'goalnr=2' and no 'hcp=0:1'. */
const LINE_PATTERN = /^[^=]+$|(total|hcp)=[^:]+$/

/** The line of a handicap, which is its last parameter. */
export function lineText(handicap: string): string {
  return handicap.slice(handicap.lastIndexOf('=') + 1)
}
