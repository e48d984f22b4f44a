import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listBets } from '@caderneta/contract/bets/bets-calls'
import type { BetTab, BetWire } from '@caderneta/contract/bets/wagers'
import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { centavos } from '@caderneta/domain/money/money'
import type { TextFields } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, signUpWith } from '@caderneta/testing/client/new-bettor'
import { makeReplayHome, type ReplayHome } from '@caderneta/testing/hosts/replay-home'
import { type AuditResult, runAudit } from '@caderneta/testing/hosts/run-audit'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import type * as z from 'zod/mini'
import { withCalledOffMatches } from './called-off-file.ts'
import { type BettorCheck, checkBettor, type SettledBettor } from './check-bettor.ts'
import { PatientClient } from './patient-client.ts'
import { type PlayedBets, playBets } from './play-bets.ts'
import { readReplayGames, readResultProblems } from './replay-games.ts'
import type { ReplayBettor, ReplayClosing, ReplaySlip } from './replay-slip.ts'
import { readSeasonFile, type SeasonMatch } from './season-file.ts'

export interface ReplayOptions {
  /** One openfootball file. */
  readonly file: string
  readonly bettors: number
  /** Match seconds per second. */
  readonly speed: number
  /** Seconds for bets before the first kick-off, beside those that the start of a server takes. */
  readonly leadSeconds: number
  /** A PostgreSQL server on which the replay makes a database; null = the embedded database. */
  readonly serverUrl: string | null
  readonly seed: string
  readonly slipsPerSecondMax: number
  /** Receives short progress messages. */
  readonly onProgress: (line: string) => void
}

export interface ReplaySummary {
  readonly matches: number
  readonly bettors: number
  readonly slips: readonly ReplaySlip[]
  readonly closings: readonly ReplayClosing[]
  /** Markets that bettors saw open. */
  readonly seenMarkets: ReadonlySet<number>
  readonly checks: readonly BettorCheck[]
  /** Replies, and lines of the server's log, that must never be. */
  readonly failures: readonly string[]
  /** Errors in the log because the database had no free connection: a slow machine, no failure. */
  readonly overloads: number
  /** Everything that does not match the file. */
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
  'limit_reached',
  'combination_limit_reached',
  'day_limit_reached',
  'not_enough_cash',
])

/** Refusals of an early closing: the price moved, the match began, or the part returns nothing. */
const FAIR_CLOSING_REFUSALS = new Set([
  'quote_changed',
  'market_suspended',
  'bet_closed',
  'invalid_fields',
])

/**
 * Plays a season on the real server: bettors sign up and deposit, the server is started again, they
 * bet and close bets until every match is over, and each bet, payout and wallet is compared with
 * the file. An error contains which step failed and after how long.
 */
export async function replaySeason(options: ReplayOptions): Promise<ReplaySummary> {
  const home = await makeReplayHome(options.serverUrl)
  try {
    const file = await withCalledOffMatches(options.file, home.folder, options.seed)
    const season = readSeasonFile(file)
    const clock = stopwatch()
    const { bettors, startSeconds } = await step('sign-up', () =>
      signUpAll({ ...options, file }, home),
    )
    const signUp = clock()
    options.onProgress(
      `${bettors.length} bettors signed up and deposited in ${Math.round(signUp)} s`,
    )
    const leadSeconds = options.leadSeconds + Math.ceil(1.5 * startSeconds)
    const played = await step('play', () =>
      playAll({ ...options, file, leadSeconds }, home, bettors, season, clock),
    )
    const read = clock()
    const audit = await runAudit(home.books)
    const checks = played.settled.map((one) => checkBettor(one, played.findMatch))
    return {
      matches: season.length,
      bettors: bettors.length,
      slips: played.slips,
      closings: played.closings,
      seenMarkets: played.seenMarkets,
      checks,
      failures: played.failures,
      overloads: played.overloads,
      mismatches: [...played.problems, ...checks.flatMap((check) => check.mismatches)],
      audit,
      seconds: { signUp, play: played.playSeconds, read, check: clock() },
      settlementLagSeconds: Math.max(0, lastSettledAt(played.settled) - played.overAt) / 1000,
    }
  } finally {
    await home.remove()
  }
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now()
  try {
    return await work()
  } catch (error) {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`the step ${name} ended after ${seconds} s: ${reason}`, { cause: error })
  }
}

