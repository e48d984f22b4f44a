import { visibleText } from '@caderneta/domain/text/outside-text'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

const TEXTS = ['firstname', 'lastname', 'houseNumber', 'streetName', 'apartmentNumber'] as const

/** Real names, the output of real keyboards, and input meant to break the server. */
const piece = fc.oneof(
  fc.constantFrom('José', "D'Ávila", "O'Neill", 'Conceição', 'Łukasz', 'Nguyễn', '王小明', 'محمد'),
  fc.constantFrom('👩‍👩‍👧', '🇧🇷', 'e\u0301', '\u202e', '\ufeff', '\u00a0', ' ', '-', '%00', '\\0'),
  fc.constantFrom('\0', '\n', '\r\n', '\t', '\u0085', '\ud83d', '\udc69'),
  fc.constantFrom("'; drop table player; --", '<script>', '{{x}}', '$1', '\\', '"', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))

const UNREADABLE = 'Há aqui um caractere que não se vê. Apague o texto e digite de novo.'

describeOnDatabases('the texts of a sign-up', (makeDatabase) => {
  let database: Database
  let accounts: AccountsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    accounts = await makeAccounts(database)
  })

  async function stored(email: string): Promise<Record<(typeof TEXTS)[number], string> | null> {
    const row = await database.kysely
      .selectFrom('player')
      .select(['first_name', 'last_name', 'house_number', 'street_name', 'apartment_number'])
      .where('email', '=', email)
      .executeTakeFirst()
    return row
      ? {
          firstname: row.first_name,
          lastname: row.last_name,
          houseNumber: row.house_number,
          streetName: row.street_name,
          apartmentNumber: row.apartment_number,
        }
      : null
  }

  it('are returned as they can be seen, or refused by field', async () => {
    const typed = fc.record(Object.fromEntries(TEXTS.map((name) => [name, text])))
    const property = fc.asyncProperty(typed, async (texts) => {
      const fields = signFields(texts)
      const { status, body } = await accounts.call('sign', fields)
      const kept = await stored(fields.email)
      if (status === 200) {
        const trimmed = Object.entries(texts).map(([name, value]) => [name, visibleText(value)])
        expect(kept).toEqual(Object.fromEntries(trimmed))
        return
      }
      expect([status, body.code, kept]).toEqual([400, 'invalid_fields', null])
      const invalidFields = Object.keys(Object(body.fields))
      expect(invalidFields.length).toBeGreaterThan(0)
      for (const name of invalidFields) expect(TEXTS).toContain(name)
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it.each([
    "Zé D'Ávila 👩‍👩‍👧",
    'São João do Araguaia',
    '王小明',
    'x'.repeat(80),
    "Robert'); drop table player; --",
  ])('keep %s through sign-up, login and mail', async (firstname) => {
    const fields = signFields({ firstname })
    expect((await accounts.call('sign', fields)).status).toBe(200)
    const { email, password } = fields
    const { body } = await accounts.call('login', { email, password })
    expect(body).toMatchObject({ user: { info: { name: `${firstname} Souza` } } })
    await accounts.deps.outbox.settled()
    expect(accounts.sentMails.at(-1)?.text).toContain(`Olá, ${firstname}!`)
  })

  it.each([
    ['firstname', 'x'.repeat(81), 'Muito longo'],
    ['streetName', '👩'.repeat(200), 'Muito longo'],
    ['lastname', 'a\0b', 'Valor inválido'],
    ['houseNumber', '1\ud83d', 'Valor inválido'],
    ['firstname', 'Ana\nBcc: x@example.com', UNREADABLE],
  ])('names the field %s of %j', async (name, value, sentence) => {
    const { status, body } = await accounts.call('sign', signFields({ [name]: value }))
    expect([status, body.fields]).toEqual([400, { [name]: sentence }])
  })
})
