/** How The Odds API is read. */
export interface OddsApiConfig {
  /** Without a trailing slash, and without '/v4'. */
  readonly url: string
  /** The key, or the file that contains it. */
  readonly key: string | null
  readonly keyFile: string | null
  /** Keys of competitions; without a setting, those that the feed chooses. */
  readonly competitions: readonly string[] | null
  readonly creditsPerMonth: number
  /** Prices that a bookmaker has not confirmed for so long are not offered. */
  readonly ageMaxMs: number
}

interface Reader {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
  readonly text: (name: string, fallback: string) => string
  readonly whole: (name: string, fallback: number, least: number, most: number) => number
}

const PROVIDER_URL = 'https://api.the-odds-api.com'
/** Credits of the free plan. */
const FREE_CREDITS = 500
const AGE_MINUTES = 720
const MINUTE_MS = 60_000

/** Null unless `FEED=odds-api`. */
export function readOddsApi(read: Reader): OddsApiConfig | null {
  const url = apiUrl(read)
  const [key, keyFile] = [read.maybe('ODDS_API_KEY'), read.maybe('ODDS_API_KEY_FILE')]
  const config = {
    url,
    key,
    keyFile,
    competitions: readCompetitions(read),
    creditsPerMonth: read.whole('ODDS_API_CREDITS', FREE_CREDITS, 1, 100_000_000),
    ageMaxMs: read.whole('ODDS_API_AGE_MIN', AGE_MINUTES, 1, 10_080) * MINUTE_MS,
  }
  if (read.maybe('FEED') !== 'odds-api') return null
  if (key !== null && keyFile !== null)
    read.errors.push('ODDS_API_KEY and ODDS_API_KEY_FILE exclude each other: set one of them.')
  if (key === null && keyFile === null)
    read.errors.push('FEED=odds-api needs ODDS_API_KEY or ODDS_API_KEY_FILE.')
  return config
}

function apiUrl({ text, errors }: Reader): string {
  const url = text('ODDS_API_URL', PROVIDER_URL).replace(/\/+$/, '').replace(/\/v4$/, '')
  if (!/^https?:\/\/[^/]+$/.test(url))
    errors.push(`ODDS_API_URL must be an address such as ${PROVIDER_URL}.`)
  return url
}

function readCompetitions({ maybe, errors }: Reader): readonly string[] | null {
  const list = maybe('ODDS_API_COMPETITIONS')
  if (list === null) return null
  if (!/^[a-z0-9_]{1,60}(,[a-z0-9_]{1,60})*$/.test(list))
    errors.push(
      `ODDS_API_COMPETITIONS must be keys such as soccer_epl,basketball_nba, not '${list}'.`,
    )
  return list.split(',')
}
