import { type Centavos, parseReais } from '@caderneta/domain/money/money'
import { databaseHosts } from '../database/server/database-hosts.ts'
import { STATEMENT_TIMEOUT_MS } from '../database/server/server-pool.ts'
import { DataKeys } from '../keys/data-keys.ts'
import { readSecretFiles } from '../keys/secret-files.ts'
import type { StreamLimits } from '../stream/stream-limits.ts'
import type {
  Config,
  ConfigResult,
  Environment,
  HttpConfig,
  Limits,
  OperatorConfig,
  PaymentConfig,
} from './config-types.ts'
import { readFeedLeads } from './feed-leads.ts'
import { readNegativeEventsOff } from './negative-events.ts'
import { readOddsApi } from './odds-api-config.ts'
import { readOffers } from './offers-config.ts'
import { readProcesses } from './processes-config.ts'
import { DEPOSIT_PROVIDERS, PAYOUT_PROVIDERS, readHttpPsp } from './psp-config.ts'
import { missingGuards, realMoneyReason } from './real-money-guards.ts'
import { readTracing } from './tracing-config.ts'
import { readUof } from './uof-config.ts'

export type {
  Config,
  ExposureLimits,
  FeedConfig,
  OperatorConfig,
  PaymentConfig,
} from './config-types.ts'

