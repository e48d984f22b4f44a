import { generalDataReply } from '@caderneta/contract/profile/profile'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../database/test-database.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'

const MINUTE_MS = 60_000

let lastNumber = 0
const newEmail = () => {
  lastNumber += 1
  return `new${lastNumber}@example.com`
}

/** The completed form, with the changes of the test. */
function general(person: TestPerson, changes: object = {}): object {
  const { email, cpf, password } = person
  return { countryCode: '+55', phone: '(11) 98765-4321', email, cpf, password, ...changes }
}

/** A burst beyond the limit of attempts is refused before the code is looked up. */
const GUESSES_MAX = 5

describeOnDatabases('account/generalData', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })

  const save = (person: TestPerson, changes: object = {}) =>
    persons.call('account/generalData', general(person, changes), person.token)

  const confirm = (person: TestPerson, kind: string, code: string) =>
    persons.call('account/confirmContact', { kind, code }, person.token)

  const infoOf = async (person: TestPerson) => Object((await persons.base(person.token)).user).info

  async function changedAt(person: TestPerson): Promise<Date | null> {
    const row = await database.kysely
      .selectFrom('player')
      .select('contact_changed_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    return row.contact_changed_at
  }

  const tokenOf = async ({ email, password }: TestPerson) =>
    String((await persons.call('login', { email, password })).body.token)

  it('API-35 changes the phone once the code sent to it is confirmed', async () => {
    const person = await persons.signUp()
    const reply = await save(person, { phone: '(21) 99876-5432' })
    expect(reply.status).toBe(200)
    expect(generalDataReply.parse(reply.body).pending).toEqual({
      email: null,
      phone: '+5521998765432',
    })
    expect((await infoOf(person)).phone).toBe('11987654321')
    expect(await changedAt(person)).toBeNull()

    const code = await persons.textedCode('+5521998765432')
    const confirmed = await confirm(person, 'phone', code)
    expect(confirmed.status).toBe(200)
    expect((await infoOf(person)).phone).toBe('21998765432')
    expect(await changedAt(person)).toEqual(new Date(persons.clock.now()))
    await persons.deps.outbox.settled()
    expect(persons.sentMails.at(-1)).toMatchObject({
      to: person.email,
      subject: 'O telefone da sua conta na Caderneta mudou',
    })
    expect(persons.sentMails.at(-1)?.text).toContain('•••5432')
  })

  it('API-35 changes the e-mail once its link is used, and notifies the old one', async () => {
    const person = await persons.signUp()
    const email = newEmail()
    const reply = await save(person, { email: email.toUpperCase() })
    expect(generalDataReply.parse(reply.body).pending).toEqual({ email, phone: null })
    expect((await infoOf(person)).email).toBe(person.email)
    const code = await persons.newestCode()
    const mail = persons.sentMails.at(-1)
    expect(mail).toMatchObject({ to: email, subject: 'Confirme seu novo e-mail na Caderneta' })
    expect(mail?.text).toContain('http://localhost:3000/account/personal?confirm=email&code=')

    const confirmed = await confirm(person, 'email', code)
    expect(confirmed.body).toMatchObject({ success: true, user: { info: { email } } })
    await persons.deps.outbox.settled()
    const notification = persons.sentMails.at(-1)
    expect(notification).toMatchObject({ to: person.email })
    expect(notification?.subject).toBe('O e-mail da sua conta na Caderneta mudou')
    expect(notification?.text).toContain('n•••@example.com')
    expect(notification?.text).not.toContain(email)
    const login = (name: string) =>
      persons.call('login', { email: name, password: person.password })
    expect([(await login(email)).status, (await login(person.email)).status]).toEqual([200, 401])
    expect(await changedAt(person)).not.toBeNull()
  })

  it('shows pending contacts, to their owner only and until they expire', async () => {
    const [person, other] = [await persons.signUp(), await persons.signUp()]
    const email = newEmail()
    await save(person, { email, phone: '(21) 99876-5432' })
    const pendingOf = async ({ token }: TestPerson) =>
      (await persons.call('account/getPending', {}, token)).body.pending
    expect(await pendingOf(person)).toEqual({ email, phone: '+5521998765432' })
    expect(await pendingOf(other)).toEqual({ email: null, phone: null })
    await confirm(person, 'phone', await persons.textedCode('+5521998765432'))
    expect(await pendingOf(person)).toEqual({ email, phone: null })
    persons.clock.pass(61 * MINUTE_MS)
    expect(await pendingOf({ ...person, token: await tokenOf(person) })).toEqual({
      email: null,
      phone: null,
    })
  })

  it('activates a player who proved access to the new address', async () => {
    const person = await persons.signUp()
    expect((await infoOf(person)).isActivated).toBe(false)
    await save(person, { email: newEmail() })
    await confirm(person, 'email', await persons.newestCode())
    expect((await infoOf(person)).isActivated).toBe(true)
  })

  it('voids every code of the old mailbox with the change', async () => {
    const person = await persons.signUp()
    const old = await persons.newestCode()
    await save(person, { email: newEmail() })
    await confirm(person, 'email', await persons.newestCode())
    expect((await persons.call('activate', { code: old })).body.code).toBe('code_invalid')
  })

  it('leaves unchanged contacts untouched', async () => {
    const person = await persons.signUp()
    const mails = persons.sentMails.length
    const reply = await save(person)
    expect(reply.body).toMatchObject({
      success: true,
      msg: 'Dados salvos com sucesso.',
      pending: { email: null, phone: null },
    })
    await persons.deps.outbox.settled()
    expect(persons.sentMails).toHaveLength(mails)
    expect(await changedAt(person)).toBeNull()
  })

  it('keeps one change pending while another is requested', async () => {
    const person = await persons.signUp()
    const email = newEmail()
    await save(person, { email })
    const reply = await save(person, { phone: '11912345678' })
    expect(reply.body.pending).toEqual({ email, phone: '+5511912345678' })
    expect(reply.body.msg).toContain('Enviamos uma mensagem para o novo contato')
  })

  it('reports no message when it sent none, whatever was pending before', async () => {
    const person = await persons.signUp()
    await save(person, { phone: '(21) 99876-5432' })
    const again = await save(person)
    expect(again.body).toMatchObject({
      msg: 'Dados salvos com sucesso.',
      pending: { email: null, phone: '+5521998765432' },
    })
  })

  it('API-35 refuses a wrong password and changes nothing', async () => {
    const person = await persons.signUp()
    const reply = await save(person, { phone: '11900000001', password: 'Errada#99' })
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toEqual({ password: 'Senha incorreta' })
    expect(await persons.textedCode('+5511900000001')).toBe('')
  })

  it('SEC-36 refuses another CPF, and keeps CPF and birth date whatever is sent', async () => {
    const person = await persons.signUp()
    const other = await save(person, { cpf: '529.982.247-25' })
    expect(other.body.fields).toEqual({ cpf: 'O CPF não pode ser alterado' })
    await save(person, { birthdate: '2001-01-01', name: 'Outra' })
    const { cpf, birthdate, name } = await infoOf(person)
    expect({ cpf, birthdate, name }).toEqual({
      cpf: person.cpf,
      birthdate: '1990-05-17',
      name: 'Ana Souza',
    })
  })

  it('accepts the own CPF with its mask or none at all', async () => {
    const person = await persons.signUp()
    const masked = person.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
    expect((await save(person, { cpf: masked })).status).toBe(200)
    expect((await save(person, { cpf: undefined })).status).toBe(200)
  })

  it.each([
    ['55', '(11) 98765-432', 'Número muito curto'],
    ['55', '(10) 98765-4321', 'Número inválido'],
    ['+351', '912345678901234', 'Número inválido'],
  ])('VAL-21 refuses the number +%s %s', async (countryCode, phone, sentence) => {
    const reply = await save(await persons.signUp(), { countryCode, phone })
    expect(reply.body.fields).toEqual({ phone: sentence })
  })

  it('validates a number of another country by its length', async () => {
    const person = await persons.signUp()
    const reply = await save(person, { countryCode: '351', phone: '912 345 678' })
    expect(reply.body.pending).toEqual({ email: null, phone: '+351912345678' })
    await confirm(person, 'phone', await persons.textedCode('+351912345678'))
    expect(await infoOf(person)).toMatchObject({ countryCode: '351', phone: '912345678' })
  })

  it('responds alike for an address that has an account, and informs its owner only', async () => {
    const [person, owner] = [await persons.signUp(), await persons.signUp()]
    const reply = await save(person, { email: owner.email })
    const free = await save(await persons.signUp(), { email: newEmail() })
    expect([reply.status, reply.body.msg]).toEqual([free.status, free.body.msg])
    expect(reply.body.pending).toEqual({ email: owner.email, phone: null })
    await persons.deps.outbox.settled()
    const notification = persons.sentMails.filter(({ to }) => to === owner.email).at(-1)
    expect(notification?.subject).toBe('Seu e-mail já tem uma conta na Caderneta')
    expect(notification?.text).not.toContain('code=')
    const waiting = await database.kysely
      .selectFrom('contact_change')
      .select('code_hash')
      .where('player_id', '=', person.id)
      .execute()
    expect(waiting).toEqual([{ code_hash: null }])
    expect((await confirm(person, 'email', 'x')).body.code).toBe('code_invalid')
  })

  it('accepts a code once, for its own kind and player, and not after its expiry', async () => {
    const [person, thief] = [await persons.signUp(), await persons.signUp()]
    await save(person, { email: newEmail() })
    const code = await persons.newestCode()
    expect((await confirm(thief, 'email', code)).status).toBe(422)
    expect((await confirm(person, 'phone', code)).status).toBe(422)
    for (let count = 0; count < 3; count += 1) {
      persons.clock.pass(20 * MINUTE_MS)
      await persons.base(person.token)
    }
    expect((await confirm(person, 'email', code)).body.code).toBe('code_invalid')
    await save(person, { email: newEmail() })
    const fresh = await persons.newestCode()
    expect((await confirm(person, 'email', fresh)).status).toBe(200)
    expect((await confirm(person, 'email', fresh)).body.code).toBe('code_invalid')
  })

  it('voids the code of an earlier request', async () => {
    const person = await persons.signUp()
    await save(person, { email: newEmail() })
    const earlier = await persons.newestCode()
    await save(person, { email: newEmail() })
    await persons.deps.outbox.settled()
    expect((await confirm(person, 'email', earlier)).body.code).toBe('code_invalid')
  })

  it('stores no code as it was sent', async () => {
    const person = await persons.signUp()
    await save(person, { email: newEmail(), phone: '11912345678' })
    const codes = [await persons.newestCode(), await persons.textedCode('+5511912345678')]
    const rows = await database.kysely
      .selectFrom('contact_change')
      .select('code_hash')
      .where('player_id', '=', person.id)
      .execute()
    expect(rows).toHaveLength(2)
    for (const { code_hash } of rows)
      for (const code of codes) expect(code_hash).not.toContain(code)
  })

  it('voids a code that is guessed at, and limits the messages', async () => {
    const person = await persons.signUp()
    const phone = '11912345678'
    const requestChange = () =>
      persons.call('account/generalData', general(person, { phone }), person.token)
    const guess = (code: string) =>
      persons.call('account/confirmContact', { kind: 'phone', code }, person.token)
    await requestChange()
    const code = await persons.textedCode('+5511912345678')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1)
      expect((await guess(wrong)).body.code).toBe('code_invalid')
    expect((await guess(code)).status).toBe(429)
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await requestChange()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('changes a phone at once without a provider for texts, and notifies the mailbox', async () => {
    const silent = await makePersons(database, { SMS: 'off' })
    // Both count in one database.
    silent.clock.pass(persons.clock.now() - silent.clock.now())
    const person = await silent.signUp()
    const fields = general(person, { phone: '11912345678' })
    const reply = await silent.call('account/generalData', fields, person.token)
    expect(reply.body).toMatchObject({
      msg: 'Dados salvos com sucesso.',
      pending: { email: null, phone: null },
      user: { info: { phone: '11912345678' } },
    })
    await silent.deps.outbox.settled()
    expect(silent.sentMails.at(-1)).toMatchObject({ to: person.email })
    expect(silent.sentMails.at(-1)?.subject).toContain('telefone')
    expect(await changedAt(person)).not.toBeNull()
  })

  it('writes in the language of the player', async () => {
    const person = await persons.signUp()
    await database.kysely
      .updateTable('player')
      .set({ language: 'en' })
      .where('id', '=', person.id)
      .execute()
    await save(person, { email: newEmail(), phone: '11912340000' })
    await persons.deps.outbox.settled()
    expect(persons.sentMails.at(-1)?.subject).toBe('Confirm your new e-mail at Caderneta')
    expect(await persons.textedCode('+5511912340000')).toMatch(/^\d{6}$/)
  })

  it('requires a session', async () => {
    const person = await persons.signUp()
    expect((await persons.call('account/generalData', general(person))).status).toBe(401)
    expect(
      (await persons.call('account/confirmContact', { kind: 'email', code: 'x' })).status,
    ).toBe(401)
  })
})

describeOnServer('account/confirmContact', (makeDatabase) => {
  it('gives an e-mail to one of two players who confirm it concurrently', async () => {
    const persons = await makePersons(await makeDatabase())
    const email = newEmail()
    const rivals = [await persons.signUp(), await persons.signUp()]
    const pendingChanges = []
    for (const rival of rivals) {
      await persons.call('account/generalData', general(rival, { email }), rival.token)
      pendingChanges.push({ rival, code: await persons.newestCode() })
    }
    const replies = await Promise.all(
      pendingChanges.map(({ rival, code }) =>
        persons.call('account/confirmContact', { kind: 'email', code }, rival.token),
      ),
    )
    const codes = replies.map(({ body }) => body.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'email_taken')).toHaveLength(1)
  })

  it('applies one code once, however often it is sent concurrently', async () => {
    const persons = await makePersons(await makeDatabase())
    const person = await persons.signUp()
    await persons.call('account/generalData', general(person, { email: newEmail() }), person.token)
    const code = await persons.newestCode()
    const replies = await Promise.all(
      Array.from({ length: GUESSES_MAX }, () =>
        persons.call('account/confirmContact', { kind: 'email', code }, person.token),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'code_invalid')).toHaveLength(GUESSES_MAX - 1)
  })
})
