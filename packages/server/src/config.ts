import { type Centavos, parseReais } from '@caderneta/domain/money'
import { type HttpPspConfig, readHttpPsp } from './psp-config.ts'

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
  readonly cashOut: CashOutConfig
  readonly payment: PaymentConfig
  readonly operator: OperatorConfig
  readonly smtpUrl: string | null
  /** A service of postal codes in ViaCEP's format, no slash at its end; null = our own list. */
  readonly cepUrl: string | null
  /** Who carries text messages to phones; the sandbox shows them in its mailbox. */
  readonly textMessages: 'sandbox' | 'off'
  /** Who judges documents and selfies; with none they stay in review. */
  readonly identity: 'sandbox' | 'none'
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
  /** About how many games the simulation offers for the next seven days. */
  readonly gamesTarget: number
  /** Seconds from the start to the first kick-off. */
  readonly leadSeconds: number
  /** How long the odds of a game are kept after its end; those of bets are kept for good. */
  readonly oddsKeptDays: number
}

export interface Limits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
  readonly selectionsMax: number
  readonly linesMax: number
  readonly liveDelayMs: number
  /** What all bets on one selection may cost when it wins. */
  readonly liabilityMax: Centavos
}

export interface CashOutConfig {
  readonly isOn: boolean
  /** What the house keeps of a fair value, in thousandths. */
  readonly marginThousandths: number
  /** How long a quote that a page was told is paid. */
  readonly quoteMs: number
}

export interface PaymentConfig {
  readonly provider: 'sandbox' | 'http' | 'none'
  /** The provider of `PSP=http`; null for the others. */
  readonly http: HttpPspConfig | null
  /** Who pays withdrawals out beside `PSP=http`; the sandbox pays its own. */
  readonly payout: 'none' | 'efi'
  /** Signs the provider's webhooks; null = the sandbox makes one up at each start. */
  readonly secret: string | null
  readonly depositMin: Centavos
  readonly depositMax: Centavos
  readonly expirySeconds: number
  /** Offers the card form, which makes no call; PIX alone otherwise (decisions, 17). */
  readonly isCardOffered: boolean
  readonly withdrawalMin: Centavos
  readonly withdrawalMax: Centavos
  /** A withdrawal of more than this waits for a review. */
  readonly withdrawalReviewOver: Centavos
  /** How long a withdrawal can be cancelled before it is sent. */
  readonly payoutDelayMs: number
  /** After this the sandbox approves what is in review; null = a person does. */
  readonly reviewMs: number | null
}

