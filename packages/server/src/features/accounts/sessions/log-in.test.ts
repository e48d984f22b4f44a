import { clientDataReply, loginReply } from '@caderneta/contract/accounts/accounts'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { DEMO_PLAYER, ensureDemoPlayer } from '../signup/demo-player.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

describeOnDatabases('login', (makeDatabase) => {
  let database: Database
  let accounts: AccountsUnderTest
  const fields = signFields({ username: 'LavandaDoCampo' })

  beforeAll(async () => {
    database = await makeDatabase()
    accounts = await makeAccounts(database)
    await accounts.call('sign', fields)
  })

  async function logIn(email: string = fields.email): Promise<string> {
    const reply = await accounts.call('login', { email, password: fields.password })
    return String(reply.body.token)
  }

  it('LGN-08 accepts the e-mail and the username, ignoring case', async () => {
    for (const email of [
      fields.email,
      fields.email.toUpperCase(),
      'lavandadocampo',
      'LavandaDoCampo',
    ]) {
      const reply = await accounts.call('login', { email, password: fields.password })
      expect(reply.body.success).toBe(true)
    }
  })

  it('API-16 replies with token, user, prefs and wallet', async () => {
    const { email, password } = fields
    const reply = await accounts.call('login', { email, password })
    expect(reply.body).toMatchObject({ success: true, msg: 'Login realizado com sucesso.' })
    const parsed = loginReply.parse(reply.body)
    expect(parsed.user.info.email).toBe(email)
    expect(parsed.wallet).toEqual({ cash: 0, cashback: 0 })
    // The deployment's 30 minutes are shorter than the default of 3 hours (decision 0008).
    expect(parsed.session).toEqual({ inactivitySeconds: 1800 })
  })

  it('CST-07 ENT-04 ENT-05 gives a new player the default preferences', async () => {
    const { email, password } = fields
    const reply = await accounts.call('login', { email, password })
    expect(reply.body.prefs).toEqual({
      language: 'ptBR',
      timezone: 'America/Sao_Paulo',
      oddsFormat: 'Decimais',
      maxInactivityPeriod: '3 Horas',
      oddsChange: 'higher',
      notification: true,
      textMessage: true,
      emailNotification: true,
      onlineMessage: true,
      onlinePopUps: true,
      sendPromotions: true,
    })
  })

  it('API-02 API-03 accepts login as multipart, urlencoded and JSON alike', async () => {
    const { email, password } = fields
    const form = new FormData()
    form.set('email', email)
    form.set('password', password)
    const asForm = new Response(form)
    const bodies: ReadonlyArray<readonly [string, Buffer | string]> = [
      [asForm.headers.get('content-type') ?? '', Buffer.from(await asForm.arrayBuffer())],
      ['application/x-www-form-urlencoded', new URLSearchParams({ email, password }).toString()],
      ['application/json', JSON.stringify({ email, password })],
    ]
    for (const [type, payload] of bodies) {
      const headers = { 'content-type': type }
      const reply = await accounts.app.inject({
        method: 'POST',
        url: '/api/login',
        headers,
        payload,
      })
      const { token, ...rest } = reply.json()
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(rest).toMatchObject({ success: true, user: { info: { email } } })
    }
  })

  it('responds alike to an unknown account and a wrong password', async () => {
    const wrong = await accounts.call('login', { email: fields.email, password: 'Outra#2026' })
    const unknown = await accounts.call('login', { email: 'x@example.com', password: 'Outra#2026' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ success: false, code: 'wrong_login' })
    expect(wrong.body.disconnect).toBeUndefined()
    expect(unknown).toEqual(wrong)
  })

  it('compares every byte of the password', async () => {
    for (const password of ['lavanda#27', ' Lavanda#27', 'Lavanda#27 ', 'Lavanda#2'])
      expect((await accounts.call('login', { email: fields.email, password })).status).toBe(401)
  })

  it('VAL-06 VAL-07 names the fields that are missing', async () => {
    const reply = await accounts.call('login', {})
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toEqual({
      email: 'Esse campo é obrigatório!',
      password: 'Esse campo é obrigatório!',
    })
  })

  it('SEC-23 stores no plain token and no plain password', async () => {
    const token = await logIn()
    const { rows } = await database.pool.query(
      `select session.token_hash::text || session.device || player.password_hash as stored
       from session join player on player.id = session.player_id`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { stored } of rows) {
      expect(stored).not.toContain(token)
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
      expect(stored).not.toContain(fields.password)
    }
    expect(new Set([await logIn(), await logIn(), token]).size).toBe(3)
  })

  it('API-17 SES-08 SEC-24 logout ends the session at once', async () => {
    const token = await logIn()
    const other = await logIn()
    expect((await accounts.call('base_auth', {}, token)).status).toBe(200)
    const reply = await accounts.call('logout', {}, token)
    expect(reply).toEqual({
      status: 200,
      body: { success: true, msg: 'Você saiu da sua conta.' },
    })
    const after = await accounts.call('base_auth', {}, token)
    expect(after.status).toBe(401)
    expect(after.body).toMatchObject({ code: 'no_session', disconnect: true })
    expect((await accounts.call('base_auth', {}, other)).status).toBe(200)
  })

  it('API-22 base_unauth holds the public data and nothing of a user', async () => {
    const reply = await accounts.call('base_unauth')
    const { success, msg, ...body } = reply.body
    expect([success, typeof msg]).toEqual([true, 'string'])
    expect(new Set(Object.keys(body))).toEqual(
      new Set(['menu', 'markets', 'competitions', 'dashboard', 'client']),
    )
  })

  it('API-21 base_auth adds the user, the preferences and the wallet', async () => {
    const { body } = await accounts.call('base_auth', {}, await logIn())
    expect(body).toMatchObject({ disconnect: false, wallet: { cash: 0, cashback: 0 } })
    for (const name of ['user', 'prefs', 'menu', 'markets', 'dashboard', 'client'])
      expect(body).toHaveProperty(name)
  })

  it('API-23 ENT-24 client/getData holds the settings and the version of the app', async () => {
    const reply = await accounts.call('client/getData', {}, await logIn())
    expect(reply.body).toMatchObject({
      success: true,
      data: {
        appVersion: 1,
        client: {
          ...{ name: 'Caderneta', isWagerLived: true, isWagerCloseBefore: expect.any(Boolean) },
          limits: { stakeMin: 1 },
        },
      },
    })
    const base = await accounts.call('base_unauth')
    const { client } = clientDataReply.parse(reply.body).data
    const { awaitsBet, ...offers } = client.offers
    expect(base.body).toMatchObject({ client: { ...client, offers } })
    expect(awaitsBet).toBe(true)
  })

  it('responds in the language in which the account was opened', async () => {
    const english = signFields()
    const headers = { 'accept-language': 'en' }
    await accounts.app.inject({ method: 'POST', url: '/api/sign', payload: english, headers })
    const { email, password } = english
    const token = String((await accounts.call('login', { email, password })).body.token)
    expect((await accounts.call('logout', {}, token)).body.msg).toBe('You are logged out.')
  })

  it('creates the demo account once, with its play money', async () => {
    await ensureDemoPlayer(accounts.deps)
    await ensureDemoPlayer(accounts.deps)
    const { username, password } = DEMO_PLAYER
    const reply = await accounts.call('login', { email: username, password })
    expect(reply.body).toMatchObject({
      wallet: { cash: 1000, cashback: 0 },
      user: { info: { isActivated: true } },
    })
  })
})
