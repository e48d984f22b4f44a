import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { wagersUserReply } from '@caderneta/contract/wagers'
import { balanceReply } from '@caderneta/contract/wallet'
import { centavos } from '@caderneta/domain/money'
import { type BettorCheck, checkBettor, type SettledBettor } from './check-bettor.ts'
import { mapBounded } from './map-bounded.ts'
import { depositFor, newBettor } from './new-bettor.ts'
import { playBets } from './play-bets.ts'
import { readReplayGames, readResultFaults } from './replay-games.ts'
import { makeReplayHome, type ReplayHome } from './replay-home.ts'
import type { ReplayBettor, ReplaySlip } from './replay-slip.ts'
import { type AuditResult, runAudit } from './run-audit.ts'
import { readSeasonFile, type SeasonMatch } from './season-file.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface ReplayOptions {
  /** One openfootball file. */
  readonly file: string
  readonly bettors: number
  /** Match seconds per second. */
  readonly speed: number
  /** Seconds from the second start of the server to the first kick-off. */
  readonly leadSeconds: number
  /** A PostgreSQL server on which the replay makes a database; null = the embedded database. */
  readonly serverUrl: string | null
  readonly seed: string
  readonly slipsPerSecondMax: number
  /** Hears in a few words where the replay stands. */
  readonly tell: (line: string) => void
}

export interface ReplaySummary {
  readonly matches: number
  readonly bettors: number
  readonly slips: readonly ReplaySlip[]
  readonly checks: readonly BettorCheck[]
  /** Replies, and lines of the server's log, that must never be. */
  readonly failures: readonly string[]
  /** Everything that is not as the file says. */
  readonly mismatches: readonly string[]
  readonly audit: AuditResult
  /** How long each part took, the start of its server included. */
  readonly seconds: Readonly<Record<'signUp' | 'play' | 'read' | 'check', number>>
  /** From the end of the last match to the last bet that was paid. */
  readonly settlementLagSeconds: number
}

const CONCURRENCY = 16
const DEPOSIT = centavos(200_000)
const SETTLED_WITHIN_MS = 120_000
const POLL_MS = 100

/** Refusals that a bettor meets who is too slow, too bold or out of money. */
const FAIR_REFUSALS = new Set([
  'odds_changed',
  'market_suspended',
  'game_started',
  'unknown_selection',
  'payout_too_large',
  'not_enough_cash',
])

/**
 * Plays a season on the real server: bettors sign up and deposit, the server is started again, they
 * bet until every match is over, and each bet, payout and wallet is compared with the file.
 */
export async function replaySeason(options: ReplayOptions): Promise<ReplaySummary> {
  const season = readSeasonFile(options.file)
  const home = await makeReplayHome(options.serverUrl)
  try {
    const clock = stopwatch()
    const bettors = await signUpAll(options, home)
    const signUp = clock()
    options.tell(`${bettors.length} bettors signed up and deposited in ${Math.round(signUp)} s`)
    const played = await playAll(options, home, bettors, season, clock)
    const read = clock()
    const audit = await runAudit(home.books)
    const checks = played.settled.map((one) => checkBettor(one, played.findMatch))
    return {
      matches: season.length,
      bettors: bettors.length,
      slips: played.slips,
      checks,
      failures: played.failures,
      mismatches: [...played.faults, ...checks.flatMap((check) => check.mismatches)],
      audit,
      seconds: { signUp, play: played.playSeconds, read, check: clock() },
      settlementLagSeconds: Math.max(0, lastSettledAt(played.settled) - played.overAt) / 1000,
    }
  } finally {
    await home.remove()
  }
}

/** Seconds since it was last asked. */
function stopwatch(): () => number {
  const state = { from: Date.now() }
  return () => {
    const from = state.from
    state.from = Date.now()
    return (state.from - from) / 1000
  }
}

async function withServer<Result>(
  { file, seed }: ReplayOptions,
  home: ReplayHome,
  pace: { readonly leadSeconds: number; readonly speed: number },
  job: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({
    ...home.environment,
    FEED: 'openfootball',
    FEED_PATH: resolve(file),
    FEED_SEED: seed,
    FEED_LEAD: String(pace.leadSeconds),
    FEED_SPEED: String(pace.speed),
    RATE_LIMIT: 'off',
    PASSWORD_MEMORY_KIB: '64',
    SESSION_LIMIT_S: '86400',
  })
  try {
    return await job(server)
  } finally {
    await server.stop()
  }
}

/** The first kick-off is a day away meanwhile. */
function signUpAll(options: ReplayOptions, home: ReplayHome): Promise<readonly ReplayBettor[]> {
  const numbers = Array.from({ length: options.bettors }, (_, i) => i + 1)
  return withServer(options, home, { leadSeconds: 86_400, speed: 1 }, ({ url }) =>
    mapBounded(numbers, CONCURRENCY, async (number) => {
      const client = await newBettor(url, number)
      await depositFor(client, DEPOSIT)
      return { number, client, deposit: DEPOSIT }
    }),
  )
}

function playAll(
  options: ReplayOptions,
  home: ReplayHome,
  bettors: readonly ReplayBettor[],
  season: readonly SeasonMatch[],
  clock: () => number,
) {
  return withServer(options, home, options, async (server) => {
    for (const { client } of bettors) client.moveTo(server.url)
    const games = await readReplayGames(server.url, season)
    const slips = await playBets({ ...options, bettors, concurrency: CONCURRENCY })
    const overAt = Date.now()
    const playSeconds = clock()
    options.tell(`${slips.length} slips sent until the last whistle, ${Math.round(playSeconds)} s`)
    const results = await readResultFaults(server.url, games)
    const settled = await mapBounded(bettors, CONCURRENCY, (one) => settledBettor(one, slips))
    return {
      overAt,
      playSeconds,
      slips,
      settled,
      findMatch: (gameId: number) => games.matchByGame.get(gameId),
      faults: [...games.faults, ...results],
      failures: [...slips.flatMap(replyFailure), ...loggedErrors(server)],
    }
  })
}

/** Asks until no bet is pending, or for so long that it never will be. */
async function settledBettor(
  { number, client, deposit }: ReplayBettor,
  slipsOfAll: readonly ReplaySlip[],
): Promise<SettledBettor> {
  const slips = slipsOfAll.filter((slip) => slip.bettor === number)
  const betsOf = async (tab: string) =>
    (await client.expect(wagersUserReply, 'wagers_user/getAll', { tab })).data
  const until = Date.now() + SETTLED_WITHIN_MS
  while ((await betsOf('pending')).length > 0 && Date.now() < until) await pause(POLL_MS)
  const { data } = await client.expect(balanceReply, 'balance/getAll')
  return { number, deposit, slips, bets: await betsOf('all'), wallet: data.wallet }
}

function lastSettledAt(settled: readonly SettledBettor[]): number {
  const times = settled.flatMap(({ bets }) => bets.map(({ betInfo }) => betInfo.settledAt ?? 0))
  return times.reduce((last, time) => Math.max(last, time), 0)
}

function replyFailure({ bettor, reply }: ReplaySlip): readonly string[] {
  if (reply.success || FAIR_REFUSALS.has(reply.code ?? '')) return []
  return [`bettor ${bettor} was answered ${reply.status} ${reply.code}`]
}

function loggedErrors(server: ServerProcess): readonly string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
}