const FEEDS = ['simulation', 'openfootball', 'uof', 'odds-api', 'none'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export function readConfig(given: Environment): ConfigResult {
  const { environment, errors: unread } = readSecretFiles(given)
  const read = reader(environment)
  const realReason = realMoneyReason(environment)
  const isReal = realReason !== null
  // Where real mails are sent, the sandbox's mailbox has no readers.
  const hasMailbox = !isReal && read.maybe('SMTP_URL') === null
  const port = read.whole('PORT', 3000, 0, 65_535)
  const config: Config = {
    environment: read.choice('NODE_ENV', ['production', 'development', 'test'], 'development'),
    port,
    host: read.text('HOST', '0.0.0.0'),
    ...readDatabase(read),
    processes: readProcesses(read),
    dataKey: read.maybe('DATA_KEY'),
    dataKeyFile: read.maybe('DATA_KEY_FILE'),
    publicUrl: read.text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, ''),
    feed: {
      kind: read.choice('FEED', FEEDS, 'simulation'),
      uof: readUof(read, isReal),
      oddsApi: readOddsApi(read),
      seed: read.text('FEED_SEED', 'caderneta'),
      path: read.maybe('FEED_PATH'),
      speed: read.number('FEED_SPEED', 1, 0.01, 100_000),
      gamesTarget: read.whole('FEED_GAMES', 1500, 0, 10_000),
      pastDays: read.whole('FEED_PAST_DAYS', 330, 0, 330),
      leadSeconds: read.number('FEED_LEAD', 30, -86_400, 86_400),
      feedLeads: readFeedLeads(read),
      oddsKeptDays: read.whole('ODDS_KEPT_DAYS', 7, 1, 3650),
    },
    negativeEventsOff: readNegativeEventsOff(read),
    limits: readLimits(read, isReal),
    voidAfterHours: read.whole('VOID_AFTER_HOURS', 48, 1, 720),
    offers: readOffers(read),
    cashOut: readCashOut(read),
    payment: {
      provider: read.choice('PSP', DEPOSIT_PROVIDERS, 'sandbox'),
      http: read.maybe('PSP') === 'http' ? readHttpPsp(read, isReal) : null,
      payout: read.choice('PAYOUT', PAYOUT_PROVIDERS, 'none'),
      secret: read.maybe('PSP_SECRET'),
      depositMin: read.reais('DEPOSIT_MIN', '1.00'),
      depositMax: read.reais('DEPOSIT_MAX', '50000.00'),
      expirySeconds: read.whole('DEPOSIT_EXPIRY_S', 1800, 1, 86_400),
      isCardOffered: read.choice('CARD', ['on', 'off'], 'off') === 'on',
      withdrawalMin: read.reais('WITHDRAWAL_MIN', '1.00'),
      withdrawalMax: read.reais('WITHDRAWAL_MAX', '50000.00'),
      withdrawalReviewOver: read.reais('WITHDRAWAL_REVIEW_OVER', '5000.00'),
      payoutDelayMs: read.whole('PAYOUT_DELAY_MS', 30_000, 0, 86_400_000),
      reviewMs: isReal ? null : readReviewMs(read),
    },
    operator: readOperator(read),
    smtpUrl: read.maybe('SMTP_URL'),
    cepUrl: read.maybe('CEP_URL')?.replace(/\/+$/, '') ?? null,
    textMessages: read.choice('SMS', ['sandbox', 'off'], hasMailbox ? 'sandbox' : 'off'),
    identity: read.choice('IDENTITY', ['sandbox', 'none'], 'sandbox'),
    http: readHttp(read, isReal),
    stream: readStream(read),
    sessionLimitSeconds: read.whole('SESSION_LIMIT_S', 1800, 60, 86_400),
    passwordMemoryKibibytes: read.whole('PASSWORD_MEMORY_KIB', 19_456, 8, 1_048_576),
    tracing: readTracing(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
  const isIdentitySet = read.maybe('IDENTITY') !== null
  const missing = realReason === null ? [] : missingGuards(config, realReason, isIdentitySet)
  const errors = [...unread, ...read.errors, ...contradictions(config), ...missing]
  return errors.length > 0 ? { errors } : { config }
}

function readCashOut(read: ReturnType<typeof reader>): Config['cashOut'] {
  return {
    isOn: read.choice('CASH_OUT', ['on', 'off'], 'on') === 'on',
    marginThousandths: Math.round(read.number('CASH_OUT_MARGIN', 5, 0, 50) * 10),
    quoteMs: read.whole('CASH_OUT_QUOTE_MS', 5000, 0, 60_000),
    freeCancelMs: read.whole('CANCEL_FREE_MS', 60_000, 0, 60_000),
  }
}

function readLimits(read: ReturnType<typeof reader>, isReal: boolean): Limits {
  return {
    stakeMin: read.reais('STAKE_MIN', '1.00'),
    stakeMax: read.reais('STAKE_MAX', '10000.00'),
    payoutMax: read.reais('PAYOUT_MAX', '500000.00'),
    selectionsMax: read.whole('SELECTIONS_MAX', 20, 1, 20),
    combinationsMax: read.whole('LINES_MAX', 1000, 1, 10_000),
    liveDelayMs: read.whole('LIVE_DELAY_MS', isReal ? 3000 : 0, 0, 60_000),
    exposure: {
      playerDayMax: read.reais('PAYOUT_MAX_PLAYER_DAY', '1000000.00'),
      playerCombinationMax: read.reais('PAYOUT_MAX_PLAYER_COMBINATION', '500000.00'),
      combinationMax: read.reais('PAYOUT_MAX_COMBINATION', '1000000.00'),
      singlesMax: read.reais('LIABILITY_MAX', '2000000.00'),
      multiplesMax: read.reais('LIABILITY_MAX_MULTIPLES', '5000000.00'),
    },
  }
}

function readDatabase({ choice, maybe, text, whole }: ReturnType<typeof reader>) {
  return {
    databaseUrl: maybe('DATABASE_URL'),
    databaseReadUrl: maybe('DATABASE_READ_URL'),
    isSecondAllowed: choice('ALLOW_SECOND', ['yes', 'no'], 'no') === 'yes',
    databaseOwnerUrl: maybe('DATABASE_OWNER_URL'),
    databaseTimeoutMs: whole('DATABASE_TIMEOUT_MS', STATEMENT_TIMEOUT_MS, 100, 600_000),
    dataDir: text('DATA_DIR', '.data'),
  }
}

function readHttp(
  { choice, maybe, whole }: ReturnType<typeof reader>,
  isReal: boolean,
): HttpConfig {
  return {
    isRateLimited: choice('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    trustedProxies: whole('TRUST_PROXY', 0, 0, 8),
    requestTimeoutMs: whole('REQUEST_TIMEOUT_MS', 1500, 100, 60_000),
    metricsToken: maybe('METRICS_TOKEN'),
    isMetricsLocal: !isReal && maybe('METRICS_TOKEN') === null,
    responseTimeoutMs: whole('RESPONSE_TIMEOUT_MS', 20_000, 100, 600_000),
    readyFeedSeconds: whole('READY_FEED_S', 0, 0, 86_400) || null,
    drainMs: whole('DRAIN_MS', 0, 0, 600_000),
  }
}

function readStream({ whole }: ReturnType<typeof reader>): StreamLimits {
  return {
    socketsMax: whole('STREAM_SOCKETS', 20_000, 1, 1_000_000),
    socketsPerAddressMax: whole('STREAM_SOCKETS_PER_ADDRESS', 5_000, 1, 1_000_000),
    pingMs: whole('STREAM_PING_MS', 15_000, 50, 600_000),
  }
}

/** Real money waits for an operator wherever it is paid. */
function readReviewMs({ maybe, whole }: ReturnType<typeof reader>): number | null {
  return maybe('PSP') === 'http' ? null : whole('REVIEW_MS', 60_000, 0, 86_400_000)
}

function readOperator({ maybe }: ReturnType<typeof reader>): OperatorConfig {
  return {
    name: maybe('OPERATOR_NAME'),
    cnpj: maybe('OPERATOR_CNPJ'),
    licence: maybe('OPERATOR_LICENCE'),
    email: maybe('OPERATOR_EMAIL'),
    phone: maybe('OPERATOR_PHONE'),
  }
}

const METRICS_TOKEN_LENGTH_MIN = 32

/** Settings that are each well-formed but exclude each other. */
function contradictions(config: Config): string[] {
  const errors = [...exposureErrors(config.limits), ...payoutErrors(config.payment)]
  if (config.databaseReadUrl !== null && config.databaseUrl === null)
    errors.push('DATABASE_READ_URL needs DATABASE_URL: a replica is a standby of that database.')
  if (config.databaseReadUrl !== null && databaseHosts(config.databaseReadUrl).length > 1)
    errors.push('DATABASE_READ_URL must name one host: lists are read from one standby.')
  if (config.databaseOwnerUrl !== null && config.databaseUrl === null)
    errors.push('DATABASE_OWNER_URL needs DATABASE_URL: the role that the server runs as.')
  if (config.databaseOwnerUrl !== null && config.databaseOwnerUrl === config.databaseUrl)
    errors.push('DATABASE_OWNER_URL must name another role than DATABASE_URL.')
  if (config.isSecondAllowed && config.databaseUrl === null)
    errors.push('ALLOW_SECOND=yes needs DATABASE_URL: a data folder serves one process.')
  if (config.dataKey !== null && DataKeys.parse(config.dataKey) === null)
    errors.push('DATA_KEY must hold keys of 32 bytes in base64, the newest first.')
  if (config.dataKey !== null && config.dataKeyFile !== null)
    errors.push('DATA_KEY and DATA_KEY_FILE exclude each other: set one of them.')
  if (config.textMessages === 'sandbox' && config.smtpUrl !== null)
    errors.push('SMS=sandbox needs its mailbox, which SMTP_URL closes: no text would be read.')
  const { metricsToken } = config.http
  if (metricsToken !== null && metricsToken.length < METRICS_TOKEN_LENGTH_MIN)
    errors.push(`METRICS_TOKEN must have ${METRICS_TOKEN_LENGTH_MIN} characters or more.`)
  if (config.cepUrl !== null && !/^https?:\/\/\S+$/.test(config.cepUrl))
    errors.push('CEP_URL must be an address such as https://viacep.com.br.')
  if (config.feed.kind === 'none' && config.http.readyFeedSeconds !== null)
    errors.push('READY_FEED_S needs a feed: with FEED=none the server would never be ready.')
  if (config.feed.kind === 'openfootball' && config.feed.path === null)
    errors.push('FEED=openfootball needs FEED_PATH: a JSON file or a folder of them.')
  return errors
}

/** A limit of several bets below that of one bet would silently be the limit of one bet. */
function exposureErrors({ payoutMax, exposure }: Limits): string[] {
  const limits = {
    PAYOUT_MAX_PLAYER_DAY: exposure.playerDayMax,
    PAYOUT_MAX_PLAYER_COMBINATION: exposure.playerCombinationMax,
    PAYOUT_MAX_COMBINATION: exposure.combinationMax,
    LIABILITY_MAX: exposure.singlesMax,
    LIABILITY_MAX_MULTIPLES: exposure.multiplesMax,
  }
  return Object.entries(limits)
    .filter(([, limit]) => limit < payoutMax)
    .map(([name]) => `${name} must be at least PAYOUT_MAX, the limit of a single bet.`)
}

/** Efí's calls that send money are next to its API Pix: at /v3/gn and /v2/gn. */
function payoutErrors({ payout, http }: PaymentConfig): string[] {
  if (payout === 'none') return []
  if (http === null)
    return [`PAYOUT=${payout} needs PSP=http: both are one account at the provider.`]
  if (/\/v2$/.test(http.url)) return []
  return ['PAYOUT=efi needs a PSP_URL that ends in /v2, such as https://pix.api.efipay.com.br/v2.']
}

function reader(environment: Environment) {
  const errors: string[] = []
  const maybe = (name: string): string | null => environment[name]?.trim() || null
  const number = (name: string, fallback: number, least: number, most: number): number => {
    const text = maybe(name)
    if (text === null) return fallback
    const value = Number(text)
    if (/^-?\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value
    errors.push(`${name} must be a number from ${least} to ${most}, not '${text}'.`)
    return fallback
  }
  return {
    errors,
    maybe,
    number,
    text: (name: string, fallback: string): string => maybe(name) ?? fallback,
    whole: (name: string, fallback: number, least: number, most: number): number => {
      const value = number(name, fallback, least, most)
      if (Number.isInteger(value)) return value
      errors.push(`${name} must be a whole number, not '${environment[name]}'.`)
      return fallback
    },
    choice: <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
      const text = maybe(name)
      const found = choices.find((choice) => choice === text)
      if (text !== null && found === undefined)
        errors.push(`${name} must be one of ${choices.join(', ')}, not '${text}'.`)
      return found ?? fallback
    },
    reais: (name: string, fallback: string): Centavos => {
      const text = environment[name]?.trim() || fallback
      const amount = parseReais(text)
      if (amount !== null) return amount
      errors.push(`${name} must be an amount in reais such as ${fallback}, not '${text}'.`)
      return parseReais(fallback) ?? impossible(fallback)
    },
  }
}

function impossible(fallback: string): never {
  throw new Error(`the fallback '${fallback}' is not an amount`)
}