/** Seconds since the last call. */
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
  job: (server: ServerProcess, startSeconds: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = Date.now()
  const server = await startServer({
    ...home.environment,
    FEED: 'openfootball',
    FEED_PATH: resolve(file),
    FEED_SEED: seed,
    FEED_LEAD: String(pace.leadSeconds),
    FEED_SPEED: String(pace.speed),
    RATE_LIMIT: 'off',
    // Live cashback is credited for whole days, after the replay.
    CASHBACK: 'off',
    PASSWORD_MEMORY_KIB: '64',
    SESSION_LIMIT_S: '86400',
  })
  try {
    return await job(server, (Date.now() - startedAt) / 1000)
  } finally {
    await server.stop()
  }
}

/** The first kick-off is a day away meanwhile. */
function signUpAll(options: ReplayOptions, home: ReplayHome) {
  const numbers = Array.from({ length: options.bettors }, (_, i) => i + 1)
  const pace = { leadSeconds: 86_400, speed: 1 }
  return withServer(options, home, pace, async ({ url }, startSeconds) => {
    const bettors = await mapBounded(numbers, CONCURRENCY, async (number) => {
      const client = new PatientClient(url)
      await signUpWith(client, number)
      await depositFor(client, DEPOSIT)
      return { number, client, deposit: DEPOSIT }
    })
    return { bettors, startSeconds }
  })
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
    const played = await playBets({ ...options, bettors, concurrency: CONCURRENCY })
    const overAt = Date.now()
    const playSeconds = clock()
    options.onProgress(
      `${played.slips.length} slips sent until the last whistle, ${Math.round(playSeconds)} s`,
    )
    const results = await readResultProblems(server.url, games)
    const settled = await mapBounded(bettors, CONCURRENCY, (one) => settledBettor(one, played))
    return {
      overAt,
      playSeconds,
      ...played,
      settled,
      findMatch: (gameId: number) => games.matchByGame.get(gameId),
      problems: [...games.problems, ...results],
      overloads: errorLines(server).filter((line) => line.includes(WAIT_ENDED)).length,
      failures: [
        ...played.slips.flatMap((slip) => replyFailure(slip, FAIR_REFUSALS)),
        ...played.closings.flatMap((closing) => replyFailure(closing, FAIR_CLOSING_REFUSALS)),
        ...loggedErrors(server),
      ],
    }
  })
}

/** Waits until no bet is pending, or until the timeout. */
async function settledBettor(
  { number, client, deposit }: ReplayBettor,
  played: PlayedBets,
): Promise<SettledBettor> {
  const slips = played.slips.filter((slip) => slip.bettor === number)
  const closings = played.closings.filter((closing) => closing.bettor === number)
  const until = Date.now() + SETTLED_WITHIN_MS
  while ((await listedBets(client, 'pending')).length > 0 && Date.now() < until)
    await pause(POLL_MS)
  const { data } = await client.expect(readBalance, {})
  const bets = await listedBets(client, 'all')
  return { number, deposit, slips, closings, bets, wallet: data.wallet }
}

/** All pages of a tab. */
async function listedBets(client: PatientClient, tab: BetTab): Promise<readonly BetWire[]> {
  const bets: BetWire[] = []
  let cursor: string | null = null
  do {
    const fields: TextFields<z.input<typeof listBets.request>> =
      cursor === null ? { tab } : { tab, cursor }
    const page: z.infer<typeof listBets.response> = await client.expect(listBets, fields)
    bets.push(...page.data)
    cursor = page.next
  } while (cursor !== null)
  return bets
}

function lastSettledAt(settled: readonly SettledBettor[]): number {
  const times = settled.flatMap(({ bets }) => bets.map(({ betInfo }) => betInfo.settledAt ?? 0))
  return times.reduce((last, time) => Math.max(last, time), 0)
}

function replyFailure(
  { bettor, reply }: Pick<ReplaySlip, 'bettor' | 'reply'>,
  fairRefusals: ReadonlySet<string>,
): readonly string[] {
  if (reply.success || fairRefusals.has(reply.code ?? '')) return []
  return [`bettor ${bettor} received ${reply.status} ${reply.code}`]
}

/** No connection was free in time: the reply asks to retry, which the bettors do. */
const WAIT_ENDED = 'timeout exceeded when trying to connect'

function loggedErrors(server: ServerProcess): readonly string[] {
  return errorLines(server).filter((line) => !line.includes(WAIT_ENDED))
}

function errorLines(server: ServerProcess): readonly string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
}
