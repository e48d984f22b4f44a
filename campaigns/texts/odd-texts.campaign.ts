import type { Call } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import type { Database } from '@caderneta/server/database/database'
import { describeOnServer, testServerUrl } from '@caderneta/server/database/test-database'
import { type CallForm, DEMO, formOf } from '@caderneta/server/testing/call-forms-fixtures'
import { anyOddText, hasUnseen } from '@caderneta/server/testing/odd-texts-fixtures'
import { startTestApp, type TestApp } from '@caderneta/server/testing/test-app'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

const TEXTS = process.env.CAMPAIGN_SIZE === 'full' ? 100_000 : 2000
const SEED = Number(process.env.CAMPAIGN_SEED ?? 20_221_118)

/** They end the session, or bar the player from the calls that follow. */
const LEFT_OUT = /^(logOut|end|changePassword|saveFunds|beginExclusion|sendVerification)/
/** Ten wrong ones lock the calls that require it. */
const isTried = (field: string) => field !== 'password'
/** What one of the pair used up, the other is refused: the second account of a CPF, a mail. */
const USED_UP = /^(signUp|confirmContact|saveGeneralData|recoverAccount)$/

interface Field {
  readonly name: string
  readonly call: Call
  readonly field: string
}

const FIELDS: readonly Field[] = Object.entries<Call>(CALLS)
  .filter(([name]) => !LEFT_OUT.test(name))
  .flatMap(([name, call]) =>
    Object.keys(formOf(name))
      .filter(isTried)
      .map((field) => ({ name, call, field })),
  )

describeOnServer(`${TEXTS} odd texts in the fields of the calls`, (makeDatabase) => {
  let database: Database
  let app: TestApp
  let bearer = ''

  beforeAll(async () => {
    database = await makeDatabase()
    const { rows } = await database.pool.query('select current_database() as name')
    const url = new URL(testServerUrl ?? '')
    url.pathname = String(rows[0]?.name)
    // Texts are sent here, not load: a call that waits on a busy machine is no fault of its text.
    app = await startTestApp({ DATABASE_URL: url.href, REQUEST_TIMEOUT_MS: '60000' })
    bearer = `Bearer ${(await app.callAs('login', null, DEMO)).body.token}`
  })

  afterAll(() => app?.close())

  const send = async ({ call, name }: Field, form: CallForm) => {
    const path = call.path.replace(
      /:(\w+)/g,
      (_, key) => encodeURIComponent(form[key] ?? '-') || '-',
    )
    const { status, body } = await app.callAs(path, call.access === 'public' ? null : bearer, form)
    expect(status, `${name} ${body.code} ${JSON.stringify(form)}`).toBeLessThan(500)
    return { status, fields: body.fields }
  }

  it('get the same answer in each form of Unicode, and never a fault', async () => {
    const runs = Math.ceil(TEXTS / FIELDS.length)
    for (const [at, one] of FIELDS.entries()) {
      const sound = formOf(one.name)[one.field] ?? ''
      const texts = fc.sample(anyOddText(sound), { numRuns: runs, seed: SEED + at })
      for (const [run, text] of texts.entries()) {
        const form = { ...formOf(one.name), ...personOf(one.name, at * runs + run) }
        const whole = text.replace(/\p{Surrogate}/gu, '')
        const composed = await send(one, { ...form, [one.field]: whole.normalize('NFC') })
        const decomposed = await send(one, { ...form, [one.field]: whole.normalize('NFD') })
        const isLimited = composed.status === 429 || decomposed.status === 429
        if (USED_UP.test(one.name) || isLimited) continue
        expect(decomposed, `${one.name}.${one.field} ${JSON.stringify(text)}`).toEqual(composed)
      }
    }
  })

  it('leave nothing in the database that cannot be seen', async () => {
    const { rows: columns } = await database.pool.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'text'`,
    )
    expect(columns.length).toBeGreaterThan(50)
    for (const { table_name: table, column_name: column } of columns) {
      const { rows } = await database.pool.query(
        `select distinct "${column}" as text from "${table}" where "${column}" ~ '[^ -~]'`,
      )
      const unseen = rows.filter(({ text }) => hasUnseen(text))
      expect(unseen, `${table}.${column}`).toEqual([])
    }
    const { rows } = await database.pool.query('select count(*) as players from player')
    expect(Number(rows[0]?.players)).toBeGreaterThan(5)
  })
})

/** Another person for each sign-up, so that most of them have an account in the end. */
function personOf(name: string, at: number): CallForm {
  if (name !== 'signUp') return {}
  const base = String(100_000_000 + at)
  return { cpf: withCheckDigits(base), email: `p${at}@example.com`, username: `person.${at}` }
}
