import type { FastifyInstance } from 'fastify'
import type { Bus } from './bus/bus.ts'
import type { Database } from './database/database.ts'
import {
  type AccountDeps,
  ensureDemoPlayer,
  keepAccounts,
  registerAccountRoutes,
} from './features/accounts/accounts.ts'
import {
  type BetsServices,
  type PriceHistory,
  type QuoteWatch,
  registerWagersRoutes,
} from './features/bets/bets.ts'
import {
  type CatalogueBodies,
  type GameResults,
  type MarketBook,
  registerCatalogueRoutes,
} from './features/catalogue/catalogue.ts'
import type { PromptNotices } from './features/notifications/notifications.ts'
import { keepCashbackDays } from './features/offers/offers.ts'
import {
  type PayoutProvider,
  type Psp,
  paymentMethods,
  registerDepositRoutes,
  registerWithdrawalRoutes,
} from './features/payments/payments.ts'
import { type GameSearch, registerSearchRoute } from './features/search/search.ts'
import { startReviews } from './features/verification/verification.ts'
import { readWallet, recordRealMoney, registerWalletRoutes } from './features/wallet/wallet.ts'
import { registerOperatorRoutes } from './http/operator-routes.ts'
import type { Readiness } from './http/readiness.ts'
import { refuseCalls } from './http/refuse-calls.ts'
import type { FeedFigure, ServerMetrics } from './http/server-metrics.ts'
import { countJobs } from './jobs/job-view.ts'
import type { JobDeps } from './jobs/jobs.ts'
import { registerMailbox } from './mail/mailbox-routes.ts'
import type { BusinessFigures } from './metrics/business-gauges.ts'
import { registerPersonRoutes } from './person-routes.ts'
import type { PersonServices } from './person-services.ts'
import type { ServerDeps } from './server-deps.ts'
import type { SettlementWorker } from './settlement-worker.ts'
import { keepStream } from './stream/keep-stream.ts'
import type { StreamGuards } from './stream/stream-guards.ts'
import type { StreamHub } from './stream/stream-hub.ts'
import { registerStream } from './stream/stream-routes.ts'

export interface LiveDeps extends ServerDeps, JobDeps {
  readonly bus: Bus
  readonly book: MarketBook
  readonly hub: StreamHub
  readonly history: PriceHistory
  readonly bodies: CatalogueBodies
  readonly results: GameResults
  readonly watch: QuoteWatch
  readonly isWatching: (playerId: number) => boolean
  readonly notices: PromptNotices
  /** For what moves money. */
  readonly money: Database
  /** What a live feed has received and left out. */
  readonly feedFigures: () => readonly FeedFigure[]
  /** The producers of a live feed that are not up, each with why. */
  readonly producersDown: () => readonly string[]
  readonly metrics: ServerMetrics
  readonly businessFigures: () => Promise<BusinessFigures>
}

/** What keeps state between two calls, or a connection; app.ts makes it. */
export interface Services
  extends Omit<AccountDeps, keyof ServerDeps | keyof JobDeps>,
    PersonServices {
  readonly bets: BetsServices
  readonly psp: Psp | null
  readonly payouts: PayoutProvider | null
  readonly search: GameSearch
  readonly guards: StreamGuards
  readonly readiness: Readiness
}

interface FeatureDeps extends LiveDeps, Services {
  readonly settlement: SettlementWorker
}

/** Registers every call, and the work that goes on while the server listens. */
export async function registerFeatures(app: FastifyInstance, deps: FeatureDeps): Promise<void> {
  const { config, database } = deps
  const { roles } = config.processes
  if (!roles.has('api')) app.addHook('onRequest', refuseCalls(roles))
  await registerAccountRoutes(app, deps)
  keepAccounts(app, deps)
  registerCatalogueRoutes(app, deps)
  registerSearchRoute(app, deps)
  registerOperators(app, deps)
  registerWalletRoutes(app, { ...deps, paymentMethods: paymentMethods(config) })
  registerMoney(app, deps)
  await registerPersonRoutes(app, deps)
  if (roles.has('jobs')) app.addHook('onClose', startReviews(deps))
  await registerStream(app, {
    ...deps,
    sessionOf: deps.sessions.sessionOf,
    walletOf: (playerId) => readWallet(database.kysely, playerId),
  })
  keepStream(app, { ...deps, limits: config.stream })
  if (config.payment.provider === 'http' || config.environment === 'production')
    await recordRealMoney(database.kysely)
  if (config.payment.provider !== 'sandbox') return
  if (!config.smtpUrl) registerMailbox(app, deps)
  await ensureDemoPlayer(deps)
}

/** The calls that move money have connections of their own. */
function registerMoney(app: FastifyInstance, deps: FeatureDeps): void {
  const moneyDeps = { ...deps, database: deps.money }
  registerWagersRoutes(app, { ...moneyDeps, ...deps.bets })
  if (deps.config.processes.roles.has('jobs')) keepCashbackDays(app, moneyDeps)
  const receivePayoutNotice = registerWithdrawalRoutes(app, moneyDeps)
  registerDepositRoutes(app, { ...moneyDeps, receivePayoutNotice })
}

function registerOperators(app: FastifyInstance, deps: FeatureDeps): void {
  const { config, database, hub, metrics, readiness, settlement } = deps
  const { businessFigures, feedFigures, producersDown } = deps
  registerOperatorRoutes(app, {
    metrics,
    isReady: () => readiness.isReady(),
    streamConnections: () => hub.connectionCount,
    watchedGames: () => hub.watchedGameCount,
    countJobs: () => countJobs(database.kysely),
    alerts: () => settlement.alertCounts,
    businessFigures,
    feedFigures,
    producersDown,
    metricsToken: config.http.metricsToken,
    isMetricsLocal: config.http.isMetricsLocal,
  })
}
