/** The door of the catalogue: the book of prices, what feeds it, and who reads it. */
export { type CatalogueParts, registerCatalogueRoutes } from './catalogue-routes.ts'
export { FeedConsumer, type SettlementMessage } from './consume-feed.ts'
export { type FeedRun, lastRun, lastRunOfFamily, startRun } from './feed-run.ts'
export { earliestOpenKickOff } from './game-store.ts'
export { type BookGame, type BookSelection, MarketBook } from './market-book.ts'
export { type PublicBase, publicBase } from './public-base.ts'
export { streamGames } from './stream-games.ts'
