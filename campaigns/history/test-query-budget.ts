import type { Call } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { openDatabase } from '@caderneta/server/database/open-database'
import { describeOnServer, testServerUrl } from '@caderneta/server/database/test-database'
import type { CallForm } from '@caderneta/server/testing/call-forms-fixtures'
import { CALL_EXAMPLES } from '@caderneta/server/testing/query-budget/call-examples'
import {
  explainStatements,
  type PlanRecorder,
  recordPlans,
  type StatementCost,
} from '@caderneta/server/testing/query-budget/record-plans'
import { startTestApp, type TestApp } from '@caderneta/server/testing/test-app'
import { fillHistory } from '@caderneta/testing/books/fill-history'
import { fillOpenBets } from '@caderneta/testing/books/fill-open-bets'
import { makeOwnDatabase, type OwnDatabase } from '@caderneta/testing/hosts/own-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BudgetPlayer, enterAs } from './budget-player.ts'

interface BudgetSize {
  readonly openBets: number
  readonly otherBets: number
}

export interface FilledBooks {
  readonly own: OwnDatabase
  /** Whose open bets are added in each copy. */
  readonly playerId: number
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
/** How many of the player's matches are under way. */
const LIVE_GAMES = [0, 10]
/** So that no match of the feed begins while its calls are made. */
const FEED_LEAD_SECONDS = '21600'
const calls = new Map<string, Call>(Object.entries(CALLS))
const examples = Object.entries(CALL_EXAMPLES)
const serverUrl = testServerUrl ?? ''

/** Every call of a player with many open bets, among many bets of others. */
export function describeQueryBudget(size: BudgetSize, print?: (line: string) => void) {
  const { openBets, otherBets } = size
  const timeoutMs = 120_000 + otherBets
  const title = `statements of a player with ${openBets} open bets among ${otherBets}`
  describeOnServer(title, () => {
    let filled: FilledBooks | undefined

    beforeAll(async () => {
      const begun = performance.now()
      filled = await fillOnce(otherBets)
      print?.(`filled in ${Math.round((performance.now() - begun) / 1000)} s\n`)
    }, timeoutMs)

    afterAll(() => filled?.own.drop(), timeoutMs)

    describe.each(LIVE_GAMES)('%i of their matches under way', (liveGames) => {
      const openCopy = async (): Promise<FilledBooks> => {
        if (!filled) throw new Error('the database was not filled')
        const own = await makeOwnDatabase(serverUrl, { template: filled.own })
        const { playerId } = filled
        await fillOpenBets(own.url, { playerId, bets: openBets, liveGames })
        return { own, playerId }
      }
      testCalls(openCopy, timeoutMs, print)
    })
  })
}

/** Bets of everybody, in a database that no connection is left to: others are copied from it. */
async function fillOnce(bets: number): Promise<FilledBooks> {
  const own = await makeOwnDatabase(serverUrl)
  await (await openDatabase({ databaseUrl: own.url, dataDir: '' })).close()
  const sizes = { bets, betsOfFirst: bets / 10, players: 200, games: 1000 }
  const [playerId = 0] = await fillHistory(own.url, sizes)
  return { own, playerId }
}

/** Each call of the contract on a copy of the books, each of its statements within the budget. */
export function testCalls(
  openCopy: () => Promise<FilledBooks>,
  timeoutMs: number,
  print?: (line: string) => void,
) {
  let own: OwnDatabase | undefined
  let app: TestApp
  let recorder: PlanRecorder
  let player: BudgetPlayer

  beforeAll(async () => {
    const copy = await openCopy()
    own = copy.own
    await explainStatements(own.url)
    recorder = recordPlans()
    app = await startTestApp({ DATABASE_URL: own.url, FEED_LEAD: FEED_LEAD_SECONDS })
    player = await enterAs(app, own.url, copy.playerId)
  }, timeoutMs)

  afterAll(async () => {
    await app?.close()
    recorder?.stop()
    await own?.drop()
  }, timeoutMs)

  /** What one call cost, by its statements. */
  async function costsOf(name: string, form: CallForm): Promise<readonly StatementCost[]> {
    const { path, access } = calls.get(name) ?? { path: '', access: 'public' }
    const filled = path.replace(/:(\w+)/g, (_, field) => form[field] ?? '')
    recorder.take()
    const authorization = access === 'public' ? null : player.bearer
    const { status, body } = await app.callAs(filled, authorization, form)
    expect([200, REFUSED[name]], JSON.stringify([form, body])).toContain(status)
    const costs = recorder.take()
    const most = Math.max(0, ...costs.map(({ buffers }) => buffers))
    print?.(`${name} ${JSON.stringify(form)}: ${costs.length} statements, ${most} at most\n`)
    return costs
  }

  it.each(examples)('%s reads few pages in each', async (name, formsOf) => {
    const isHeavy = ({ buffers }: StatementCost) => buffers > (OF_FILES[name] ?? BUFFERS_MAX)
    for (const [at, form] of (await formsOf(player.facts)).entries()) {
      let heavy = (await costsOf(name, form)).filter(isHeavy)
      // The first time each connection reads the catalogue too.
      for (let attempt = 0; heavy.length > 0 && attempt < CONNECTIONS_MAX; attempt += 1) {
        const { [at]: another = {} } = await formsOf(player.facts)
        heavy = (await costsOf(name, another)).filter(isHeavy)
      }
      expect(heavy, JSON.stringify(form)).toEqual([])
    }
  })
}
