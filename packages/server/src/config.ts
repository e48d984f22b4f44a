import { type Centavos, parseReais } from '@caderneta/domain/money'

/** Everything that a deployment may set, read once from the environment. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Address that mails and the provider use to reach us, without a trailing slash. */
  readonly publicUrl: string
  readonly feed: FeedConfig
  readonly limits: Limits
  readonly payment: PaymentConfig
  readonly smtpUrl: string | null
  readonly http: HttpConfig
  readonly sessionLimitSeconds: number
  readonly passwordMemoryKibibytes: number
  readonly logLevel: string
}

export interface FeedConfig {
  readonly kind: 'simulation' | 'openfootball'
  readonly seed: string
  readonly path: string | null
  /** Seconds of match time per second. */
  readonly speed: number
  /** Seconds from the start to the first kick-off. */
  readonly leadSeconds: number
}

export interface Limits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
  readonly selectionsMax: number
  readonly linesMax: number
  readonly liveDelayMs: number
}

export interface PaymentConfig {
  readonly provider: 'sandbox' | 'none'
  /** Signs the provider's webhooks; null = the sandbox makes one up at each start. */
  readonly secret: string | null
  readonly depositMin: Centavos
  readonly depositMax: Centavos
  readonly expirySeconds: number
  /** Offers the card form, which makes no call; PIX alone otherwise (decisions, 17). */
  readonly isCardOffered: boolean
}

export interface HttpConfig {
  readonly isRateLimited: boolean
  /** A request has to be complete within this time. */
  readonly requestTimeoutMs: number
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The configuration, or the sentences that say what is wrong with the environment. */
export type ConfigResult = { readonly config: Config } | { readonly faults: readonly string[] }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export function readConfig(environment: Environment): ConfigResult {
  const read = reader(environment)
  const isProduction = environment.NODE_ENV === 'production'
  const port = read.whole('PORT', 3000, 0, 65_535)
  const config: Config = {
    environment: read.choice('NODE_ENV', ['production', 'development', 'test'], 'development'),
    port,
    host: read.text('HOST', '0.0.0.0'),
    databaseUrl: read.maybe('DATABASE_URL'),
    dataDir: read.text('DATA_DIR', '.data'),
    publicUrl: read.text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, ''),
    feed: {
      kind: read.choice('FEED', ['simulation', 'openfootball'], 'simulation'),
      seed: read.text('FEED_SEED', 'caderneta'),
      path: read.maybe('FEED_PATH'),
      speed: read.number('FEED_SPEED', 1, 0.01, 100_000),
      leadSeconds: read.number('FEED_LEAD', 30, -86_400, 86_400),
    },
    limits: {
      stakeMin: read.reais('STAKE_MIN', '1.00'),
      stakeMax: read.reais('STAKE_MAX', '10000.00'),
      payoutMax: read.reais('PAYOUT_MAX', '500000.00'),
      selectionsMax: read.whole('SELECTIONS_MAX', 20, 1, 20),
      linesMax: read.whole('LINES_MAX', 1000, 1, 10_000),
      liveDelayMs: read.whole('LIVE_DELAY_MS', isProduction ? 3000 : 0, 0, 60_000),
    },
    payment: {
      provider: read.choice('PSP', ['sandbox', 'none'], 'sandbox'),
      secret: read.maybe('PSP_SECRET'),
      depositMin: read.reais('DEPOSIT_MIN', '1.00'),
      depositMax: read.reais('DEPOSIT_MAX', '50000.00'),
      expirySeconds: read.whole('DEPOSIT_EXPIRY_S', 1800, 1, 86_400),
      isCardOffered: read.choice('CARD', ['on', 'off'], 'off') === 'on',
    },
    smtpUrl: read.maybe('SMTP_URL'),
    http: {
      isRateLimited: read.choice('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
      requestTimeoutMs: read.whole('REQUEST_TIMEOUT_MS', 1500, 100, 60_000),
    },
    sessionLimitSeconds: read.whole('SESSION_LIMIT_S', 1800, 60, 86_400),
    passwordMemoryKibibytes: read.whole('PASSWORD_MEMORY_KIB', 19_456, 8, 1_048_576),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
  const faults = [...read.faults, ...contradictions(config)]
  return faults.length > 0 ? { faults } : { config }
}

/** Settings that are well-formed one by one but must not go together. */
function contradictions(config: Config): string[] {
  const faults: string[] = []
  if (config.environment === 'production' && config.databaseUrl === null)
    faults.push(
      'NODE_ENV=production needs DATABASE_URL: the embedded database does not survive a power cut.',
    )
  if (config.environment === 'production' && config.payment.provider === 'sandbox')
    faults.push('NODE_ENV=production refuses PSP=sandbox: it would credit money nobody paid.')
  if (config.environment === 'production' && config.smtpUrl === null)
    faults.push('NODE_ENV=production needs SMTP_URL: without it no mail reaches anybody.')
  if (config.feed.kind === 'openfootball' && config.feed.path === null)
    faults.push('FEED=openfootball needs FEED_PATH: a JSON file or a folder of them.')
  return faults
}

function reader(environment: Environment) {
  const faults: string[] = []
  const maybe = (name: string): string | null => environment[name]?.trim() || null
  const number = (name: string, fallback: number, least: number, most: number): number => {
    const text = maybe(name)
    if (text === null) return fallback
    const value = Number(text)
    if (/^-?\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value
    faults.push(`${name} must be a number from ${least} to ${most}, not '${text}'.`)
    return fallback
  }
  return {
    faults,
    maybe,
    number,
    text: (name: string, fallback: string): string => maybe(name) ?? fallback,
    whole: (name: string, fallback: number, least: number, most: number): number => {
      const value = number(name, fallback, least, most)
      if (Number.isInteger(value)) return value
      faults.push(`${name} must be a whole number, not '${environment[name]}'.`)
      return fallback
    },
    choice: <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
      const text = maybe(name)
      const found = choices.find((choice) => choice === text)
      if (text !== null && found === undefined)
        faults.push(`${name} must be one of ${choices.join(', ')}, not '${text}'.`)
      return found ?? fallback
    },
    reais: (name: string, fallback: string): Centavos => {
      const text = environment[name]?.trim() || fallback
      const amount = parseReais(text)
      if (amount !== null) return amount
      faults.push(`${name} must be an amount in reais such as ${fallback}, not '${text}'.`)
      return parseReais(fallback) ?? impossible(fallback)
    },
  }
}

function impossible(fallback: string): never {
  throw new Error(`the fallback '${fallback}' is not an amount`)
}
