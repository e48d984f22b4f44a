import { totalmem } from 'node:os'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { auditBooks } from '@caderneta/server/database/audit-books'
import { auditDay } from '@caderneta/server/database/audit-day'
import type { Database } from '@caderneta/server/database/database'
import { connectDatabase, openDatabase } from '@caderneta/server/database/open-database'
import { describeOnServer, testServerUrl } from '@caderneta/server/database/test-database'
import { fillOpenBets } from '@caderneta/testing/books/fill-open-bets'
import { makeOwnCluster, type OwnCluster } from '@caderneta/testing/hosts/own-cluster'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilledBooks, testCalls } from '../history/test-query-budget.ts'
import { type BooksSize, type GrownBooks, growBooks } from './grown-books.ts'
import { playRound, type RoundCost } from './play-round.ts'

const SIZE: BooksSize = sized({
  test: { bets: 2000, betsOfFirst: 200, players: 20, games: 50 },
  small: { bets: 100_000, betsOfFirst: 20_000, players: 2000, games: 1000 },
  full: { bets: 5_000_000, betsOfFirst: 20_000, players: 20_000, games: 30_000 },
})
const OPEN_BETS = sized({ test: 2000, small: 20_000, full: 20_000 })
const ROUNDS = sized({ test: 1, small: 5, full: 9 })
const BETS_OF_ROUND = sized({ test: 200, small: 2000, full: 4000 })
/**
 * So many until each player has bet once, which are not counted: connections and caches begin
 * empty, and the first change of a page after a checkpoint logs the whole of it (decision 0141).
 */
