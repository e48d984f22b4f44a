import type { WatchMessage } from '@caderneta/contract/live/stream'
import { WATCHED_MAX, WHOLE_MAX } from './stream-limits.ts'

/** How much of a game a page shows: a row of a list, or all of its markets. */
export type StreamDepth = 'rows' | 'all'

/** What a page shows of one game. */
export interface WatchedScope {
  /** Equal for pages that show the same: a change is encoded once for all of them. */
  readonly key: string
  /** Null for a game that is neither a row nor shown whole. */
  readonly depth: StreamDepth | null
  /** Markets shown beside those of the depth. */
  readonly markets: ReadonlySet<number>
  readonly hasTimeline: boolean
}

const NO_MARKETS: ReadonlySet<number> = new Set()

const WHOLE: WatchedScope = {
  key: 'all',
  depth: 'all',
  markets: NO_MARKETS,
  hasTimeline: true,
}

const ROW: WatchedScope = { key: 'rows', depth: 'rows', markets: NO_MARKETS, hasTimeline: false }

/** Markets of a game, and its timeline, that a snapshot brings. */
export interface ViewPart {
  readonly markets: readonly number[]
  readonly hasTimeline: boolean
}

/** The part of a game that a snapshot has to bring. */
interface MissingPart extends ViewPart {
  readonly depth: StreamDepth | null
  /** False when the part is a row or a whole game and nothing else. */
  readonly hasView: boolean
}

/** The lists of a page. */
export type WatchedLists = Pick<WatchMessage, 'games' | 'rows' | 'views'>

/**
 * What a page shows by game, of the games that exist; at most `most` of them, those of the views
 * first. Whole games beyond WHOLE_MAX become rows.
 */
export function watchedScopes(
  { games = [], rows = [], views = [] }: WatchedLists,
  exists: (gameId: number) => boolean,
  most = WATCHED_MAX,
): ReadonlyMap<number, WatchedScope> {
  const scopes = new Map<number, WatchedScope>()
  const add = (gameId: number, scope: (before: WatchedScope | undefined) => WatchedScope) => {
    const before = scopes.get(gameId)
    if (before || (scopes.size < most && exists(gameId))) scopes.set(gameId, scope(before))
  }
  for (const view of views) add(view.id, () => viewScope(view.markets, view.timeline === true))
  for (const gameId of games.slice(0, WHOLE_MAX)) add(gameId, () => WHOLE)
  for (const gameId of [...games.slice(WHOLE_MAX), ...rows]) add(gameId, withRow)
  return scopes
}

function viewScope(marketIds: readonly number[], hasTimeline: boolean): WatchedScope {
  const markets = new Set([...marketIds].sort((a, b) => a - b))
  return { key: `${hasTimeline} ${[...markets].join()}`, depth: null, markets, hasTimeline }
}

function withRow(scope: WatchedScope = ROW): WatchedScope {
  return scope.depth === null ? { ...scope, depth: 'rows', key: `rows ${scope.key}` } : scope
}

/** What of a scope a page does not have yet; null when it has all of it. */
export function missingPart(
  scope: WatchedScope,
  before: WatchedScope | undefined,
): MissingPart | null {
  if (before === scope || before?.depth === 'all') return null
  const depth = before?.depth === scope.depth ? null : scope.depth
  const markets = [...scope.markets].filter((marketId) => !before?.markets.has(marketId))
  const hasTimeline = scope.depth !== 'all' && scope.hasTimeline && before?.hasTimeline !== true
  const hasView = markets.length > 0 || hasTimeline
  return depth === null && !hasView ? null : { depth, markets, hasTimeline, hasView }
}
