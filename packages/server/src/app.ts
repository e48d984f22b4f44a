import { LANGUAGES } from '@caderneta/contract/language'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { BackgroundWork } from './background-work.ts'
import { NO_OTHERS } from './bus/bus.ts'
import { BusinessFigureReader } from './business-figures.ts'
import type { Clock } from './clock.ts'
import { ClockWatch } from './clock-watch.ts'
import { prepareAsOwner } from './commands/prepare-as-owner.ts'
import type { Config } from './config/config.ts'
import { readDatabaseClock } from './database/database-clock.ts'
import { connectionSettings, openDatabase, replicaSettings } from './database/open-database.ts'
import { readBusName } from './database/server/feed-lease.ts'
import { type SecondServer, ServerClaim } from './database/server/server-claim.ts'
import { type AccountDeps, clientSettings, Sessions } from './features/accounts/accounts.ts'
import { makeBetsServices } from './features/bets/bets.ts'
import { publicBase } from './features/catalogue/catalogue.ts'
import { FirstPages } from './features/first-page/first-page.ts'
import { SettledPlayers } from './features/offers/offers.ts'
import { choosePayouts, choosePsp, ownAddress } from './features/payments/payments.ts'
import { GameSearch } from './features/search/search.ts'
import type { FeedSource } from './feed-source.ts'
import { BodyCache } from './http/cache/body-cache.ts'
import { leaveConnections } from './http/end-connections.ts'
import { listenAt, reservePort } from './http/listening-port.ts'
import { openApiBody } from './http/openapi/openapi-body.ts'
import { registerOpenApi } from './http/openapi/openapi-routes.ts'
import { Readiness } from './http/readiness.ts'
import type { RequestIds } from './http/request-ids.ts'
import { logSecurity } from './http/security/security-log.ts'
import { makeServer } from './http/server.ts'
import { ServerMetrics } from './http/server-metrics.ts'
import { openSharedLimits, type SharedLimits } from './http/shared-limits.ts'
import { budgetedPaint } from './http/site/budgeted-paint.ts'
import { loadPaint } from './http/site/load-paint.ts'
import { serveSite } from './http/site/static-site.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { loadDataKeys } from './keys/load-data-keys.ts'
import { sealPlainMails } from './mail/mail-store.ts'
import { Outbox } from './mail/outbox.ts'
import { sandboxMailer } from './mail/sandbox-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { makeLive } from './make-live.ts'
import { makePersonServices } from './person-services.ts'
import { type FeedSide, makeFeedSide, openBus } from './processes/feed-side.ts'
import { FirstOffer } from './processes/first-offer.ts'
import { keepRecoveries } from './processes/keep-recoveries.ts'
import { resultsDue, sessionNews } from './processes/news.ts'
import { type LiveDeps, registerFeatures, type Services } from './register-features.ts'
import { SettlementWorker } from './settlement-worker.ts'
import { makeStreamGuards } from './stream/stream-guards.ts'
import { openTracing } from './tracing/open-tracing.ts'
import type { Tracing } from './tracing/tracing.ts'

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
 * Starts as the only server of its database, or as one of several with `NATS_URL`; servers prepare
 * one at a time. Throws `SecondServer` when another one runs that may not.
 */
export async function startApp(settings: AppSettings): Promise<RunningApp> {
  const { config, log, onTaken = () => {} } = settings
  const { databaseUrl, isSecondAllowed, processes } = config
  // A data folder has a lock of its own (database/data-directory-lock.ts).
  if (databaseUrl === null) return startClaimed(settings)
  const isShared = processes.natsUrl !== null
  const claim = await ServerClaim.take({ databaseUrl, isSecondAllowed, isShared, log, onTaken })
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
  const tracing = await openTracing(config.tracing, settings.log)
  try {
    const app = await startAtPort({ ...settings, config, tracing }, release)
    const close = async () => {
      await app.close()
      await tracing.stop()
    }
    return { ...app, close }
  } catch (error) {
    await tracing.stop()
    throw error
  } finally {
    await release()
  }
}

interface TracedSettings extends AppSettings {
  readonly tracing: Tracing
}

