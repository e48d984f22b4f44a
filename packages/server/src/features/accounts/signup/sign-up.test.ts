import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { ensureSandboxAgents, findAgent } from '../../agents/agents.ts'
import { type AccountsUnderTest, makeAccounts, signFields } from '../test-accounts.ts'

async function countPlayers(database: Database): Promise<number> {
  return (await database.kysely.selectFrom('player').select('id').execute()).length
}

describeOnDatabases('sign', (makeDatabase) => {
  let accounts: AccountsUnderTest
  let database: Database

  beforeAll(async () => {
    database = await makeDatabase()
    await ensureSandboxAgents(database)
    accounts = await makeAccounts(database)
  })

  it('API-43 opens an account and confirms it', async () => {
    const reply = await accounts.call('sign', signFields())
    expect(reply).toEqual({
      status: 200,
      body: { success: true, msg: 'Usuário cadastrado com sucesso' },
    })
  })

  it('SGN-17 accepts the short form without a username; login by e-mail works', async () => {
    const fields = signFields()
    await accounts.call('sign', fields)
    const { email, password } = fields
    const reply = await accounts.call('login', { email, password })
    expect(reply.body).toMatchObject({ success: true, user: { info: { username: email } } })
  })

  it('SGN-25 SGN-26 SGN-27 stores the additional fields of the long form', async () => {
    const fields = signFields({
      username: 'AnaSouza27',
      pronoun: 'Sra.',
      apartmentNumber: '12 B',
      postalCode: '01310-100',
      city: 'São Paulo',
      state: 'SP',
      countryId: '33',
      secretCode: '1234',
      confirmSecretCode: '1234',
      sendPromotions: 'false',
      code: 'CADERNETA',
    })
    await accounts.call('sign', fields)
    const { email, password } = fields
    const login = await accounts.call('login', { email, password })
    const base = await accounts.call('base_auth', {}, String(login.body.token))
    expect(base.body.user).toEqual({
      info: {
        name: 'Ana Souza',
        email,
        username: 'anasouza27',
        phone: '11987654321',
        countryCode: '55',
        cpf: fields.cpf,
        birthdate: '1990-05-17',
        pronoun: 'Sra.',
        isActivated: false,
        photo: { url: '', status: 'not_sent' },
      },
      address: {
        cep: '01310100',
        streetName: 'Avenida Paulista',
        streetNumber: '100',
        houseNumber: '100',
        apartmentNumber: '12 B',
        city: 'São Paulo',
        state: 'SP',
        countryId: 33,
        countryName: 'Brasil',
      },
    })
    const row = await database.kysely
      .selectFrom('player')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sends_promotions: false, agent_code: 'caderneta' })
    expect(row.secret_code_hash).toMatch(/^\$argon2id\$/)
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('AGT-08 AGT-09 ENT-31 links the account to the agent of code and idx', async () => {
    const agent = await findAgent(database.kysely, 'ana')
    const fields = signFields({ code: 'ANA', idx: String(agent?.id), countryId: '33' })
    expect((await accounts.call('sign', fields)).status).toBe(200)
    const row = await database.kysely
      .selectFrom('player')
      .select(['agent_id', 'agent_code', 'country_id'])
      .where('email', '=', fields.email)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ agent_id: agent?.id, agent_code: 'ana', country_id: 33 })
  })

  it.each([
    ['of no agent', { code: 'ninguem' }],
    ['of an agent who left', { code: 'antigo' }],
    ['with the id of another agent', { code: 'ana', idx: '999' }],
    ['missing beside an id', { idx: '1' }],
    ['in an invalid format', { code: "x' or 1=1" }],
  ])('AGT-09 refuses a code %s and opens no account', async (_which, agent) => {
    const before = await countPlayers(database)
    const reply = await accounts.call('sign', signFields(agent))
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toEqual({ code: 'Agente não encontrado' })
    expect(await countPlayers(database)).toBe(before)
  })

  it.each([
    ['true', true],
    ['false', false],
    ['null', null],
    [undefined, null],
  ])('SGN-27 keeps the choice of offers %s as it was made', async (sendPromotions, kept) => {
    const fields = signFields({ sendPromotions })
    await accounts.call('sign', fields)
    const row = await database.kysely
      .selectFrom('player')
      .select('sends_promotions')
      .where('email', '=', fields.email)
      .executeTakeFirstOrThrow()
    expect(row.sends_promotions).toBe(kept)
  })

  it('SGN-25 defaults to Brasil and Sr.', async () => {
    const fields = signFields()
    await accounts.call('sign', fields)
    const row = await database.kysely
      .selectFrom('player')
      .select(['country_id', 'pronoun'])
      .where('email', '=', fields.email)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ country_id: 33, pronoun: 'Sr.' })
  })

  it('SGN-19 sends the mail with the confirmation link', async () => {
    const fields = signFields()
    await accounts.call('sign', fields)
    await accounts.deps.outbox.settled()
    const mail = accounts.sentMails.at(-1)
    expect(mail).toMatchObject({ to: fields.email, subject: 'Confirme seu e-mail na Caderneta' })
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/sign\/active\?code=[\w-]{43}\n/)
    expect(mail?.html).toContain('<a href="http://localhost:3000/sign/active?code=')
  })

  it('SEC-44 credits nothing for a sign-up', async () => {
    const fields = signFields()
    await accounts.call('sign', fields)
    const { email, password } = fields
    const login = await accounts.call('login', { email, password })
    expect(login.body.wallet).toEqual({ cash: 0, cashback: 0 })
    const pockets = await database.kysely
      .selectFrom('account')
      .innerJoin('player', 'player.id', 'account.player_id')
      .select(['kind', 'balance'])
      .where('email', '=', email)
      .execute()
    expect(pockets.length).toBeGreaterThan(2)
    expect(pockets.filter(({ balance }) => balance !== 0)).toEqual([])
  })

  it('API-44 refuses every field of a withdrawal and opens no account', async () => {
    const before = await countPlayers(database)
    for (const name of ['pixKeyType', 'pixKey', 'ownerName', 'amount']) {
      const reply = await accounts.call('sign', signFields({ [name]: '10.00' }))
      expect(reply.status).toBe(400)
      expect(reply.body.code).toBe('unknown_field')
    }
    expect(await countPlayers(database)).toBe(before)
  })

  it.each([
    ['firstname', '', 'Esse campo é obrigatório!'],
    ['lastname', '   ', 'Esse campo é obrigatório!'],
    ['email', 'a@b', 'O e-mail deve seguir o formato nome@exemplo.com'],
    ['password', '12345', 'A senha deve ter no mínimo 6 caracteres'],
    ['password', 'x'.repeat(33), 'A senha deve ter no máximo 32 caracteres'],
    ['password', '123456', 'Essa senha é comum demais. Escolha outra.'],
    ['password', 'girassol€7', 'A senha tem um símbolo que não aceitamos.'],
    ['cpf', '5299822472', 'CPF muito curto'],
    ['cpf', '529.982.247-24', 'CPF inválido'],
    ['cpf', '111.111.111-11', 'CPF inválido'],
    ['cpf', '529982247255', 'CPF inválido'],
    ['birthdate', '17/05/1990', 'Data inválida'],
    ['birthdate', '2001-02-29', 'Data inválida'],
    ['birthdate', '2008-06-02', 'É preciso ter 18 anos ou mais'],
    ['countryCode', '', 'Valor inválido'],
    ['phone', '(11) 8765-432', 'Número muito curto'],
    ['phone', '(10) 98765-4321', 'Número inválido'],
    ['houseNumber', '', 'Esse campo é obrigatório!'],
    ['streetName', '', 'Esse campo é obrigatório!'],
    ['acceptTerms', 'false', 'É necessário aceitar os termos para prosseguir'],
    ['pronoun', 'Dr.', 'Valor inválido'],
    ['countryId', '247', 'Valor inválido'],
    ['countryId', '0', 'Valor inválido'],
    ['postalCode', '01310-10', 'Muito curto'],
    ['postalCode', '00000-000', 'CEP inválido'],
    [
      'username',
      'a b',
      'Use de 3 a 40 letras sem acento, números, pontos ou traços; comece e termine com letra ou número',
    ],
    ['secretCode', '123', 'O código deve ter exatamente 4 caracteres'],
    [
      'firstname',
      'Ana\r\nBcc: x@example.com',
      'Há aqui um caractere que não se vê. Apague o texto e digite de novo.',
    ],
    [
      'firstname',
      'Ana\u202e',
      'Há aqui um caractere que não se vê. Apague o texto e digite de novo.',
    ],
    ['firstname', '\u200b\u200b', 'Esse campo é obrigatório!'],
  ])('VAL-05 refuses %s "%s"', async (name, value, sentence) => {
    const reply = await accounts.call('sign', signFields({ [name]: value }))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code: 'invalid_fields', fields: { [name]: sentence } })
  })

  it('refuses a confirmation that differs from the security code', async () => {
    const codes = { secretCode: '1234', confirmSecretCode: '1235' }
    const reply = await accounts.call('sign', signFields(codes))
    expect(reply.body.fields).toEqual({ confirmSecretCode: 'Os códigos devem ser iguais' })
  })

  it.each(['ana-souza-1', 'Souza!2026', 'x1990y!'])(
    'refuses the guessable password %s',
    async (p) => {
      const reply = await accounts.call('sign', signFields({ password: p }))
      expect(Object.keys(Object(reply.body.fields))).toEqual(['password'])
    },
  )

  it('names every invalid field at once', async () => {
    const reply = await accounts.call(
      'sign',
      signFields({ cpf: '1', phone: '1', birthdate: '2020-01-01' }),
    )
    expect(reply.body.fields).toEqual({
      cpf: 'CPF muito curto',
      phone: 'Número muito curto',
      birthdate: 'É preciso ter 18 anos ou mais',
    })
  })

  it('API-43 ERR-12 SEC-33 refuses a known CPF, also with its e-mail in capitals', async () => {
    const first = signFields()
    await accounts.call('sign', first)
    const byCpf = await accounts.call('sign', signFields({ cpf: first.cpf }))
    expect(byCpf.status).toBe(422)
    expect(byCpf.body).toMatchObject({ success: false, code: 'account_exists' })
    expect(byCpf.body.fields).toBeUndefined()
    const again = await accounts.call('sign', { ...first, email: first.email.toUpperCase() })
    expect(again).toEqual(byCpf)
  })

  it('SEC-33 names a username in use, whatever its capitals', async () => {
    await accounts.call('sign', signFields({ username: 'margarida' }))
    const reply = await accounts.call('sign', signFields({ username: 'Margarida' }))
    expect(reply.status).toBe(422)
    expect(reply.body.fields).toEqual({ username: 'Já está em uso' })
  })

  it('SEC-35 counts the age by the date in São Paulo', async () => {
    const birthdate = '2008-11-21'
    accounts.clock.moveTo('2026-11-21T02:30:00Z')
    const before = await accounts.call('sign', signFields({ birthdate }))
    accounts.clock.moveTo('2026-11-21T03:00:00Z')
    const onTheDay = await accounts.call('sign', signFields({ birthdate }))
    expect([before.status, onTheDay.status]).toEqual([400, 200])
  })

  it('leaves no partial account when a later step fails', async () => {
    const before = await countPlayers(database)
    const broken = await makeAccounts(database)
    broken.deps.outbox.write = () => Promise.reject(new Error('no mail'))
    expect((await broken.call('sign', signFields())).status).toBe(500)
    expect(await countPlayers(database)).toBe(before)
  })
})

describeOnServer('sign', (makeDatabase) => {
  it('SEC-33 64 concurrent sign-ups with one CPF create one account', async () => {
    const database = await makeDatabase()
    const accounts = await makeAccounts(database)
    const { cpf } = signFields()
    const requests = Array.from({ length: 64 }, () => accounts.call('sign', signFields({ cpf })))
    const statuses = (await Promise.all(requests)).map((reply) => reply.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(63)
    expect(await countPlayers(database)).toBe(1)
    const pockets = await database.kysely
      .selectFrom('account')
      .select('id')
      .where('player_id', 'is not', null)
      .execute()
    expect(pockets).toHaveLength(7)
  })
})
