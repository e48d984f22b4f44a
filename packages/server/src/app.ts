import { LANGUAGES } from '@caderneta/contract/language'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { BusinessFigureReader } from './business-figures.ts'
import type { Clock } from './clock.ts'
import { ClockWatch, readDatabaseClock } from './clock-watch.ts'
import { prepareAsOwner } from './commands/prepare-as-owner.ts'
import type { Config } from './config/config.ts'
import type { ServerDatabase } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { type SecondServer, ServerClaim } from './database/server/server-claim.ts'
import { type AccountDeps, clientSettings, Sessions } from './features/accounts/accounts.ts'
import { CashOutQuotes, makeBetsServices, QuoteWatch } from './features/bets/bets.ts'
import {
  CatalogueBodies,
  FeedConsumer,
  GameResults,
  HistoryKeeper,
  MarketBook,
  OddsHistory,
  publicBase,
  readUnfinishedGames,
  streamGames,
} from './features/catalogue/catalogue.ts'
import { FirstPages } from './features/first-page/first-page.ts'
import { PromptNotices } from './features/notifications/notifications.ts'
import { SettledPlayers } from './features/offers/offers.ts'
import { choosePayouts, choosePsp, ownAddress } from './features/payments/payments.ts'
import { GameSearch } from './features/search/search.ts'
import { beginFeed, type FeedSource } from './feed-source.ts'
import { BodyCache } from './http/cache/body-cache.ts'
import { openApiBody } from './http/openapi/openapi-body.ts'
import { registerOpenApi } from './http/openapi/openapi-routes.ts'
import { Readiness } from './http/readiness.ts'
import type { RequestIds } from './http/request-ids.ts'
import { reservePort } from './http/reserve-port.ts'
import { logSecurity } from './http/security/security-log.ts'
import { makeServer } from './http/server.ts'
import { ServerMetrics } from './http/server-metrics.ts'
import { serveSite } from './http/site/static-site.ts'
import { JobRunner } from './jobs/job-runner.ts'
import type { JobDeps } from './jobs/jobs.ts'
import { loadDataKeys } from './keys/load-data-keys.ts'
import { sealPlainMails } from './mail/mail-store.ts'
import { Outbox } from './mail/outbox.ts'
import { sandboxMailer } from './mail/sandbox-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { makePersonServices } from './person-services.ts'
import { type LiveDeps, registerFeatures, type Services } from './register-features.ts'
import type { ServerDeps } from './server-deps.ts'
import { SettlementWorker } from './settlement-worker.ts'
import { makeStreamGuards } from './stream/stream-guards.ts'
import { StreamHub } from './stream/stream-hub.ts'

interface AppSettings {
  readonly config: Config
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Which the log names. */
  readonly requestIds: RequestIds
  readonly source: FeedSource
  /** Another server has taken over the database while it was unreachable: this one must end. */
  readonly onTaken?: (error: SecondServer) => void
}

/** The whole product, running in this process. */
interface RunningApp {
  readonly port: number
  /** Every registered route, as 'POST /api/login'. */
  readonly routes: readonly string[]
  /** `/api/ready` says from now on that this server gets no more traffic; everything is served. */
  drain(): void
  close(): Promise<void>
}

/**
 * Starts as the only server of its database, or as one of several with `ALLOW_SECOND=yes`; servers
 * prepare one at a time. Throws `SecondServer` when another one runs.
 */
export async function startApp(settings: AppSettings): Promise<RunningApp> {
  const { config, log, onTaken = () => {} } = settings
  const { databaseUrl, isSecondAllowed } = config
  // A data folder has a lock of its own (database/data-directory-lock.ts).
  if (databaseUrl === null) return startClaimed(settings)
  const claim = await ServerClaim.take({ databaseUrl, isSecondAllowed, log, onTaken })
  try {
    const app = await startClaimed(settings)
    await claim.started()
    const close = async () => {
      await app.close()
      await claim.release()
    }
    return { ...app, close }
  } catch (error) {
    await claim.release()
    throw error
  }
}