/** Who runs the site, for the foot of every page; null = not given, a demonstration. */
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
  /** How many proxies of ours stand before the server; only they are believed about addresses. */
  readonly trustedProxies: number
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
  // Where mails leave for real nobody reads the sandbox's mailbox.
  const isReal = isProduction || read.maybe('SMTP_URL') !== null
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
      gamesTarget: read.whole('FEED_GAMES', 1500, 0, 100_000),
      leadSeconds: read.number('FEED_LEAD', 30, -86_400, 86_400),
      oddsKeptDays: read.whole('ODDS_KEPT_DAYS', 7, 1, 3650),
    },
    limits: {
      stakeMin: read.reais('STAKE_MIN', '1.00'),
      stakeMax: read.reais('STAKE_MAX', '10000.00'),
      payoutMax: read.reais('PAYOUT_MAX', '500000.00'),
      selectionsMax: read.whole('SELECTIONS_MAX', 20, 1, 20),
      linesMax: read.whole('LINES_MAX', 1000, 1, 10_000),
      liveDelayMs: read.whole('LIVE_DELAY_MS', isProduction ? 3000 : 0, 0, 60_000),
      liabilityMax: read.reais('LIABILITY_MAX', '2000000.00'),
    },
    cashOut: {
      isOn: read.choice('CASH_OUT', ['on', 'off'], 'on') === 'on',
      marginThousandths: Math.round(read.number('CASH_OUT_MARGIN', 5, 0, 50) * 10),
      quoteMs: read.whole('CASH_OUT_QUOTE_MS', 5000, 0, 60_000),
    },
    payment: {
      provider: read.choice('PSP', ['sandbox', 'http', 'none'], 'sandbox'),
      http: read.maybe('PSP') === 'http' ? readHttpPsp(read, isProduction) : null,
      payout: read.choice('PAYOUT', ['none', 'efi'], 'none'),
      secret: read.maybe('PSP_SECRET'),
      depositMin: read.reais('DEPOSIT_MIN', '1.00'),
      depositMax: read.reais('DEPOSIT_MAX', '50000.00'),
      expirySeconds: read.whole('DEPOSIT_EXPIRY_S', 1800, 1, 86_400),
      isCardOffered: read.choice('CARD', ['on', 'off'], 'off') === 'on',
      withdrawalMin: read.reais('WITHDRAWAL_MIN', '1.00'),
      withdrawalMax: read.reais('WITHDRAWAL_MAX', '50000.00'),
      withdrawalReviewOver: read.reais('WITHDRAWAL_REVIEW_OVER', '5000.00'),
      payoutDelayMs: read.whole('PAYOUT_DELAY_MS', 30_000, 0, 86_400_000),
      reviewMs: isProduction ? null : readReviewMs(read),
    },
    operator: readOperator(read),
    smtpUrl: read.maybe('SMTP_URL'),
    cepUrl: read.maybe('CEP_URL')?.replace(/\/+$/, '') ?? null,
    textMessages: read.choice('SMS', ['sandbox', 'off'], isReal ? 'off' : 'sandbox'),
    identity: read.choice('IDENTITY', ['sandbox', 'none'], isProduction ? 'none' : 'sandbox'),
    http: {
      isRateLimited: read.choice('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
      trustedProxies: read.whole('TRUST_PROXY', 0, 0, 8),
      requestTimeoutMs: read.whole('REQUEST_TIMEOUT_MS', 1500, 100, 60_000),
    },
    sessionLimitSeconds: read.whole('SESSION_LIMIT_S', 1800, 60, 86_400),
    passwordMemoryKibibytes: read.whole('PASSWORD_MEMORY_KIB', 19_456, 8, 1_048_576),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
  const faults = [...read.faults, ...contradictions(config)]
  return faults.length > 0 ? { faults } : { config }
}

/** Real money waits for a person wherever it is paid. */
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

/** Settings that are well-formed one by one but must not go together. */
function contradictions(config: Config): string[] {
  const faults: string[] = []
  if (config.environment === 'production' && config.databaseUrl === null)
    faults.push(
      'NODE_ENV=production needs DATABASE_URL: the embedded database does not survive a power cut.',
    )
  if (config.environment === 'production' && config.payment.provider === 'sandbox')
    faults.push('NODE_ENV=production refuses PSP=sandbox: it would credit money nobody paid.')
  faults.push(...payoutFaults(config.payment))
  if (config.environment === 'production' && config.smtpUrl === null)
    faults.push('NODE_ENV=production needs SMTP_URL: without it no mail reaches anybody.')
  if (config.environment === 'production' && Object.values(config.operator).includes(null))
    faults.push(
      'NODE_ENV=production needs OPERATOR_NAME, OPERATOR_CNPJ, OPERATOR_LICENCE, OPERATOR_EMAIL and OPERATOR_PHONE: every page names who runs it.',
    )
  if (config.textMessages === 'sandbox' && config.smtpUrl !== null)
    faults.push('SMS=sandbox needs its mailbox, which SMTP_URL closes: nobody would read a text.')
  if (config.environment === 'production' && config.identity === 'sandbox')
    faults.push('NODE_ENV=production refuses IDENTITY=sandbox: it approves whoever asks for it.')
  if (config.cepUrl !== null && !/^https?:\/\/\S+$/.test(config.cepUrl))
    faults.push('CEP_URL must be an address such as https://viacep.com.br.')
  if (config.environment === 'production' && !config.http.isRateLimited)
    faults.push('NODE_ENV=production refuses RATE_LIMIT=off: calls without end would be answered.')
  if (config.feed.kind === 'openfootball' && config.feed.path === null)
    faults.push('FEED=openfootball needs FEED_PATH: a JSON file or a folder of them.')
  return faults
}

/** Efí's calls that send money stand beside its API Pix: at /v3/gn and /v2/gn. */
function payoutFaults({ payout, http }: PaymentConfig): string[] {
  if (payout === 'none') return []
  if (http === null) return ['PAYOUT=efi needs PSP=http: both are one account at the provider.']
  if (/\/v2$/.test(http.url)) return []
  return ['PAYOUT=efi needs a PSP_URL that ends in /v2, such as https://pix.api.efipay.com.br/v2.']
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
