import type { Call } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import type { Database } from '@caderneta/server/database/database'
import { describeOnServer, testServerUrl } from '@caderneta/server/database/test-database'
import { type CallForm, DEMO } from '@caderneta/server/testing/call-forms-fixtures'
import {
  CALL_EXAMPLES,
  type ExampleFacts,
} from '@caderneta/server/testing/query-budget/call-examples'
import {
  explainStatements,
  type PlanRecorder,
  recordPlans,
  type StatementCost,
} from '@caderneta/server/testing/query-budget/record-plans'
import { startTestApp, type TestApp } from '@caderneta/server/testing/test-app'
import { fillHistory } from '@caderneta/testing/books/fill-history'
import { fillOpenBets } from '@caderneta/testing/books/fill-open-bets'
import { afterAll, beforeAll, expect, it } from 'vitest'

interface BudgetSize {
  readonly openBets: number
  readonly otherBets: number
  readonly liveGames: number
}

const BUFFERS_MAX = 200
const CONNECTIONS_MAX = 4
/** A file is read in batches of 500 rows, a page has 20. */
const FILE_BUFFERS_MAX = (BUFFERS_MAX * 500) / 20
const OF_FILES: Readonly<Record<string, number>> = {
  saveBetHistory: FILE_BUFFERS_MAX,
  saveStatementTable: FILE_BUFFERS_MAX,
  saveStatementPdf: FILE_BUFFERS_MAX,
}
/** Examples that are refused after they read what they need. */
const REFUSED: Readonly<Record<string, number>> = {
  activateAccount: 422,
  cancelWithdrawal: 422,
  confirmContact: 422,
  endSession: 404,
  logIn: 401,
  readSelfie: 404,
  recoverAccount: 422,
  sendVerification: 400,
}
const calls = new Map<string, Call>(Object.entries(CALLS))
const examples = Object.entries(CALL_EXAMPLES)

/** Every call of a player with many open bets, among many bets of others. */
export function describeQueryBudget(size: BudgetSize, print?: (line: string) => void) {
  const { openBets, otherBets, liveGames } = size
  const title = `statements of a player with ${openBets} open bets among ${otherBets}`
  describeOnServer(`${title}, ${liveGames} of their matches under way`, (makeDatabase) => {
    let app: TestApp
    let recorder: PlanRecorder
    let facts: ExampleFacts
    let bearer: string | null = null

    beforeAll(async () => {
      const database = await makeDatabase()
      const url = await urlOf(database)
      const sizes = { bets: otherBets, betsOfFirst: otherBets / 10, players: 200, games: 1000 }
      const [playerId = 0] = await fillHistory(url, sizes)
      await fillOpenBets(url, { playerId, bets: openBets, liveGames })
      await explainStatements(database.pool)
      recorder = recordPlans()
      app = await startTestApp({ DATABASE_URL: url })
      await setAccess(database, playerId)
      const found = await factsOf(app, database, playerId)
      bearer = await logIn(app, found)
      const betIds: string[] = []
      while (betIds.length <= CONNECTIONS_MAX) betIds.push(await placeBet(app, bearer, found))
      facts = { ...found, newBetId: () => betIds.pop() ?? '' }
    }, 60_000 + otherBets)

    afterAll(async () => {
      await app?.close()
      recorder?.stop()
    })

    /** What one call cost, by its statements. */
    async function costsOf(name: string, form: CallForm): Promise<readonly StatementCost[]> {
      const { path, access } = calls.get(name) ?? { path: '', access: 'public' }
      const filled = path.replace(/:(\w+)/g, (_, field) => form[field] ?? '')
      recorder.take()
      const { status, body } = await app.callAs(filled, access === 'public' ? null : bearer, form)
      expect([200, REFUSED[name]], JSON.stringify([form, body])).toContain(status)
      const costs = recorder.take()
      const most = Math.max(0, ...costs.map(({ buffers }) => buffers))
      print?.(`${name} ${JSON.stringify(form)}: ${costs.length} statements, ${most} at most\n`)
      return costs
    }

    it.each(examples)('%s reads few pages in each', async (name, formsOf) => {
      const isHeavy = ({ buffers }: StatementCost) => buffers > (OF_FILES[name] ?? BUFFERS_MAX)
      for (const [at, form] of formsOf(facts).entries()) {
        let heavy = (await costsOf(name, form)).filter(isHeavy)
        // The first time each connection reads the catalogue too.
        for (let attempt = 0; heavy.length > 0 && attempt < CONNECTIONS_MAX; attempt += 1)
          heavy = (await costsOf(name, formsOf(facts)[at] ?? {})).filter(isHeavy)
        expect(heavy, JSON.stringify(form)).toEqual([])
      }
    })
  })
}

async function urlOf(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(testServerUrl ?? '')
  url.pathname = rows[0]?.name ?? ''
  return url.href
}

async function logIn(app: TestApp, { email, password }: ExampleFacts): Promise<string> {
  const { body } = await app.callAs('login', null, { email, password })
  return `Bearer ${body.token}`
}

const CPF = withCheckDigits('100000003')

/** The player gets a valid CPF, the password of the demo account, and money for the examples. */
async function setAccess({ pool }: Database, playerId: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `update player set cpf = $2, password_hash = demo.password_hash from player demo
       where player.id = $1 and demo.username = 'demo'`,
      [playerId, CPF],
    )
    await client.query(
      `update account set balance = balance + 10000 where player_id = $1 and kind = 'cash'`,
      [playerId],
    )
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

async function factsOf(app: TestApp, { pool }: Database, playerId: number): Promise<ExampleFacts> {
  const { rows } = await pool.query<Record<'email' | 'slip' | 'bet' | 'deposit' | 'paid', string>>(
    `select email,
       (select slip_id from slip where player_id = $1 order by created_at desc limit 1) as slip,
       (select id::text from bet where player_id = $1 and status = 'pending'
        order by id offset 1000 limit 1) as bet,
       (select id from deposit where player_id = $1 limit 1) as deposit,
       (select id from withdrawal where player_id = $1 limit 1) as paid
     from player where id = $1`,
    [playerId],
  )
  const [row] = rows
  if (!row) throw new Error('the player has no bets')
  const { games } = (await app.callAs('sport/item', null)).body.data
  const [game] = games
  const [odd] = game.odds
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    ...{ email: row.email, password: DEMO.password, cpf: CPF },
    ...{ gameId: String(game.info.betGameId), selectionId: odd.betGamesOddId, rate: odd.rate },
    ...{ slipId: row.slip, betId: row.bet, newBetId: () => '', depositId: row.deposit },
    ...{ withdrawalId: row.paid, today: day(0), yearsAgo: day(2000) },
  }
}

async function placeBet(app: TestApp, bearer: string, facts: ExampleFacts): Promise<string> {
  const { path } = CALLS.placeSlip
  const [form = {}] = CALL_EXAMPLES.placeSlip(facts)
  const { body } = await app.callAs(path, bearer, form)
  return String(body.data.bets[0].betId)
}
