import type { WatchedView } from '@caderneta/contract/live/stream'

/** One view for each game: all markets that are in any of its views, in order. */
export function mergeViews(views: readonly WatchedView[]): readonly WatchedView[] {
  const gameIds = [...new Set(views.map(({ id }) => id))].sort((a, b) => a - b)
  return gameIds.map((id) => {
    const ofGame = views.filter((view) => view.id === id)
    const markets = new Set(ofGame.flatMap((view) => view.markets))
    const merged = { id, markets: [...markets].sort((a, b) => a - b) }
    return ofGame.some(({ timeline }) => timeline) ? { ...merged, timeline: true } : merged
  })
}