async function startClaimed(settings: AppSettings): Promise<RunningApp> {
  const { config, release } = await reservePort(settings.config)
  try {
    return await startAtPort({ ...settings, config }, release)
  } finally {
    await release()
  }
}

/** Opens the database, loads the current state from the feed, then serves calls. */
async function startAtPort(
  settings: AppSettings,
  releasePort: () => Promise<void>,
): Promise<RunningApp> {
  const { config, clock, log, source } = settings
  const database = await openPrepared(config, log)
  try {
    const dataKeys = await loadDataKeys(config)
    await sealPlainMails(database, dataKeys)
    const jobs = new JobRunner({ database, log })
    await jobs.prepare()
    const live = makeLive(settings, database)
    const { book, watch } = live
    const clockWatch = new ClockWatch({
      clock,
      log,
      readClock: () => readDatabaseClock(database),
      onVerdict: (isOff) => book.setClockOff(isOff),
    })
    await clockWatch.begin()
    const metrics = new ServerMetrics()
    const figures = new BusinessFigureReader({ clock, database, log, book })
    const shared = { config, clock, database, log, dataKeys, jobs, events: metrics.events }
    const deps: LiveDeps = { ...shared, ...live, metrics, businessFigures: () => figures.read() }
    const settlement = new SettlementWorker({
      ...deps,
      database: deps.money,
      showNotices: deps.notices.wake,
    })
    const consumer = await playFeed(deps, source, settlement)
    keepRecoveries(deps, source)
    settlement.begin()
    const { app, readiness } = await serve(deps, {
      requestIds: settings.requestIds,
      settlement,
      releasePort,
    })
    jobs.begin()
    figures.begin()
    watch.begin()
    const keeper = new HistoryKeeper({ ...deps, keptDays: config.feed.oddsKeptDays })
    return {
      port: portOf(app),
      routes: app.routeList,
      drain: () => readiness.drain(),
      close: async () => {
        await app.close()
        clockWatch.stop()
        watch.stop()
        await figures.stop()
        await jobs.stop()
        await consumer.stop()
        await source.stopped?.()
        await settlement.stop()
        await keeper.stop()
        await deps.notices.settled()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openPrepared(config: Config, log: FastifyBaseLogger): Promise<ServerDatabase> {
  const { databaseUrl, databaseOwnerUrl: ownerUrl } = config
  if (databaseUrl !== null && ownerUrl !== null)
    await prepareAsOwner({ databaseUrl, ownerUrl, log })
  return await openDatabase({
    databaseUrl,
    dataDir: config.dataDir,
    statementTimeoutMs: config.databaseTimeoutMs,
    onConnectionLost: (error) => log.error({ err: error }, 'database: connection lost'),
  })
}

type Live = Omit<
  LiveDeps,
  keyof JobDeps | 'metrics' | 'businessFigures' | Exclude<keyof ServerDeps, 'notifyPlayer'>
>

/** What changes with every message of the feed, and reports its changes to one another. */
function makeLive({ config, clock, log, source }: AppSettings, database: ServerDatabase): Live {
  const book = new MarketBook(clock, config)
  const hub = new StreamHub(streamGames(book, () => clock.now()))
  book.onChange((change) => hub.markChanged(change))
  const push: ServerDeps['notifyPlayer'] = (playerId, message) =>
    hub.notifyPlayer(playerId, message)
  const notices = new PromptNotices({ database, log, notifyPlayer: push })
  // The step of a payment is committed with its notification.
  const notifyPlayer: ServerDeps['notifyPlayer'] = (playerId, message) => {
    push(playerId, message)
    if (message.type === 'deposit' || message.type === 'withdrawal') notices.wake()
  }
  const isWatching = (playerId: number) => hub.isWatching(playerId)
  const quotes = new CashOutQuotes({ book, clock, cashOut: config.cashOut })
  const watch = new QuoteWatch({ quotes, book, isWatching, notifyPlayer })
  book.onChange(({ gameId }) => watch.markMoved(gameId))
  const history = new OddsHistory(database, book)
  const bodies = new CatalogueBodies(book, () => clock.now())
  const results = new GameResults(book, database, clock)
  const feedFigures = source.figures ?? (() => [])
  const producersDown = source.down ?? (() => [])
  const { money } = database
  const seen = { book, hub, history, bodies, results, watch, feedFigures, producersDown }
  return { ...seen, isWatching, notifyPlayer, notices, money }
}

/** What `npm run feed -- recover` requests; a job, since the command is another process. */
function keepRecoveries({ jobs, log }: LiveDeps, source: FeedSource): void {
  jobs.handle('feed-recovery', async (target) => {
    const isRequested = source.recover?.(target) === true
    if (isRequested) log.info({ target }, 'feed: recovery requested by an operator')
    else log.warn({ target }, 'feed: recovery not possible')
    return undefined
  })
}

async function playFeed(
  deps: LiveDeps,
  source: FeedSource,
  settlement: SettlementWorker,
): Promise<FeedConsumer> {
  const { database, clock, book } = deps
  const consumer = new FeedConsumer({
    ...deps,
    settle: (message) => settlement.take(message),
  })
  const { run, ...from } = await beginFeed(database, source, clock.now())
  book.restore(await readUnfinishedGames(database, source.gameIds(run)))
  await consumer.start(source.provider(run, deps), { epoch: run.epoch, ...from })
  return consumer
}

interface Serving {
  readonly requestIds: RequestIds
  readonly settlement: SettlementWorker
  readonly releasePort: () => Promise<void>
}

async function serve(
  deps: LiveDeps,
  { requestIds, settlement, releasePort }: Serving,
): Promise<{ readonly app: FastifyInstance; readonly readiness: Readiness }> {
  const { config, clock, log, hub } = deps
  const sessions = new Sessions({
    database: deps.database,
    clock,
    limitSeconds: config.sessionLimitSeconds,
    onEnded: (tokenHash) => hub.dropSession(tokenHash),
    onExpired: ({ playerId }) => logSecurity(log, 'session expired', { playerId }),
    pageSessions: () => hub.pageSessions(),
  })
  const app = await makeServer(
    {
      publicUrl: config.publicUrl,
      isProduction: config.environment === 'production',
      isRateLimited: config.http.isRateLimited,
      trustedProxies: config.http.trustedProxies,
      requestIds,
      requestTimeoutMs: config.http.requestTimeoutMs,
      responseTimeoutMs: config.http.responseTimeoutMs + config.limits.liveDelayMs,
    },
    log,
    sessions.sessionOf,
  )
  const services = makeServices(deps, sessions, () => ownAddress(app))
  await registerFeatures(app, { ...deps, ...services, settlement })
  registerOpenApi(app, openApiBody(app.routeList))
  const content = new FirstPages({
    ...deps,
    publicBase: services.publicBase,
    client: () => clientSettings(config, clock.now()),
    publicUrl: config.publicUrl,
  })
  await serveSite(app, { content })
  await releasePort()
  await app.listen({ port: config.port, host: config.host })
  return { app, readiness: services.readiness }
}

/** Everything else that keeps state between two calls, or a connection. */
function makeServices(deps: LiveDeps, sessions: Sessions, address: () => string): Services {
  const { config, clock, book, money } = deps
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.publicUrl) : sandboxMailer
  const visitorsBases: AccountDeps['visitorsBases'] = new BodyCache(LANGUAGES.length)
  const accounts = {
    sessions,
    outbox: new Outbox(deps, mailer),
    publicBase: publicBase(book, clock),
    visitorsBases,
    settledPlayers: new SettledPlayers(deps.database),
  }
  const moneyDeps = { ...deps, database: money }
  const bets = makeBetsServices({ ...moneyDeps, settledPlayers: accounts.settledPlayers })
  return {
    ...accounts,
    ...makePersonServices({ ...deps, ...accounts }),
    bets,
    psp: choosePsp(config.payment, clock, address),
    payouts: choosePayouts(moneyDeps),
    search: new GameSearch(clock),
    guards: makeStreamGuards({ ...deps, limits: config.stream }),
    readiness: new Readiness(
      async () => book.isCurrent(config.http.readyFeedSeconds) && (await bets.placer.isPlacing()),
      clock,
    ),
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
