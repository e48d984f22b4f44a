import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../../../config/config-types.ts'
import type { Database } from '../../../database/database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { makeTestServer, testSession } from '../../../http/test-server.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { NO_EVENTS, testDeps } from '../../../testing/test-deps.ts'
import type { DepositDeps } from '../deposits/deposit-deps.ts'
import { registerDepositRoutes } from '../deposits/deposit-routes.ts'
import { choosePsp } from '../psp/choose-psp.ts'
import { ownAddress } from '../psp/own-address.ts'
import { SandboxPix } from '../psp/sandbox-pix.ts'
import { signBody } from '../webhook/webhook-signature.ts'

export const PSP_SECRET = 'the secret of the test'

interface SentMessage {
  readonly playerId: number
  readonly message: ServerMessage
}

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface DepositsUnderTest {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: TestClock
  readonly sentMessages: SentMessage[]
  /** Seconds from request and from payment to the credit, of each credited deposit. */
  readonly credits: readonly (readonly [sinceRequest: number, sincePayment: number])[]
  /** Payouts that webhooks reported. */
  readonly payoutNotices: readonly string[]
  readonly playerId: number
  readonly cpf: string
  /** The use cases below HTTP, with a provider that sends no notices of its payments. */
  readonly deps: DepositDeps & { readonly provider: SandboxPix }
  call(path: string, fields?: object, token?: string): Promise<Reply>
  /** A webhook as the provider sends it, signed unless the test overrides it. */
  webhook(body: unknown, signature?: string): Promise<Reply>
  /** A new charge of so many reais; returns its identifier. */
  requestDeposit(depositAmount?: string): Promise<string>
}

/**
 * The deposits behind the real server; 'ana' and 'bia' are logged in, 'new' is not activated, 'out'
 * is excluded.
 */
export async function makeDeposits(
  database: Database,
  environment: Environment = {},
): Promise<DepositsUnderTest> {
  const clock = new TestClock()
  const sentMessages: SentMessage[] = []
  const credits: [number, number][] = []
  const playerId = await addPlayer(database)
  const biaId = await addPlayer(database)
  const app = await makeTestServer({
    sessions: {
      ana: testSession({ playerId }),
      bia: testSession({ playerId: biaId }),
      new: testSession({ playerId, isActivated: false }),
      out: testSession({ playerId, isExcluded: true }),
    },
  })
  const notifyPlayer: ServerDeps['notifyPlayer'] = (id, message) =>
    sentMessages.push({ playerId: id, message })
  const plain = testDeps({
    database,
    clock,
    notifyPlayer,
    events: { ...NO_EVENTS, depositCredited: (...seconds) => void credits.push(seconds) },
    environment: { PSP_SECRET, ...environment },
  })
  const payoutNotices: string[] = []
  const receivePayoutNotice = async (payoutId: string) => void payoutNotices.push(payoutId)
  const psp = choosePsp(plain.config.payment, clock, () => ownAddress(app))
  const host = { ...plain, psp, receivePayoutNotice }
  registerDepositRoutes(app, host)
  const call = async (path: string, fields: object = {}, token = 'ana'): Promise<Reply> => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
    const url = `/api/${path}`
    const reply = await app.inject({ method: 'POST', url, payload: fields, headers })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    app,
    database,
    clock,
    sentMessages,
    credits,
    playerId,
    cpf: await cpfOf(database, playerId),
    deps: { ...host, provider: silentProvider(clock), secret: PSP_SECRET, isRemote: false },
    payoutNotices,
    call,
    webhook: async (body, signature) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const headers = {
        'content-type': 'application/json',
        'x-psp-signature': signature ?? signBody(payload, PSP_SECRET),
      }
      const reply = await app.inject({ method: 'POST', url: '/api/psp/pix', payload, headers })
      return { status: reply.statusCode, body: reply.json() }
    },
    requestDeposit: async (depositAmount = '25.00') => {
      const { body } = await call('deposit/save', { betCnfPaymentMethodId: '1', depositAmount })
      return String(body.depositId)
    },
  }
}

function silentProvider(clock: TestClock): SandboxPix {
  const webhookUrl = () => 'http://127.0.0.1:9/unreachable'
  return new SandboxPix({ clock, secret: PSP_SECRET, webhookUrl })
}

async function cpfOf(database: Database, id: number): Promise<string> {
  const row = await database.kysely
    .selectFrom('player')
    .select('cpf')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.cpf
}
