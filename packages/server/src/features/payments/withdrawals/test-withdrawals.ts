import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../../../config/config-types.ts'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { makeTestServer, testSession } from '../../../http/test-server.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { hashPassword } from '../../accounts/accounts.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { processWithdrawal } from './process-withdrawal.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { registerChoices, registerPayouts } from './withdrawal-routes.ts'

const PASSWORD = 'Lavanda#27'

const FIRST_LOOK_MS = 60_000

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface WithdrawalsUnderTest {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: TestClock
  readonly deps: WithdrawalDeps
  readonly playerId: number
  call(path: string, fields?: object, token?: string): Promise<Reply>
  /** Requests a withdrawal to a key of the player's own; returns its identifier. */
  request(amount: string): Promise<string>
  /** One round of the payer, once the cancellation period is over. */
  pay(): Promise<void>
  /** One round of checks for returned payments. */
  takeBack(): Promise<void>
  cash(): Promise<number>
  /** The status of each withdrawal, newest first. */
  statuses(): Promise<unknown[]>
  audit(): Promise<unknown>
}

/** The withdrawals behind the real server; 'ana' has R$ 100,00, 'bia' nothing. */
export async function makeWithdrawals(
  database: Database,
  choosePayouts: (deps: ServerDeps) => PayoutProvider = (deps) => new SandboxPayouts(deps),
  environment: Environment = {},
): Promise<WithdrawalsUnderTest> {
  const clock = new TestClock()
  const playerId = await addPlayer(database, { cash: 10_000 })
  await setPassword(database, playerId)
  const biaId = await addPlayer(database)
  await setPassword(database, biaId)
  const app = await makeTestServer({
    sessions: {
      ana: testSession({ playerId }),
      'ana-elsewhere': testSession({ playerId, tokenHash: 'elsewhere' }),
      bia: testSession({ playerId: biaId }),
    },
  })
  const plain = testDeps({ database, clock, environment })
  const deps = { ...plain, payouts: choosePayouts(plain) }
  registerChoices(app, deps)
  registerPayouts(app, deps)
  const call = async (path: string, fields: object = {}, token = 'ana'): Promise<Reply> => {
    const headers = { authorization: `Bearer ${token}` }
    const url = `/api/withdraw/${path}`
    const reply = await app.inject({ method: 'POST', url, payload: fields, headers })
    return { status: reply.statusCode, body: reply.json() }
  }
  const list = async () => {
    const { body } = await call('getAll')
    return Array.isArray(body['data']) ? body['data'] : []
  }
  return {
    app,
    database,
    clock,
    deps,
    playerId,
    call,
    request: async (amount) => String((await call('save', form({ amount }))).body['withdrawalId']),
    pay: async () => {
      clock.pass(deps.config.payment.payoutDelayMs)
      await processWithdrawals(deps, playerId)
    },
    takeBack: () => {
      clock.pass(FIRST_LOOK_MS)
      return processWithdrawals(deps, playerId)
    },
    cash: async () => (await readWallet(database.kysely, playerId)).cash,
    statuses: async () => (await list()).map(({ status }) => status),
    audit: () => auditBooks(database),
  }
}

/** One round over all withdrawals, or those of a player; failed ones wait for the next. */
export async function processWithdrawals(deps: WithdrawalDeps, playerId?: number): Promise<void> {
  const all = deps.database.kysely.selectFrom('withdrawal').select('id')
  const rows = await all
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? 0))
    .execute()
  for (const { id } of rows) await processWithdrawal(deps, id).catch(() => {})
}

/** The form of the page, with a random key, which belongs to the caller. */
export function form(changes: object = {}) {
  return {
    pixKeyType: 'random' as const,
    pixKey: '123e4567-e12b-12d1-a456-426655440000',
    ownerName: 'Outra Pessoa',
    cpf: '00000000191',
    amount: '40.00',
    password: PASSWORD,
    withdrawalId: randomUUID(),
    ...changes,
  }
}

/** The password of the forms here. */
export async function setPassword(database: Database, playerId: number): Promise<void> {
  const hash = await hashPassword(PASSWORD, 64)
  await database.kysely
    .updateTable('player')
    .set({ password_hash: hash })
    .where('id', '=', playerId)
    .execute()
}
