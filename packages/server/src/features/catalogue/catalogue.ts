/**
 * Entry file of the catalogue feature: the market book, the feed that fills it, and its readers.
 */
export { CatalogueBodies } from './catalogue-bodies.ts'
export { registerCatalogueRoutes } from './catalogue-routes.ts'
export { marketName, selectionText } from './catalogue-texts.ts'
export { type FeedAudience, FeedConsumer } from './consume-feed.ts'
export { type FeedRun, lastRun, lastRunOfFamily, startRun } from './feed-run-store.ts'
export { readFirstStart, readOpenGames } from './game-store.ts'
export { listedGameWire } from './game-wire.ts'
export { HistoryKeeper } from './history/keep-history.ts'
export { OddsHistory } from './history/odds-history.ts'
export { type BookGame, MarketBook } from './market-book.ts'
export { type PlayedFeed, playAlong } from './play-along.ts'
export { type PublicBase, publicBase } from './public-base.ts'
export {
  FeedReferences,
  LIVE_GAME_ID_MAX,
  LIVE_GAME_ID_MIN,
} from './references/feed-reference-store.ts'
export { FollowedFeed } from './relay/follow-feed.ts'
export { RelayPublisher } from './relay/relay-publisher.ts'
export { byRelevance } from './relevance.ts'
export { GameResults } from './results/game-results.ts'
export type { ResultsOf } from './results/results-view.ts'
export { streamGames } from './stream-games.ts'
export { readUnfinishedGames } from './unfinished-games-view.ts'
