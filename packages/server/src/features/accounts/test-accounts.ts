import { LANGUAGES } from '@caderneta/contract/language'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Environment } from '../../config/config-types.ts'
import type { Database } from '../../database/database.ts'
import { BodyCache } from '../../http/cache/body-cache.ts'
import { makeServer } from '../../http/server.ts'
import { TEST_SETTINGS } from '../../http/test-server.ts'
import type { Mail } from '../../mail/mail.ts'
import { Outbox } from '../../mail/outbox.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { SettledPlayers } from '../offers/offers.ts'
import type { AccountDeps } from './account-deps.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { keepAccounts } from './keep-accounts.ts'
import { Sessions } from './sessions/sessions.ts'

export interface AccountsUnderTest {
  readonly app: FastifyInstance
  readonly deps: AccountDeps
  readonly clock: TestClock
  readonly sentMails: Mail[]
  readonly endedSessions: string[]
  call(path: string, fields?: object, token?: string): Promise<Reply>
  /** The same call from a given browser at a given address. */
  callFrom(path: string, fields: object, from: From): Promise<Reply & { readonly cookie: string }>
  /** The code in the last mail sent. */
  newestCode(): Promise<string>
}

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface From {
  readonly token?: string
  readonly cookie?: string
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

const PUBLIC_BASE: AccountDeps['publicBase'] = {
  version: () => 0,
  menu: () => [{ id: 1, route: 'football', name: 'Futebol', icon: 'football' }],
  markets: () => [{ id: 1_000_002, name: 'Resultado Final' }],
  dashboard: () => ({ slideshow: [], highlight: [] }),
  competitions: () => [],
}

/** The accounts behind the real HTTP server, on a database of the test's own. */
export async function makeAccounts(
  database: Database,
  environment: Environment = {},
  log?: FastifyBaseLogger,
): Promise<AccountsUnderTest> {
  const clock = new TestClock()
  const sentMails: Mail[] = []
  const endedSessions: string[] = []
  const plain = testDeps({ database, clock, environment, ...(log && { log }) })
  const outbox = new Outbox(plain, {
    deliver: async (mail) => {
      sentMails.push(mail)
    },
  })
  const limitSeconds = plain.config.sessionLimitSeconds
  const sessions = new Sessions({
    database,
    clock,
    limitSeconds,
    onEnded: (hash) => endedSessions.push(hash),
  })
  const deps: AccountDeps = {
    ...plain,
    sessions,
    outbox,
    publicBase: PUBLIC_BASE,
    visitorsBases: new BodyCache(LANGUAGES.length),
    settledPlayers: new SettledPlayers(database),
  }
  const app = await makeServer(TEST_SETTINGS, plain.log, sessions.sessionOf)
  await registerAccountRoutes(app, deps)
  keepAccounts(app, deps)
  return {
    app,
    deps,
    clock,
    sentMails,
    endedSessions,
    call: async (path, fields = {}, token) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: fields,
        headers,
      })
      return { status: reply.statusCode, body: reply.json() }
    },
    callFrom: async (path, fields, { token, cookie, address = '192.0.2.1', headers = {} }) => {
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: fields,
        remoteAddress: address,
        headers: {
          ...headers,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(cookie !== undefined && { cookie }),
        },
      })
      const given = String(reply.headers['set-cookie'] ?? '')
      return { status: reply.statusCode, body: reply.json(), cookie: given.split(';')[0] ?? '' }
    },
    newestCode: async () => {
      await outbox.settled()
      return /code=([\w-]+)/.exec(sentMails.at(-1)?.text ?? '')?.[1] ?? ''
    },
  }
}

let lastNumber = 100_000_000

/** The fields of the short sign-up, of a new person each time. */
export function signFields(changes: Readonly<Record<string, unknown>> = {}) {
  lastNumber += 1
  return {
    firstname: 'Ana',
    lastname: 'Souza',
    name: 'Ana Souza',
    email: `bettor${lastNumber}@example.com`,
    password: 'Lavanda#27',
    cpf: withCheckDigits(String(lastNumber)),
    birthdate: '1990-05-17',
    countryCode: '+55',
    phone: '(11) 98765-4321',
    houseNumber: '100',
    streetName: 'Avenida Paulista',
    acceptTerms: 'true',
    ...changes,
  }
}
