import { join } from 'node:path'

/** How the Unified Odds Feed is reached. */
export interface UofConfig {
  /** Without a trailing slash, and without '/v1'. */
  readonly apiUrl: string
  /** The interface is that of `npm run uof`: its matches are simulated. */
  readonly isStandIn: boolean
  readonly broker: UofBroker
  /** The access token, or the file that contains it. */
  readonly token: string | null
  readonly tokenFile: string | null
  /** Of this deployment among those of one bookmaker: each has its own recoveries. */
  readonly nodeId: number
  readonly producers: readonly number[]
  /** Null: what arrives is not kept. */
  readonly kept: UofKept | null
}

interface UofKept {
  readonly folder: string
  readonly days: number
  readonly megabytesMax: number
}

interface UofBroker {
  readonly host: string
  readonly port: number
  readonly isTls: boolean
  readonly heartbeatSeconds: number
  /** Null: the access token, without a password. */
  readonly credentials: { readonly username: string; readonly password: string } | null
}

interface Reader {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
  readonly text: (name: string, fallback: string) => string
  readonly whole: (name: string, fallback: number, least: number, most: number) => number
}

/** The stand-in of `npm run uof`. */
const STAND_IN = {
  apiUrl: 'http://127.0.0.1:8780',
  brokerUrl: 'amqp://guest:guest@127.0.0.1:5672',
  token: 'stand-in',
}
const [PLAIN_PORT, TLS_PORT] = [5672, 5671]
/** Live odds may be three seconds old. */
const HEARTBEAT_S = 3
/** A demonstration shares its machine with broker, stand-in and database, which stall its loop. */
const BUSY_HEARTBEAT_S = 15

/** Null unless `FEED=uof`. Where money is real nothing of the stand-in is a default. */
export function readUof(read: Reader, isReal: boolean): UofConfig | null {
  if (read.maybe('FEED') !== 'uof') return null
  const tokenFile = read.maybe('UOF_TOKEN_FILE')
  const token = read.maybe('UOF_TOKEN')
  if (token !== null && tokenFile !== null)
    read.errors.push('UOF_TOKEN and UOF_TOKEN_FILE exclude each other: set one of them.')
  if (isReal) requireAddresses(read, token ?? tokenFile)
  const url = apiUrl(read)
  return {
    apiUrl: url,
    isStandIn: url === STAND_IN.apiUrl,
    broker: { ...readBroker(read), heartbeatSeconds: isReal ? HEARTBEAT_S : BUSY_HEARTBEAT_S },
    token: token ?? (tokenFile === null ? STAND_IN.token : null),
    tokenFile,
    nodeId: read.whole('UOF_NODE_ID', 1, 1, 1_000_000),
    producers: readProducers(read),
    kept: readKept(read),
  }
}

function requireAddresses({ maybe, errors }: Reader, token: string | null): void {
  if (token === null) errors.push('FEED=uof needs UOF_TOKEN or UOF_TOKEN_FILE.')
  for (const [name, protocol] of [
    ['UOF_API_URL', 'https://'],
    ['UOF_AMQP_URL', 'amqps://'],
  ] as const)
    if (!maybe(name)?.startsWith(protocol))
      errors.push(`FEED=uof needs ${name} with ${protocol}: odds and results decide bets.`)
}

function apiUrl({ text, errors }: Reader): string {
  const url = text('UOF_API_URL', STAND_IN.apiUrl).replace(/\/+$/, '').replace(/\/v1$/, '')
  if (!/^https?:\/\/[^/]+$/.test(url))
    errors.push('UOF_API_URL must be an address such as https://api.betradar.com.')
  return url
}

function readBroker({ text, errors }: Reader): Omit<UofBroker, 'heartbeatSeconds'> {
  const address = text('UOF_AMQP_URL', STAND_IN.brokerUrl)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^amqps?:$/.test(url.protocol)) {
    errors.push('UOF_AMQP_URL must be an address such as amqps://mq.betradar.com.')
    return { host: '', port: PLAIN_PORT, isTls: false, credentials: null }
  }
  const isTls = url.protocol === 'amqps:'
  const username = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  return {
    host: url.hostname,
    port: url.port === '' ? (isTls ? TLS_PORT : PLAIN_PORT) : Number(url.port),
    isTls,
    credentials: username === '' ? null : { username, password },
  }
}

/** What the feed sent is evidence in a dispute: 30 days, as long as there is space. */
function readKept({ text, whole }: Reader): UofKept | null {
  const days = whole('FEED_KEPT_DAYS', 30, 0, 3650)
  const megabytesMax = whole('FEED_KEPT_MB', 20_000, 1, 10_000_000)
  const folder = text('FEED_KEPT_DIR', join(text('DATA_DIR', '.data'), 'feed'))
  return days === 0 ? null : { folder, days, megabytesMax }
}

/** 1 is that of live odds, 3 that of odds before a match. */
function readProducers({ text, errors }: Reader): readonly number[] {
  const list = text('UOF_PRODUCERS', '1,3')
  if (!/^\d{1,4}(,\d{1,4})*$/.test(list))
    errors.push(`UOF_PRODUCERS must be numbers such as 1,3, not '${list}'.`)
  return list.split(',').map(Number)
}
