/** A long, statistical or destructive run, which `npm test` leaves out. */
export interface Campaign {
  /** One sentence: what it does, and what holds when it passes. */
  readonly what: string
  /** What Vitest runs, below the root of the repository: files or folders. */
  readonly files: readonly string[]
  /** True when nothing of it runs without a PostgreSQL server. */
  readonly needsServer?: boolean
  /** True when its figures mean nothing beside another campaign: `all` leaves it out. */
  readonly isApart?: boolean
}

const BETS = 'packages/server/src/features/bets'
const CATALOGUE = 'packages/server/src/features/catalogue'
const SIMULATION = 'packages/simulation/src'

/** The longest come first: of two lanes neither waits for long. */
export const CAMPAIGNS = {
  mutation: {
    what: 'Changes the rules of money and plants defects in bets, payments and SQL: tests see them.',
    files: ['campaigns/mutation/'],
  },
  calibration: {
    what: 'Backs published prices of every sport: no class of bets returns more than it staked.',
    files: [
      'campaigns/calibration/',
      `${SIMULATION}/testing/published/price-certificate.test.ts`,
      `${SIMULATION}/testing/published/shared-cashback.test.ts`,
      `${SIMULATION}/testing/law-deviations.test.ts`,
      `${SIMULATION}/testing/incident-deviations.test.ts`,
      `${SIMULATION}/testing/families/`,
      `${SIMULATION}/testing/prices/`,
      `${SIMULATION}/testing/minutes/`,
      `${SIMULATION}/football/sample-match.test.ts`,
      `${SIMULATION}/points/sample-points.test.ts`,
      `${SIMULATION}/sets/sample-sets.test.ts`,
      `${SIMULATION}/boxing/sample-fight.test.ts`,
    ],
  },
  'sure-wins': {
    what: 'Searches every open price of football: no set of bets on a match has a sure return.',
    files: [`${SIMULATION}/testing/published/whole-sheets.test.ts`],
  },
  season: {
    what: 'Plays seasons of every sport: the calendar, the offer and the results keep their rules.',
    files: [
      `${SIMULATION}/season/games-offer.test.ts`,
      `${SIMULATION}/testing/published/open-books.test.ts`,
      `${CATALOGUE}/open-markets.test.ts`,
      `${SIMULATION}/football/football-season.test.ts`,
      `${SIMULATION}/simulation-provider.test.ts`,
      `${SIMULATION}/timelines.test.ts`,
      `${SIMULATION}/more-sports.test.ts`,
      'packages/feed/src/football/play-match.test.ts',
      'packages/pricing/src/goals/price-football.test.ts',
      'packages/feed/src/openfootball/openfootball-provider.test.ts',
    ],
  },
  uof: {
    what: 'Sends a season as the Unified Odds Feed: what arrives is what was sent, also after faults.',
    files: ['campaigns/uof/'],
  },
  kill: {
    what: 'Kills the server, and its database, with -9 under load: no slip is lost or paid twice.',
    files: ['campaigns/kill/'],
  },
  servers: {
    what: 'Kills, stops and cuts off servers that share a database: each bet is taken and shown once.',
    files: ['campaigns/servers/'],
    needsServer: true,
  },
  replica: {
    what: 'Reads from a replica that lags, dies and returns: each answered slip is in its list at once.',
    files: ['campaigns/replica/'],
    needsServer: true,
  },
  upgrade: {
    what: 'Replaces servers one after another under load: each slip is decided, once.',
    files: ['campaigns/upgrade/'],
    needsServer: true,
    isApart: true,
  },
  soak: {
    what: 'Puts a mixed load on a server for long: memory, loop lag and latencies stay flat.',
    files: ['campaigns/soak/'],
    needsServer: true,
    isApart: true,
  },
  restore: {
    what: 'Restores a backup and the archived log to a second: each slip before it is there.',
    files: ['campaigns/restore/'],
    needsServer: true,
  },
  races: {
    what: 'Starts competing operations at the same moment: one wins, and the books are in order.',
    files: [
      `${BETS}/testing/pairs.test.ts`,
      'packages/server/src/features/payments/withdrawals/wallet-race.test.ts',
      'packages/server/src/features/payments/withdrawals/decide-withdrawal.test.ts',
      'packages/server/src/features/payments/withdrawals/process-withdrawal.test.ts',
      'packages/server/src/features/payments/withdrawals/efi-payouts.test.ts',
      `${BETS}/testing/audit-fixtures.test.ts`,
    ],
    needsServer: true,
  },
  replay: {
    what: 'Replays recorded matches with bettors over HTTP: each payout is what the file implies.',
    files: ['campaigns/replay/replay-season.campaign.ts'],
  },
  attack: {
    what: 'Attacks the stream while a bettor bets, and disturbs a feed: no bet is lost, no price old.',
    files: [
      'campaigns/attack/',
      `${CATALOGUE}/feed-connection.test.ts`,
      `${CATALOGUE}/game-views.test.ts`,
    ],
  },
  'start-up': {
    what: 'Starts servers in every order and state: one serves, others are refused with a reason.',
    files: ['campaigns/start-up/'],
  },
  history: {
    what: 'Fills a database with bets: no query of a player reads more than 200 buffers.',
    files: ['campaigns/history/'],
    needsServer: true,
  },
  growth: {
    what: 'Grows the books: bets stay as fast, a day is audited in 30 s, no query reads much.',
    files: ['campaigns/growth/'],
    needsServer: true,
  },
  'previous-version': {
    what: 'Runs the version before on the schema of this one, then this one, then rolls back.',
    files: ['campaigns/previous-version/'],
    needsServer: true,
  },
  browsers: {
    what: 'Opens every address in Firefox, where there is one: no error, nothing wider than it.',
    files: ['campaigns/browsers/'],
  },
  texts: {
    what: 'Sends texts of every script and form to every call: none fails or is stored unseen.',
    files: ['campaigns/texts/'],
    needsServer: true,
  },
  slips: {
    what: 'Pays slips of any selections of football by two calculators: they never differ.',
    files: ['campaigns/slips/'],
  },
} as const satisfies Readonly<Record<string, Campaign>>

export type CampaignName = keyof typeof CAMPAIGNS

export const CAMPAIGN_NAMES = Object.keys(CAMPAIGNS) as CampaignName[]
