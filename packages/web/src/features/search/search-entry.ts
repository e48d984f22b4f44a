import type { CompetitionWire, GameWire } from '@caderneta/contract/catalogue/catalogue'
import { routeOf, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { tournamentPath } from '../../routing/catalogue-paths.ts'
import { resultPath } from './result-path.ts'

/** A market of a sport, named without a match. */
export interface FoundMarket {
  readonly route: SportRoute
  readonly key: string
  readonly name: string
}

/** What an entry of the search's list is, and with it what following it does. */
export type SearchEntry =
  | { readonly is: 'game'; readonly game: GameWire }
  | { readonly is: 'competition'; readonly competition: CompetitionWire }
  | { readonly is: 'market'; readonly market: FoundMarket }
  /** An earlier search: following it types its text again. */
  | { readonly is: 'recent'; readonly text: string }

/** Where an entry leads; null for an earlier search, which stays in the box. */
export function entryPath(entry: SearchEntry): string | null {
  if (entry.is === 'recent') return null
  if (entry.is === 'game') return resultPath(entry.game)
  if (entry.is === 'market') return `/regras-de-apostas#${entry.market.route}-${entry.market.key}`
  const { sportId, tournamentId } = entry.competition
  return tournamentPath(routeOf(sportId), tournamentId)
}

/** One of a kind: the same entry has the same key in every list. */
export function entryKey(entry: SearchEntry): string {
  return `${entry.is} ${entryPath(entry) ?? (entry.is === 'recent' ? entry.text : '')}`
}
