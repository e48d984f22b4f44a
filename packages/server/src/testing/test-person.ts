import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../config/config-types.ts'
import type { Database } from '../database/database.ts'
import {
  type AccountsUnderTest,
  makeAccounts,
  signFields,
} from '../features/accounts/test-accounts.ts'
import { startReviews } from '../features/verification/verification.ts'
import { readMailbox } from '../mail/mail-store.ts'
import { registerPersonRoutes } from '../person-routes.ts'
import { makePersonServices } from '../person-services.ts'

/** A person who signed up for the test and is logged in. */
export interface TestPerson {
  readonly id: number
  readonly token: string
  readonly email: string
  readonly cpf: string
  readonly password: string
}

export interface PersonsUnderTest extends AccountsUnderTest {
  readonly database: Database
  signUp(changes?: Readonly<Record<string, unknown>>): Promise<TestPerson>
  /** The `base_auth` response for this token. */
  base(token: string): Promise<Readonly<Record<string, unknown>>>
  /** The code in the newest text to a number in E.164; empty when there is none. */
  textedCode(number: string): Promise<string>
}

/** Accounts and everything around them, behind the real HTTP server. */
export async function makePersons(
  database: Database,
  environment: Environment = {},
  log?: FastifyBaseLogger,
): Promise<PersonsUnderTest> {
  const accounts = await makeAccounts(database, environment, log)
  const deps = { ...accounts.deps, ...makePersonServices(accounts.deps) }
  await registerPersonRoutes(accounts.app, deps)
  accounts.app.addHook('onClose', startReviews(deps))
  return {
    ...accounts,
    database,
    signUp: (changes) => signUpPerson(accounts, database, changes),
    base: async (token) => (await accounts.call('base_auth', {}, token)).body,
    textedCode: async (number) => {
      await accounts.deps.outbox.settled()
      const [newest] = await readMailbox(database.kysely, accounts.deps.dataKeys, number)
      return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    },
  }
}

async function signUpPerson(
  accounts: AccountsUnderTest,
  database: Database,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<TestPerson> {
  const { email, cpf, password, ...rest } = signFields(changes)
  await accounts.call('sign', { ...rest, email, cpf, password })
  await accounts.deps.outbox.settled()
  const login = await accounts.call('login', { email, password })
  const { id } = await database.kysely
    .selectFrom('player')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, token: String(login.body.token), email, cpf, password }
}
