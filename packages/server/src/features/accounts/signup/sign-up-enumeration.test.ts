import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { databaseOn } from '../../../database/open-database.ts'
import type { StatementPool } from '../../../database/statement-pool.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

/**
 * The database, with each statement of its transactions and single queries recorded in
 * `statements`.
 */
function recorded(database: Database, statements: string[]): Database {
  const { pool } = database
  const textOf = (given: unknown) => String(Object(given).text ?? Object(given).sql ?? given)
  const recording: StatementPool = {
    connect: async () => {
      const client = await pool.connect()
      return new Proxy(client, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name, target)
          if (typeof member !== 'function') return member
          return (...given: unknown[]) => {
            if (name === 'query') statements.push(textOf(given[0]))
            return Reflect.apply(member, target, given)
          }
        },
      })
    },
    query: (statement, values) => {
      statements.push(textOf(statement))
      return pool.query(statement, values)
    },
    end: () => pool.end(),
  }
  return databaseOn(recording, database.isEmbedded, async () => {})
}

const USERNAMES = ['none', 'new', 'taken'] as const
const CPFS = ['new', 'existing', 'excluded', 'existing and excluded'] as const
const EMAILS = ['new', 'taken'] as const

const COMBINATIONS = USERNAMES.flatMap((username) =>
  CPFS.flatMap((cpf) => EMAILS.map((email) => ({ username, cpf, email }))),
)
type Combination = (typeof COMBINATIONS)[number]

/** Everything that the response may depend on. */
function outcomeOf({ username, cpf }: Combination): string {
  if (username === 'taken') return 'username taken'
  return cpf === 'new' ? 'signed up' : 'account exists'
}

describeOnDatabases('sign, for every combination of username, CPF and e-mail', (makeDatabase) => {
  let accounts: AccountsUnderTest
  let database: Database
  const statements: string[] = []
  let number = 0

  beforeAll(async () => {
    database = await makeDatabase()
    accounts = await makeAccounts(recorded(database, statements))
  })

  async function exclude(cpf: string): Promise<void> {
    const row = { cpf, source: 'register', began_at: new Date('2026-01-01T00:00:00Z') } as const
    await database.kysely.insertInto('exclusion').values(row).execute()
  }

  /** A request in the state described by the combination. */
  async function requestFor({ username, cpf, email }: Combination) {
    const heldUsername = `held.${++number}`
    const held = signFields({ username: heldUsername })
    await accounts.call('sign', held)
    await accounts.deps.outbox.settled()
    const fields = signFields({
      ...(username === 'new' && { username: `free.${number}` }),
      ...(username === 'taken' && { username: heldUsername }),
      ...(email === 'taken' && { email: held.email }),
    })
    const existing = cpf.startsWith('existing') ? { ...fields, cpf: held.cpf } : fields
    if (cpf.endsWith('excluded')) await exclude(existing.cpf)
    return existing
  }

  /** Everything that the caller receives, and the statements run until then. */
  async function observe(combination: Combination) {
    const payload = await requestFor(combination)
    statements.length = 0
    const reply = await accounts.app.inject({ method: 'POST', url: '/api/sign', payload })
    const until = [...statements]
    await accounts.deps.outbox.settled()
    const { date: _, ...headers } = reply.headers
    return { response: { status: reply.statusCode, body: reply.body, headers }, statements: until }
  }

  it('SEC-33 responds only by the username and by whether the CPF may sign up', async () => {
    const seen = new Map<string, Awaited<ReturnType<typeof observe>>['response']>()
    for (const combination of COMBINATIONS) {
      const { response } = await observe(combination)
      const outcome = outcomeOf(combination)
      const first = seen.get(outcome) ?? response
      seen.set(outcome, first)
      expect({ combination, ...response }).toEqual({ combination, ...first })
    }
    expect([...seen.values()].map(({ status }) => status)).toEqual([200, 422, 422])
    const bodies = [...seen.values()].map(({ body }) => body)
    expect(new Set(bodies).size).toBe(3)
  })

  it('runs the same statements for equal responses', async () => {
    const seen = new Map<string, readonly string[]>()
    for (const combination of COMBINATIONS) {
      const observed = await observe(combination)
      const run = observed.statements.map((text) =>
        text.replace(/^(release|rollback to) savepoint/, 'end savepoint'),
      )
      const first = seen.get(outcomeOf(combination)) ?? run
      seen.set(outcomeOf(combination), first)
      expect({ combination, run }).toEqual({ combination, run: first })
    }
    expect(seen.get('signed up')?.length).toBeGreaterThan(8)
    expect(seen.get('username taken')).toEqual(seen.get('account exists'))
  })

  it('creates nothing for an e-mail in use, and informs its owner a few times', async () => {
    const owner = signFields({ email: `owner${++number}@example.com` })
    await accounts.call('sign', owner)
    await accounts.deps.outbox.settled()
    const rows = () => database.kysely.selectFrom('player').selectAll().orderBy('id').execute()
    const codes = () => database.kysely.selectFrom('mailed_code').select('code_hash').execute()
    const [players, codesBefore] = [await rows(), await codes()]
    const before = accounts.sentMails.length
    for (let trial = 0; trial < 6; trial += 1) {
      const reply = await accounts.call('sign', signFields({ email: owner.email.toUpperCase() }))
      expect(reply.status).toBe(200)
    }
    await accounts.deps.outbox.settled()
    expect(await rows()).toEqual(players)
    expect(await codes()).toEqual(codesBefore)
    const mails = accounts.sentMails.slice(before)
    expect(mails).toHaveLength(2)
    for (const { to, subject, text } of mails) {
      expect([to, subject]).toEqual([
        owner.email,
        'Tentativa de cadastro com seu e-mail na Caderneta',
      ])
      expect(text).not.toContain('code=')
    }
    const login = { email: owner.email, password: owner.password }
    expect((await accounts.call('login', login)).status).toBe(200)
  })
})

describeOnServer('sign', (makeDatabase) => {
  it('SEC-33 creates one account and one response for 32 sign-ups with one e-mail', async () => {
    const database = await makeDatabase()
    const accounts = await makeAccounts(database)
    const { email } = signFields()
    const sent = Array.from({ length: 32 }, () => accounts.call('sign', signFields({ email })))
    const replies = await Promise.all(sent)
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toHaveProperty('size', 1)
    expect(replies[0]?.status).toBe(200)
    const players = await database.kysely.selectFrom('player').select('email').execute()
    expect(players).toEqual([{ email }])
  })
})
