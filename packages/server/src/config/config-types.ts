import type { NegativeEvent } from '@caderneta/domain/markets/market/market-type'
import type { Centavos } from '@caderneta/domain/money/money'
import type { StreamLimits } from '../stream/stream-limits.ts'
import type { OddsApiConfig } from './odds-api-config.ts'
import type { OffersConfig } from './offers-config.ts'
import type { ProcessesConfig } from './processes-config.ts'
import type { DepositProvider, HttpPspConfig, PayoutProviderName } from './psp-config.ts'
import type { TracingConfig } from './tracing-config.ts'
import type { UofConfig } from './uof-config.ts'

/** Everything that a deployment may set, read once from the environment. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | null
  /** A standby of `databaseUrl` that takes reads of lists and reports; null: none. */
  readonly databaseReadUrl: string | null
  /** The role that owns the tables, for the start only; null = that of `databaseUrl`. */
  readonly databaseOwnerUrl: string | null
  /** Other servers may work on the database of `databaseUrl` at the same time. */
  readonly isSecondAllowed: boolean
  readonly processes: ProcessesConfig
  /** PostgreSQL ends a statement of the server after this time. */
  readonly databaseTimeoutMs: number
  readonly dataDir: string
  /** Keys of the encrypted data in the database, or the file with them; else one in `dataDir`. */
  readonly dataKey: string | null
  readonly dataKeyFile: string | null
  /** Address under which mails and the provider reach us, without a trailing slash. */
  readonly publicUrl: string
  readonly feed: FeedConfig
  /** Families of markets that the jurisdiction does not allow: none of them is on offer. */
  readonly negativeEventsOff: ReadonlySet<NegativeEvent>
  readonly limits: Limits
  readonly offers: OffersConfig
  readonly cashOut: CashOutConfig
  /** Bets on a match that is not played for this long after it was due or interrupted are void. */
  readonly voidAfterHours: number
  readonly payment: PaymentConfig
  readonly operator: OperatorConfig
  readonly smtpUrl: string | null
  /**
   * A service of postal codes in ViaCEP's format, without a trailing slash; null = our own list.
   */
  readonly cepUrl: string | null
  /** The provider of text messages; the sandbox shows them in its mailbox. */
  readonly textMessages: 'sandbox' | 'off'
  /** The provider that judges documents and selfies; without one they stay in review. */
  readonly identity: 'sandbox' | 'none'
  readonly http: HttpConfig
  readonly stream: StreamLimits
  readonly sessionLimitSeconds: number
  readonly passwordMemoryKibibytes: number
  /** Null: nothing is traced. */
  readonly tracing: TracingConfig | null
  readonly logLevel: string
}

export interface FeedConfig {
  /** `none` offers no match: accounts and money without bets. */
  readonly kind: 'simulation' | 'openfootball' | 'uof' | 'odds-api' | 'none'
  /** With `uof`. */
  readonly uof: UofConfig | null
  /** With `odds-api`. */
  readonly oddsApi: OddsApiConfig | null
  readonly seed: string
  readonly path: string | null
  /** Seconds of match time per second. */
  readonly speed: number
  /** Approximately how many games the simulation offers for the next seven days. */
  readonly gamesTarget: number
  /** Days before the run of which the simulation sends results; 0 = none. */
  readonly pastDays: number
  /** Seconds from the start to the first kick-off. */
  readonly leadSeconds: number
  /** Markets whose result is paid as the feed sends it, even against our own rule. */
  readonly feedLeads: 'all' | ReadonlySet<number>
  /** How long the odds of a game are kept after its end; those of bets are kept for good. */
  readonly oddsKeptDays: number
}

export interface Limits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
  readonly selectionsMax: number
  readonly combinationsMax: number
  readonly liveDelayMs: number
  readonly exposure: ExposureLimits
}

/** Limits of the summed potential return of accepted bets (docs/decisions/0054). */
export interface ExposureLimits {
  /** Of one player in one calendar day of São Paulo. */
  readonly playerDayMax: Centavos
  /** Of one player on one set of selections. */
  readonly playerCombinationMax: Centavos
  /** Of all players on one set of two or more selections. */
  readonly combinationMax: Centavos
  /** Of all singles on one selection. */
  readonly singlesMax: Centavos
  /** Of all multiples on one selection, and again of those above 100 times their stake. */
  readonly multiplesMax: Centavos
}

interface CashOutConfig {
  readonly isOn: boolean
  /** The operator's margin on a fair value, in thousandths. */
  readonly marginThousandths: number
  /** How long a published quote is paid while the value of the bet is not lower. */
  readonly quoteMs: number
  /** How long after its acceptance an unchanged bet is cancelled for its whole stake. */
  readonly freeCancelMs: number
}

export interface PaymentConfig {
  readonly provider: DepositProvider
  /** The provider of `PSP=http`; null for the others. */
  readonly http: HttpPspConfig | null
  /** The provider of payouts next to `PSP=http`; the sandbox pays its own. */
  readonly payout: PayoutProviderName
  /** Signs the provider's webhooks; null = the sandbox generates one at each start. */
  readonly secret: string | null
  readonly depositMin: Centavos
  readonly depositMax: Centavos
  readonly expirySeconds: number
  /** Offers the card form, which makes no call; otherwise PIX only (decision 0009). */
  readonly isCardOffered: boolean
  readonly withdrawalMin: Centavos
  readonly withdrawalMax: Centavos
  /** A withdrawal of more than this waits for a review. */
  readonly withdrawalReviewOver: Centavos
  /** How long a withdrawal can be cancelled before it is sent. */
  readonly payoutDelayMs: number
  /** After this the sandbox approves what is in review; null = an operator does. */
  readonly reviewMs: number | null
}

/** The operator of the site, for the foot of every page; null = not set, a demonstration. */
export interface OperatorConfig {
  readonly name: string | null
  readonly cnpj: string | null
  /** Number and date of the authorisation (Lei 14.790/2023). */
  readonly licence: string | null
  readonly email: string | null
  readonly phone: string | null
}

export interface HttpConfig {
  readonly isRateLimited: boolean
  /** How many of our proxies precede the server; only they are trusted about addresses. */
  readonly trustedProxies: number
  /** A request has to be complete within this time. */
  readonly requestTimeoutMs: number
  /** The token that /metrics requires; null = closed, in a demonstration open to this machine. */
  readonly metricsToken: string | null
  readonly isMetricsLocal: boolean
  /** A response is sent within this time, at the worst 503; excluding the wait of a live bet. */
  readonly responseTimeoutMs: number
  /** Ready only while the feed is at most so old; null: also without it. */
  readonly readyFeedSeconds: number | null
  /** How long the server is not ready and still serves before it stops. */
  readonly drainMs: number
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The configuration, or the sentences that describe the errors of the environment. */
export type ConfigResult = { readonly config: Config } | { readonly errors: readonly string[] }
