import type { BackgroundWork } from './background-work.ts'
import type { Bus } from './bus/bus.ts'
import type { ServerDatabase } from './database/database.ts'
import { CashOutQuotes, QuoteSigner, QuoteWatch } from './features/bets/bets.ts'
import {
  CatalogueBodies,
  GameResults,
  MarketBook,
  streamGames,
} from './features/catalogue/catalogue.ts'
import { PromptNotices } from './features/notifications/notifications.ts'
import type { FeedSource } from './feed-source.ts'
import type { JobDeps } from './jobs/jobs.ts'
import type { LiveDeps } from './register-features.ts'
import type { ServerDeps } from './server-deps.ts'
import { readPaidBets } from './settlement-worker.ts'
import { PagesElsewhere } from './stream/pages-elsewhere.ts'
import { StreamHub } from './stream/stream-hub.ts'

type Live = Omit<
  LiveDeps,
  | keyof JobDeps
  | 'metrics'
  | 'businessFigures'
  | 'history'
  | 'bus'
  | Exclude<keyof ServerDeps, Push>
>

type Push = 'notifyPlayer' | 'notifyElsewhere'

interface LiveSettings extends Pick<ServerDeps, 'clock' | 'config' | 'dataKeys' | 'log'> {
  /** Of what messages of other servers and new notices begin. */
  readonly background: BackgroundWork
  readonly bus: Bus
  readonly database: ServerDatabase
  readonly source: FeedSource
}

/** What changes with every message of the feed, and reports its changes to one another. */
export function makeLive(settings: LiveSettings): Live {
  const { config, clock, dataKeys, database, source } = settings
  const book = new MarketBook(clock, config)
  const hub = new StreamHub(streamGames(book, () => clock.now()))
  book.onChange((change) => hub.markChanged(change))
  const isWatching = (playerId: number) => hub.isWatching(playerId)
  const push: ServerDeps['notifyPlayer'] = (playerId, message) =>
    hub.notifyPlayer(playerId, message)
  const signer = new QuoteSigner(dataKeys)
  const quotes = new CashOutQuotes({ book, clock, cashOut: config.cashOut, signer })
  // Each server quotes the bets of its own pages.
  const watch = new QuoteWatch({ quotes, book, isWatching, notifyPlayer: push })
  book.onChange((change) => watch.markMoved(change))
  const pushes = makePushes({ ...settings, hub, watch })
  const bodies = new CatalogueBodies(book, () => clock.now())
  const results = new GameResults(book, database, clock)
  const feedFigures = source.figures ?? (() => [])
  const producersDown = source.down ?? (() => [])
  const { money } = database
  const seen = { book, hub, bodies, results, watch, feedFigures, producersDown }
  return { ...seen, ...pushes, isWatching, money }
}

interface PushDeps extends Pick<LiveSettings, 'background' | 'bus' | 'database' | 'log'> {
  readonly hub: StreamHub
  readonly watch: QuoteWatch
}

/** What reaches the pages of a player, here and at other servers. */
function makePushes({ background, database, bus, hub, watch, log }: PushDeps) {
  const showBets = async (playerId: number, betIds: readonly number[]) => {
    const { bets, wallet } = await readPaidBets({ database, watch }, playerId, betIds)
    hub.notifyPlayer(playerId, bets)
    hub.notifyPlayer(playerId, wallet)
    notices.wake()
  }
  const elsewhere = new PagesElsewhere({ background, bus, hub, log, showBets })
  const push: ServerDeps['notifyPlayer'] = (playerId, message) => {
    hub.notifyPlayer(playerId, message)
    elsewhere.notifyPlayer(playerId, message)
  }
  const notices = new PromptNotices({ background, database, log, notifyPlayer: push })
  // The step of a payment is committed with its notification.
  const notifyPlayer: ServerDeps['notifyPlayer'] = (playerId, message) => {
    push(playerId, message)
    if (message.type === 'deposit' || message.type === 'withdrawal') notices.wake()
  }
  const notifyElsewhere: ServerDeps['notifyElsewhere'] = (playerId, betIds) =>
    elsewhere.betsChanged(playerId, betIds)
  return { notices, notifyElsewhere, notifyPlayer }
}