const ROUNDS_OF_ALL = Math.ceil(SIZE.players / BETS_OF_ROUND)
/** Above this the whole audit takes too long for a campaign. */
const WHOLE_AUDIT_BETS_MAX = 200_000
/** A few bets show nothing but noise. */
const RATIO_MAX = sized({ test: Number.POSITIVE_INFINITY, small: 1.2, full: 1.2 })
const AUDIT_SECONDS_MAX = 30
/** As an operator sets it: a quarter of the memory, and few checkpoints, none among the rounds. */
const AS_OPERATED = {
  shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`,
  max_wal_size: '8GB',
  checkpoint_timeout: '60min',
}
const HOUR_MS = 3_600_000
const TIMEOUT_MS = 3 * HOUR_MS
const print = (line: string) => void process.stdout.write(line)
/** Books that are larger than the memory of a server as it is installed need one of their own. */
const OWN_SERVER = sized({ test: false, small: false, full: true })

describeOnServer(`books of ${SIZE.bets} bets`, () => {
  let serverUrl: string
  let cluster: OwnCluster | null = null
  let books: GrownBooks

  beforeAll(async () => {
    const begun = performance.now()
    cluster = OWN_SERVER ? await makeOwnCluster(AS_OPERATED) : null
    serverUrl = cluster?.url ?? testServerUrl ?? ''
    books = await growBooks(serverUrl, SIZE)
    reportFigure(`books of ${SIZE.bets} bets filled in`, `${secondsSince(begun)} s`)
  }, TIMEOUT_MS)

  afterAll(async () => {
    await books?.own.drop()
    await cluster?.remove()
  }, TIMEOUT_MS)

  it('have an audit of a day that finds nothing, within its time', async () => {
    const database = await connectDatabase({ databaseUrl: books.own.url, dataDir: '' })
    try {
      const { day, bets } = await middleDay(database)
      const begun = performance.now()
      expect(await auditDay(database, day)).toEqual([])
      const seconds = secondsSince(begun)
      reportFigure(`audit of a day with ${bets} bets`, `${seconds} s`)
      expect(seconds).toBeLessThanOrEqual(AUDIT_SECONDS_MAX)
      if (SIZE.bets > WHOLE_AUDIT_BETS_MAX) return
      const begunWhole = performance.now()
      expect(await auditBooks(database)).toEqual([])
      reportFigure('audit of everything', `${secondsSince(begunWhole)} s`)
    } finally {
      await database.close()
    }
  })

  describe('every statement of a player with many bets', () => {
    testCalls(openCopy, TIMEOUT_MS, print)

    /** The player with most bets also gets many open ones, in a copy: they have no money. */
    async function openCopy(): Promise<FilledBooks> {
      const own = await makeOwnDatabase(serverUrl, { template: books.own })
      const [playerId = 0] = books.players
      await fillOpenBets(own.url, { playerId, bets: OPEN_BETS, liveGames: 10 })
      return { own, playerId }
    }
  })

  it('take and settle bets as fast as empty ones', async () => {
    const few = { bets: SIZE.players, betsOfFirst: 1, players: SIZE.players, games: 10 }
    const empty = await growBooks(serverUrl, few)
    const full = await openDatabase({ databaseUrl: books.own.url, dataDir: '' })
    const beside = await openDatabase({ databaseUrl: empty.own.url, dataDir: '' })
    const sides = [
      { database: beside, players: empty.players },
      { database: full, players: books.players },
    ] as const
    try {
      if (cluster) await full.pool.query('checkpoint')
      reportRatios('after a checkpoint', await playRounds(sides, 0, ROUNDS_OF_ALL))
      const ratios = reportRatios('later', await playRounds(sides, ROUNDS_OF_ALL, ROUNDS))
      for (const kind of KINDS) expect(ratios[kind], kind).toBeLessThanOrEqual(RATIO_MAX)
      expect(await auditDay(full, today())).toEqual([])
    } finally {
      await Promise.all([full.close(), beside.close()])
      await empty.own.drop()
    }
  })
})

interface Side {
  readonly database: Database
  readonly players: readonly number[]
}

/** Of the empty database, and of the grown one. */
type Costs = readonly [readonly RoundCost[], readonly RoundCost[]]

/** By turns, with other players in each round. */
async function playRounds(
  [empty, full]: readonly [Side, Side],
  from: number,
  rounds: number,
): Promise<Costs> {
  const costs: [RoundCost[], RoundCost[]] = [[], []]
  for (let round = from; round < from + rounds; round += 1) {
    costs[0].push(await playRound(empty.database, some(empty.players, round), BETS_OF_ROUND))
    costs[1].push(await playRound(full.database, some(full.players, round), BETS_OF_ROUND))
  }
  return costs
}

const KINDS = ['placing', 'settling'] as const

function reportRatios(when: string, [ofEmpty, ofFull]: Costs): RoundCost {
  const ratioOf = (kind: keyof RoundCost): number => {
    const [grown, small] = [median(ofFull, kind), median(ofEmpty, kind)]
    const figure = `${(1000 * grown).toFixed(0)} µs a bet, empty ${(1000 * small).toFixed(0)} µs`
    reportFigure(`${kind}, ${when}`, `${figure}, a ratio of ${(grown / small).toFixed(2)}`)
    return grown / small
  }
  return { placing: ratioOf('placing'), settling: ratioOf('settling') }
}

/** A day in the middle of the books, with how many bets were accepted on it. */
async function middleDay(database: Database): Promise<{ day: string; bets: number }> {
  const { rows } = await database.pool.query<{ day: string; bets: number }>(`
    with middle as (
      select (accepted_at at time zone 'America/Sao_Paulo')::date as day from bet
      where id >= (select min(id) + (max(id) - min(id)) / 2 from bet) order by id limit 1
    )
    select middle.day::text, count(*)::integer as bets from middle
    join bet on (accepted_at at time zone 'America/Sao_Paulo')::date = middle.day
    group by middle.day`)
  const [middle] = rows
  if (!middle) throw new Error('there are no bets')
  return middle
}

/** Others in each round, as many as have a bet each. */
function some(players: readonly number[], round: number): readonly number[] {
  const begin = (round * BETS_OF_ROUND) % players.length
  return [...players.slice(begin), ...players.slice(0, begin)].slice(0, BETS_OF_ROUND)
}

function median(costs: readonly RoundCost[], kind: keyof RoundCost): number {
  const sorted = costs.map((cost) => cost[kind]).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 100) / 10
}