/** Opens the database, loads the current state from the feed, then serves calls. */
async function startAtPort(
  settings: TracedSettings,
  releasePort: () => Promise<void>,
): Promise<RunningApp> {
  const { config, clock, log, source, tracing } = settings
  const metrics = new ServerMetrics()
  const database = await openPrepared(settings, metrics)
  try {
    const dataKeys = await loadDataKeys(config)
    await sealPlainMails(database, dataKeys)
    const jobs = new JobRunner({ database, log })
    await jobs.prepare()
    const { natsUrl, roles } = config.processes
    const bus = natsUrl === null ? NO_OTHERS : await openBus(natsUrl, { database, log, tracing })
    const background = new BackgroundWork()
    const live = makeLive({ ...settings, dataKeys, database, bus, background })
    const { book, watch } = live
    const side = makeFeedSide({ ...settings, database, book, bus, events: metrics.events }, natsUrl)
    const clockWatch = new ClockWatch({
      clock,
      log,
      readClock: () => readDatabaseClock(database),
      onVerdict: (isOff) => book.setClockOff(isOff),
    })
    await clockWatch.begin()
    const figures = new BusinessFigureReader({ clock, database, log, ...side })
    const shared = { config, clock, database, log, dataKeys, jobs, bus, tracing }
    const deps: LiveDeps = {
      ...{ ...shared, ...live, metrics, events: metrics.events, history: side.history },
      businessFigures: () => figures.read(),
    }
    const settlement = makeSettlement(deps, background)
    await side.begin(settlement)
    keepRecoveries(deps, source)
    if (roles.has('settle')) settlement.begin()
    const { app, readiness } = await serve(deps, {
      requestIds: settings.requestIds,
      side,
      settlement,
      releasePort,
    })
    if (roles.has('jobs')) jobs.begin()
    figures.begin()
    watch.begin()
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
        await side.stop()
        await settlement.stop()
        // What it begins is published; after the end of the bus no message begins more.
        await background.ended()
        await bus.close()
        await background.ended()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openPrepared(settings: TracedSettings, { reads }: ServerMetrics) {
  const { config, log, tracing } = settings
  const { databaseUrl, dataDir, databaseOwnerUrl: ownerUrl } = config
  if (databaseUrl !== null && ownerUrl !== null)
    await prepareAsOwner({ databaseUrl, ownerUrl, log })
  return await openDatabase({
    ...{ databaseUrl, dataDir, ...connectionSettings(config, log, tracing) },
    ...replicaSettings(config, log, reads),
  })
}

/** Pays where that is a role of this server; there is one that does, at the latest by its timer. */
function makeSettlement(deps: LiveDeps, background: BackgroundWork): SettlementWorker {
  const { bus, config, money: database, notices } = deps
  const parts = { ...deps, database, showNotices: notices.wake }
  const due = resultsDue(bus)
  if (!config.processes.roles.has('settle'))
    return new SettlementWorker({ ...parts, payElsewhere: (sentAt) => due.publish({ sentAt }) })
  const worker = new SettlementWorker(parts)
  due.subscribe(() => background.begin(worker.payRecorded()))
  return worker
}

interface Serving {
  readonly requestIds: RequestIds
  readonly side: FeedSide
  readonly settlement: SettlementWorker
  readonly releasePort: () => Promise<void>
}

async function serve(
  deps: LiveDeps,
  { requestIds, side, settlement, releasePort }: Serving,
): Promise<{ readonly app: FastifyInstance; readonly readiness: Readiness }> {
  const { bus, config, clock, log, hub, tracing } = deps
  const sessions = new Sessions({
    database: deps.database,
    clock,
    limitSeconds: config.sessionLimitSeconds,
    onEnded: (tokenHash) => hub.dropSession(tokenHash),
    onExpired: ({ playerId }) => logSecurity(log, 'session expired', { playerId }),
    onNews: (news) => sessionNews(bus).publish(news),
    pageSessions: () => hub.pageSessions(),
  })
  sessionNews(bus).subscribe((news) => sessions.take(news))
  const sharedLimits = await openLimits(deps)
  const app = await makeServer(
    {
      ...(sharedLimits && { sharedLimits }),
      publicUrl: config.publicUrl,
      isProduction: config.environment === 'production',
      isRateLimited: config.http.isRateLimited,
      trustedProxies: config.http.trustedProxies,
      requestIds,
      tracing,
      requestTimeoutMs: config.http.requestTimeoutMs,
      responseTimeoutMs: config.http.responseTimeoutMs + config.limits.liveDelayMs,
    },
    log,
    sessions.sessionOf,
  )
  const services = makeServices(deps, sessions, side, () => ownAddress(app))
  leaveConnections(app, services.readiness)
  await registerFeatures(app, { ...deps, ...services, settlement })
  registerOpenApi(app, openApiBody(app.routeList))
  const paint = await loadPaint()
  const content = new FirstPages({
    ...deps,
    paint: paint && budgetedPaint(paint, { log, steadyNow: () => performance.now() }),
    publicBase: services.publicBase,
    client: () => clientSettings(config, clock.now()),
    publicUrl: config.publicUrl,
  })
  await serveSite(app, { content })
  app.addHook('onClose', () => sharedLimits?.redis.disconnect())
  await releasePort()
  await listenAt(app, config)
  return { app, readiness: services.readiness }
}

async function openLimits({ config, database, log }: LiveDeps): Promise<SharedLimits | null> {
  const { redisUrl } = config.processes
  if (redisUrl === null) return null
  return openSharedLimits(redisUrl, await readBusName(database.pool), log)
}

/** Everything else that keeps state between two calls, or a connection. */
function makeServices(
  deps: LiveDeps,
  sessions: Sessions,
  { isWhole, gamesCount, observed }: FeedSide,
  address: () => string,
): Services {
  const { config, clock, book, money } = deps
  const firstOffer = new FirstOffer({ clock, isWhole, gamesCount })
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.publicUrl) : sandboxMailer
  const visitorsBases: AccountDeps['visitorsBases'] = new BodyCache(LANGUAGES.length)
  const accounts = {
    sessions,
    outbox: new Outbox(deps, mailer),
    publicBase: publicBase(book, clock),
    visitorsBases,
    // On the connections of money: a list that holds all others must not delay a bet.
    settledPlayers: new SettledPlayers(money),
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
      async () =>
        firstOffer.isHere &&
        observed()?.isCurrent(config.http.readyFeedSeconds) !== false &&
        (await bets.placer.isPlacing()),
      clock,
    ),
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
