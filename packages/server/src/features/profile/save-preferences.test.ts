import { preferencesReply } from '@caderneta/contract/profile/profile'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'

const CHOSEN = {
  language: 'en',
  timezone: 'America/Manaus',
  oddsFormat: 'Americanas/Fracionais',
  maxInactivityPeriod: '20 Minutos',
  oddsChange: 'none',
  notification: 'false',
  textMessage: 'true',
  emailNotification: 'false',
  onlineMessage: 'true',
  onlinePopUps: 'false',
  sendPromotions: 'false',
}

const PREFS = {
  ...CHOSEN,
  notification: false,
  textMessage: true,
  emailNotification: false,
  onlineMessage: true,
  onlinePopUps: false,
  sendPromotions: false,
}

describeOnDatabases('account/preferences', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })

  const save = (person: TestPerson, changes: object = {}) => {
    const fields = { ...CHOSEN, password: person.password, ...changes }
    return persons.call('account/preferences', fields, person.token)
  }

  it('API-38 stores the choices', async () => {
    const person = await persons.signUp()
    const reply = await save(person)
    expect(reply.status).toBe(200)
    expect(preferencesReply.parse(reply.body).prefs).toEqual(PREFS)
    expect((await persons.base(person.token)).prefs).toEqual(PREFS)
  })

  it('leaves the odds change as it was when the form has none', async () => {
    const person = await persons.signUp()
    await save(person)
    await save(person, { oddsChange: undefined })
    expect((await persons.base(person.token)).prefs).toMatchObject({ oddsChange: 'none' })
  })

  it('I18-05 responds at once in the chosen language', async () => {
    const person = await persons.signUp()
    expect((await save(person)).body.msg).toBe('Your preferences are saved.')
    const back = await save(person, { language: 'ptBR' })
    expect(back.body.msg).toBe('Preferências salvas com sucesso.')
  })

  it('I18-05 uses the preference of the session, else Accept-Language, else ptBR', async () => {
    const person = await persons.signUp()
    const failing = async (headers: Record<string, string>, token?: string) => {
      const authorization = token && { authorization: `Bearer ${token}` }
      const reply = await persons.app.inject({
        method: 'POST',
        url: '/api/agent/getInfo/ninguem',
        headers: { ...headers, ...authorization },
      })
      return reply.json().msg
    }
    await save(person, { language: 'en' })
    expect(await failing({ 'accept-language': 'pt-BR' }, person.token)).toBe('Agent not found')
    await save(person, { language: 'ptBR' })
    expect(await failing({ 'accept-language': 'en' }, person.token)).toBe('Agente não encontrado')
    expect(await failing({ 'accept-language': 'en-US,en;q=0.9' })).toBe('Agent not found')
    expect(await failing({})).toBe('Agente não encontrado')
    expect(await failing({ 'accept-language': 'fr' })).toBe('Agente não encontrado')
  })

  it('I18-05 applies the language switch, without a password and on its own', async () => {
    const person = await persons.signUp()
    await save(person, { language: 'ptBR' })
    const choose = (language: string) =>
      persons.call('account/language', { language }, person.token)
    expect((await choose('en')).body.msg).toBe('Your preferences are saved.')
    const agent = await persons.call('agent/getInfo/ninguem', {}, person.token)
    expect(agent.body.msg).toBe('Agent not found')
    expect((await persons.base(person.token)).prefs).toEqual(PREFS)
    expect((await choose('fr')).status).toBe(400)
    expect((await persons.call('account/language', { language: 'en' })).status).toBe(401)
  })

  it('CST-12 shortens the open session at once', async () => {
    const person = await persons.signUp()
    const { body } = await save(person)
    expect(body.session).toEqual({ inactivitySeconds: 1200 })
    persons.clock.pass(20 * 60_000)
    expect(await persons.base(person.token)).toMatchObject({ code: 'no_session' })
  })

  it.each([
    ['maxInactivityPeriod', '4 Horas'],
    ['oddsFormat', 'Malaias'],
    ['timezone', 'Europe/Oslo'],
    ['language', 'fr'],
    ['oddsChange', 'lower'],
    ['notification', 'talvez'],
  ])('CST-12 CST-13 responds with 400 for %s "%s"', async (name, value) => {
    const person = await persons.signUp()
    const reply = await save(person, { [name]: value })
    expect([reply.status, reply.body.fields]).toEqual([400, { [name]: 'Valor inválido' }])
    expect((await persons.base(person.token)).prefs).toMatchObject({ oddsFormat: 'Decimais' })
  })

  it('VAL-27 VAL-28 requires the password and compares it', async () => {
    const person = await persons.signUp()
    const sentence = async (password: string) =>
      Object((await save(person, { password })).body.fields).password
    expect(await sentence('')).toBe('Esse campo é obrigatório!')
    expect(await sentence('12345')).toBe('A senha deve ter no mínimo 6 caracteres')
    expect(await sentence('x'.repeat(33))).toBe('A senha deve ter no máximo 32 caracteres')
    expect(await sentence('Errada#99')).toBe('Senha incorreta')
    expect((await persons.base(person.token)).prefs).toMatchObject({ language: 'ptBR' })
  })

  it('changes no other player', async () => {
    const [person, other] = [await persons.signUp(), await persons.signUp()]
    await save(person, { playerId: String(other.id), id: String(other.id) })
    expect((await persons.base(other.token)).prefs).toMatchObject({ language: 'ptBR' })
    expect((await save({ ...person, token: other.token, password: 'x'.repeat(8) })).status).toBe(
      400,
    )
  })
})

describeOnDatabases('funds/save', (makeDatabase) => {
  let persons: PersonsUnderTest

  beforeAll(async () => {
    persons = await makePersons(await makeDatabase())
  })

  const NEW = { newPassword: 'Tulipas&31', confirmPassword: 'Tulipas&31' }

  const save = (person: TestPerson, fields: object) =>
    persons.call('funds/save', { ...fields, password: person.password }, person.token)

  it('API-39 accepts the preferences', async () => {
    const person = await persons.signUp()
    const reply = await save(person, CHOSEN)
    expect(reply.body).toMatchObject({ success: true, prefs: PREFS })
  })

  it('API-39 accepts a new password', async () => {
    const person = await persons.signUp()
    expect((await save(person, NEW)).status).toBe(200)
    const { email } = person
    const login = (password: string) => persons.call('login', { email, password })
    expect((await login(person.password)).status).toBe(401)
    expect((await login(NEW.newPassword)).status).toBe(200)
  })

  it.each([
    ['both', { ...NEW, ...CHOSEN }],
    ['one of each', { newPassword: 'Tulipas&31', language: 'en' }],
    ['neither', {}],
  ])('API-39 responds with 400 for %s', async (_which, fields) => {
    const person = await persons.signUp()
    const reply = await save(person, fields)
    expect([reply.status, reply.body.code]).toEqual([400, 'unknown_field'])
    expect((await persons.base(person.token)).prefs).toMatchObject({ language: 'ptBR' })
  })

  it('validates each set by the rules of its own call', async () => {
    const person = await persons.signUp()
    const differ = await save(person, { ...NEW, confirmPassword: 'Tulipas&32' })
    expect(differ.body.fields).toEqual({ confirmPassword: 'As senhas devem ser iguais' })
    const format = await save(person, { ...CHOSEN, oddsFormat: 'x' })
    expect(format.body.fields).toEqual({ oddsFormat: 'Valor inválido' })
  })
})
