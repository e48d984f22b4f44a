import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import { ensureDemoPlayer, registerAccountRoutes, Sessions } from './features/accounts/accounts.ts'
import { registerWagersRoutes } from './features/bets/bets.ts'
import {
  FeedConsumer,
  MarketBook,
  publicBase,
  registerCatalogueRoutes,
  streamGames,
} from './features/catalogue/catalogue.ts'
import { paymentMethods, registerDepositRoutes } from './features/deposits/deposits.ts'
import { registerWalletRoutes } from './features/wallet/wallet.ts'
import { beginFeed, type FeedSource } from './feed-source.ts'
import { registerOperatorRoutes } from './http/operator-routes.ts'
import { makeServer } from './http/server.ts'
import { serveSite } from './http/static-site.ts'
import { registerMailbox } from './mail/mailbox-routes.ts'
import { Outbox } from './mail/outbox.ts'
import { sandboxMailer } from './mail/sandbox-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import type { Parts } from './parts.ts'
import { settleTold } from './settle-told.ts'
import { StreamHub } from './stream/stream-hub.ts'
import { registerStream } from './stream/stream-routes.ts'

export interface AppSettings {
  readonly config: Config
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly source: FeedSource
}

/** The whole product, running in this process. */
export interface RunningApp {
  readonly port: number
  close(): Promise<void>
}

/** Opens the database, lets the feed tell how things stand, then answers calls. */
export async function startApp(settings: AppSettings): Promise<RunningApp> {
  const { config, clock, log, source } = settings
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onConnectionLost: (fault) => log.error({ err: fault }, 'a database connection was lost'),
  })
  try {
    const book = new MarketBook(clock)
    const hub = new StreamHub(streamGames(book))
    book.onChange((change) =>
      hub.markChanged(change.gameId, change.hasNewState, change.selectionIds),
    )
    const tellPlayer: Parts['tellPlayer'] = (playerId, message) => hub.tellPlayer(playerId, message)
    const parts: LiveParts = { config, clock, database, log, tellPlayer, book, hub }
    const consumer = await playFeed(parts, source)
    const app = await serve(parts)
    return {
      port: portOf(app),
      close: async () => {
        await app.close()
        await consumer.stop()
        await database.close()
      },
    }
  } catch (fault) {
    await database.close()
    throw fault
  }
}

interface LiveParts extends Parts {
  readonly book: MarketBook
  readonly hub: StreamHub
}

async function playFeed(parts: LiveParts, source: FeedSource): Promise<FeedConsumer> {
  const { database, clock, hub } = parts
  const settleParts = { ...parts, isWatching: (playerId: number) => hub.isWatching(playerId) }
  const consumer = new FeedConsumer({
    ...parts,
    settle: (message) => settleTold(settleParts, message),
  })
  const { run, resumeFrom } = await beginFeed(database, source, clock.now())
  await consumer.start(source.provider(run), { epoch: run.epoch, resumeFrom })
  return consumer
}

async function serve(parts: LiveParts): Promise<FastifyInstance> {
  const { config, database, clock, log, hub } = parts
  const sessions = new Sessions({
    database,
    clock,
    limitSeconds: config.sessionLimitSeconds,
    onEnded: (tokenHash) => hub.dropSession(tokenHash),
  })
  const app = await makeServer(
    {
      publicUrl: config.publicUrl,
      isProduction: config.environment === 'production',
      isRateLimited: config.http.isRateLimited,
      requestTimeoutMs: config.http.requestTimeoutMs,
    },
    log,
    sessions.sessionOf,
  )
  await registerFeatures(app, parts, sessions)
  await serveSite(app)
  await app.listen({ port: config.port, host: config.host })
  return app
}

async function registerFeatures(
  app: FastifyInstance,
  parts: LiveParts,
  sessions: Sessions,
): Promise<void> {
  const { config, database, book, hub } = parts
  registerOperatorRoutes(app, {
    isReady: async () => (await database.pool.query('select 1')).rowCount === 1,
    streamConnections: () => hub.connectionCount,
  })
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.publicUrl) : sandboxMailer
  const outbox = new Outbox(parts, mailer)
  await registerAccountRoutes(app, { ...parts, sessions, outbox, publicBase: publicBase(book) })
  registerCatalogueRoutes(app, parts)
  registerWagersRoutes(app, parts)
  registerWalletRoutes(app, { database, paymentMethods: paymentMethods(config) })
  registerDepositRoutes(app, parts)
  await registerStream(app, { ...parts, sessionOf: sessions.sessionOf })
  if (config.payment.provider !== 'sandbox') return
  if (!config.smtpUrl) registerMailbox(app, database)
  await ensureDemoPlayer(parts)
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
