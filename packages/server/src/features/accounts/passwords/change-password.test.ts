import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { secretTokenHash } from '../sessions/secret-token.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

const NEW_PASSWORD = 'Girassol#81'

const usernameOf = ({ cpf }: { readonly cpf: string }) => `lavandeira${cpf}`

describeOnDatabases('account/changePassword', (makeDatabase) => {
  let accounts: AccountsUnderTest
  let fields: ReturnType<typeof signFields>
  let token: string

  beforeAll(async () => {
    accounts = await makeAccounts(await makeDatabase())
  })

  beforeEach(async () => {
    fields = signFields()
    await accounts.call('sign', { ...fields, username: usernameOf(fields) })
    token = await logIn(fields.password)
  })

  async function logIn(password: string): Promise<string> {
    const { body } = await accounts.call('login', { email: fields.email, password })
    return String(body.token ?? '')
  }

  const change = (changes: object = {}, as: string | undefined = token) => {
    const requested = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const all = { ...requested, password: fields.password, ...changes }
    return accounts.call('account/changePassword', all, as)
  }
  const status = async (as: string) => (await accounts.call('base_auth', {}, as)).status

  it('API-37 replaces the password: the old one no longer logs in', async () => {
    const { status, body } = await change()
    expect([status, body]).toEqual([200, { success: true, msg: 'Senha alterada com sucesso.' }])
    expect(await logIn(fields.password)).toBe('')
    expect(await logIn(NEW_PASSWORD)).toMatch(/^[\w-]{43}$/)
  })

  it('SEC-24 ends every other session and leaves this one', async () => {
    const others = [await logIn(fields.password), await logIn(fields.password)]
    for (const other of others) expect(await status(other)).toBe(200)
    accounts.endedSessions.length = 0
    await change()
    for (const other of others) expect(await status(other)).toBe(401)
    expect(await status(token)).toBe(200)
    const hashes = others.map((other) => secretTokenHash(other).toString('hex'))
    expect(new Set(accounts.endedSessions)).toEqual(new Set(hashes))
  })

  it('voids the recovery codes that were mailed before', async () => {
    await accounts.call('forgot', { email: fields.email })
    const code = await accounts.newestCode()
    await change()
    const late = { email: fields.email, code, newPassword: 'Margarida#9' }
    expect((await accounts.call('forgot', late)).body.code).toBe('code_invalid')
  })

  it('notifies the owner by mail, in the language of the account', async () => {
    await change()
    await accounts.deps.outbox.settled()
    const mail = accounts.sentMails.at(-1)
    expect([mail?.to, mail?.subject]).toEqual([fields.email, 'Sua senha na Caderneta foi alterada'])
    const headers = { 'accept-language': 'en' }
    fields = signFields()
    await accounts.callFrom('sign', fields, { headers })
    await change({}, await logIn(fields.password))
    await accounts.deps.outbox.settled()
    expect(accounts.sentMails.at(-1)?.subject).toBe('Your password at Caderneta was changed')
    expect(accounts.sentMails.at(-1)?.text).not.toContain(NEW_PASSWORD)
  })

  it('names the field of a wrong current password, and changes nothing', async () => {
    const { status, body } = await change({ password: 'Outra#2026' })
    expect([status, body.fields]).toEqual([400, { password: 'Senha incorreta' }])
    expect(await logIn(fields.password)).not.toBe('')
  })

  it('stops guessing the current password in a stolen session', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await change({ password: 'Outra#2026' })).status).toBe(400)
    const refused = await change()
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  })

  it('ACC-05 refuses a password that violates the guidance', async () => {
    const year = fields.birthdate.slice(0, 4)
    const mailbox = fields.email.split('@')[0] ?? ''
    const guessable = [
      `z${year}#zz`,
      'zsouza#zz',
      `z${usernameOf(fields)}z`,
      `${mailbox}#`,
      'com espaço',
      'password',
    ]
    for (const bad of guessable) {
      const { status, body } = await change({ newPassword: bad, confirmPassword: bad })
      expect([bad, status, Object.keys(Object(body.fields))]).toEqual([bad, 400, ['newPassword']])
    }
    expect(await logIn(fields.password)).not.toBe('')
  })

  it.each([
    ['123456', 'Essa senha é comum demais. Escolha outra.'],
    ['girassol€7', 'A senha tem um símbolo que não aceitamos.'],
  ])('says what is wrong with %s', async (bad, sentence) => {
    const { body } = await change({ newPassword: bad, confirmPassword: bad })
    expect(body.fields).toEqual({ newPassword: sentence })
  })

  it('VAL-11 VAL-12 VAL-13 VAL-14 CST-01 validates the form on the server too', async () => {
    const errors = async (changes: object) => (await change(changes)).body.fields
    const all = (text: string) => ({ newPassword: text, confirmPassword: text, password: text })
    const under = (text: string) => all(text)
    expect(await errors(all(''))).toEqual(under('Esse campo é obrigatório!'))
    expect(await errors(all('12345'))).toEqual(under('A senha deve ter no mínimo 6 caracteres'))
    expect(await errors(all('1'.repeat(33)))).toEqual(
      under('A senha deve ter no máximo 32 caracteres'),
    )
    expect(await errors({ newPassword: 'abc123', confirmPassword: 'abc124' })).toEqual({
      confirmPassword: 'As senhas devem ser iguais',
    })
  })

  it('requires a session', async () => {
    expect((await change({}, 'x'.repeat(43))).status).toBe(401)
  })
})

describeOnServer('account/changePassword', (makeDatabase) => {
  it('lets one of many concurrent changes win, and keeps its session', async () => {
    const accounts = await makeAccounts(await makeDatabase())
    const fields = signFields()
    await accounts.call('sign', fields)
    const { email, password } = fields
    const logins = Array.from({ length: 8 }, () => accounts.call('login', { email, password }))
    const tokens = (await Promise.all(logins)).map(({ body }) => String(body.token))
    const changes = tokens.map((token, index) => {
      const newPassword = `Girassol#${index}x`
      const requested = { newPassword, confirmPassword: newPassword, password }
      return accounts.call('account/changePassword', requested, token)
    })
    const won = (await Promise.all(changes)).map(({ status }) => status === 200)
    expect(won.filter(Boolean)).toHaveLength(1)
    const alive = await Promise.all(
      tokens.map(async (token) => (await accounts.call('base_auth', {}, token)).status === 200),
    )
    expect(alive).toEqual(won)
  })
})
