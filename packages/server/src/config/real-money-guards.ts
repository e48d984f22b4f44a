import { databaseHosts } from '../database/server/database-hosts.ts'
import type { Config, Environment } from './config-types.ts'

const LIVE_DELAY_MS_MIN = 2_000
/** OWASP's minimum for argon2id with two passes and one lane. */
const PASSWORD_MEMORY_KIBIBYTES_MIN = 19_456

/**
 * Why this deployment handles real money or real people, as the sentences of its guards begin; null
 * for a demonstration. A test (`NODE_ENV=test`) may use a provider of its own on the loopback
 * interface.
 */
export function realMoneyReason(environment: Environment): string | null {
  const { NODE_ENV, PSP, PAYOUT, PSP_URL } = trimmed(environment)
  if (NODE_ENV === 'production') return 'NODE_ENV=production'
  if (NODE_ENV === 'test' && isLoopbackAddress(PSP_URL)) return null
  if (PSP && PSP !== 'sandbox' && PSP !== 'none') return `PSP=${PSP}`
  return PAYOUT && PAYOUT !== 'none' ? `PAYOUT=${PAYOUT}` : null
}

function trimmed(environment: Environment) {
  const { NODE_ENV, PSP, PAYOUT, PSP_URL } = environment
  return {
    NODE_ENV: NODE_ENV?.trim(),
    PSP: PSP?.trim(),
    PAYOUT: PAYOUT?.trim(),
    PSP_URL: PSP_URL?.trim() ?? '',
  }
}

/** One guard: whether it holds, and the rest of the sentence that begins with the reason. */
type Guard = readonly [holds: boolean, sentence: string]

/**
 * The guards that are missing where money or people are real, one sentence each. `isIdentitySet`:
 * whether the deployment states a provider that judges documents.
 */
export function missingGuards(config: Config, reason: string, isIdentitySet: boolean): string[] {
  return [...moneyGuards(config), ...dataGuards(config, isIdentitySet), ...transportGuards(config)]
    .filter(([holds]) => !holds)
    .map(([, sentence]) => `${reason} ${sentence}`)
}

/** Why a source sells no bets for money; of those that may, the sentence is never used. */
const NOT_FOR_MONEY: Readonly<Record<Config['feed']['kind'], string>> = {
  simulation: 'it would sell bets on matches that are invented',
  openfootball: 'it would sell bets on matches that are over',
  'odds-api': 'its odds are those of others, hours old, and no one is liable for its results',
  uof: 'it may be used',
  none: 'it offers no match',
}

function moneyGuards({ payment, feed, limits }: Config): Guard[] {
  return [
    [
      payment.provider !== 'sandbox',
      'refuses PSP=sandbox: it would credit money that no one has paid.',
    ],
    [
      feed.kind === 'none' || feed.kind === 'uof',
      `refuses FEED=${feed.kind}: ${NOT_FOR_MONEY[feed.kind]}; set FEED=uof for a source that can be relied on, or FEED=none.`,
    ],
    [
      limits.liveDelayMs >= LIVE_DELAY_MS_MIN,
      `needs LIVE_DELAY_MS of at least ${LIVE_DELAY_MS_MIN}: who sees the match first would bet on what has happened.`,
    ],
  ]
}

function dataGuards(config: Config, isIdentitySet: boolean): Guard[] {
  const { identity, operator, dataKey, dataKeyFile, http } = config
  return [
    [
      identity !== 'sandbox' && isIdentitySet,
      'needs IDENTITY=none to be set: the sandbox approves everyone, and no provider of identity exists yet.',
    ],
    [
      config.passwordMemoryKibibytes >= PASSWORD_MEMORY_KIBIBYTES_MIN,
      `needs PASSWORD_MEMORY_KIB of at least ${PASSWORD_MEMORY_KIBIBYTES_MIN}: stolen password hashes could be guessed.`,
    ],
    [
      dataKey !== null || dataKeyFile !== null,
      'needs DATA_KEY or DATA_KEY_FILE: a key beside the data protects nothing.',
    ],
    [
      !Object.values(operator).includes(null),
      'needs OPERATOR_NAME, OPERATOR_CNPJ, OPERATOR_LICENCE, OPERATOR_EMAIL and OPERATOR_PHONE: every page names who runs it.',
    ],
    [http.isRateLimited, 'refuses RATE_LIMIT=off: calls without end would be answered.'],
  ]
}

function transportGuards({ databaseUrl, databaseReadUrl, smtpUrl, publicUrl }: Config): Guard[] {
  return [
    [
      databaseUrl !== null,
      'needs DATABASE_URL: the embedded database does not survive a power cut.',
    ],
    [
      databaseUrl === null || databaseHosts(databaseUrl).every(isProtectedDatabase),
      'needs DATABASE_URL with sslmode=require, verify-ca or verify-full: its network would read everything.',
    ],
    [
      databaseReadUrl === null || isProtectedDatabase(databaseReadUrl),
      'needs DATABASE_READ_URL with sslmode=require, verify-ca or verify-full, as for DATABASE_URL.',
    ],
    [smtpUrl !== null, 'needs SMTP_URL: without it no mail reaches anyone.'],
    [
      smtpUrl === null || isProtectedMailServer(smtpUrl),
      'needs SMTP_URL with TLS, smtps:// or smtp:// with ?requireTLS=true: mails carry codes that open accounts.',
    ],
    [
      publicUrl.startsWith('https://'),
      'needs PUBLIC_URL with https://: mails link to it, and cookies depend on it.',
    ],
  ]
}

const DATABASE_TLS = new Set(['require', 'verify-ca', 'verify-full'])

/** With TLS, or on this machine: the loopback interface and sockets have no network to read. */
function isProtectedDatabase(databaseUrl: string): boolean {
  const url = parsedUrl(databaseUrl)
  if (url === null) return false
  const host = url.searchParams.get('host') ?? url.hostname
  const isHere = host === '' || host.startsWith('/') || isLoopbackHost(host)
  return isHere || DATABASE_TLS.has(url.searchParams.get('sslmode') ?? '')
}

const MAIL_TLS_OFF = ['ignoreTLS', 'tls.rejectUnauthorized']

function isProtectedMailServer(smtpUrl: string): boolean {
  const url = parsedUrl(smtpUrl)
  if (url === null || MAIL_TLS_OFF.some((name) => url.searchParams.has(name))) return false
  return url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true'
}

function isLoopbackAddress(address: string): boolean {
  return isLoopbackHost(parsedUrl(address)?.hostname ?? '')
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

function parsedUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
