import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../../../config/config.ts'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { makeTestServer, testSession } from '../../../http/test-server.ts'
import type { Parts } from '../../../parts.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { testParts } from '../../../testing/test-parts.ts'
import { hashPassword } from '../../accounts/accounts.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { takeWithdrawalOn } from './take-withdrawal-on.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import { registerChoices, registerPayouts } from './withdrawal-routes.ts'

export const PASSWORD = 'Lavanda#27'

const FIRST_LOOK_MS = 60_000

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface WithdrawalsUnderTest {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: TestClock
  readonly parts: WithdrawalParts
  readonly playerId: number
  call(path: string, fields?: object, token?: string): Promise<Reply>
  /** Asks for a withdrawal to a key of the player's own; its identifier. */
  ask(amount: string): Promise<string>
  /** One round of the payer, once the time for cancelling is over. */
  pay(): Promise<void>
  /** One round of looking for what came back. */
  takeBack(): Promise<void>
  cash(): Promise<number>
  /** The status of each withdrawal, newest first. */
  statuses(): Promise<unknown[]>
  audit(): Promise<unknown>
}

/** The withdrawals behind the real server; 'ana' has R$ 100,00, 'bia' nothing. */
export async function makeWithdrawals(
  database: Database,
  choosePayouts: (parts: Parts) => PayoutProvider = (parts) => new SandboxPayouts(parts),
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
  const plain = testParts({ database, clock, environment })
  const parts = { ...plain, payouts: choosePayouts(plain) }
  registerChoices(app, parts)
  registerPayouts(app, parts)
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
    parts,
    playerId,
    call,
    ask: async (amount) => String((await call('save', form({ amount }))).body['withdrawalId']),
    pay: async () => {
      clock.pass(parts.config.payment.payoutDelayMs)
      await takeAllOn(parts, playerId)
    },
    takeBack: () => {
      clock.pass(FIRST_LOOK_MS)
      return takeAllOn(parts, playerId)
    },
    cash: async () => (await readWallet(database.kysely, playerId)).cash,
    statuses: async () => (await list()).map(({ status }) => status),
    audit: () => auditBooks(database),
  }
}

/** One round over all withdrawals, or those of a player; what fails waits for the next. */
export async function takeAllOn(parts: WithdrawalParts, playerId?: number): Promise<void> {
  const all = parts.database.kysely.selectFrom('withdrawal').select('id')
  const rows = await all
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? 0))
    .execute()
  for (const { id } of rows) await takeWithdrawalOn(parts, id).catch(() => {})
}

/** The form of the page, with a random key, which belongs to whoever asks. */
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
