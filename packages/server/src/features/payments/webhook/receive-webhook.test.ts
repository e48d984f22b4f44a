import { depositHistoryReply, depositStatusReply } from '@caderneta/contract/payments/deposits'
import { txidOf } from '@caderneta/domain/payments/pix-txid'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { type DepositsUnderTest, makeDeposits, PSP_SECRET } from '../testing/test-deposits.ts'
import { signBody } from './webhook-signature.ts'

let lastNumber = 0

interface NoticeChanges {
  readonly endToEndId?: string
  readonly valor?: string
  readonly horario?: string
  readonly pagador?: object
}

function notice(deposits: DepositsUnderTest, depositId: string, changes: NoticeChanges = {}) {
  lastNumber += 1
  return {
    endToEndId: `E99999999202606011200${String(lastNumber).padStart(11, '0')}`,
    txid: txidOf(depositId),
    valor: '25.00',
    horario: new Date(deposits.clock.now()).toISOString(),
    pagador: { cpf: deposits.cpf, nome: 'Ana Silva' },
    ...changes,
  }
}

async function cashOf(deposits: DepositsUnderTest): Promise<number> {
  return (await readWallet(deposits.database.kysely, deposits.playerId)).cash
}

async function statusOf(deposits: DepositsUnderTest, depositId: string) {
  const { body } = await deposits.call('deposit/status', { depositId })
  return depositStatusReply.parse(body).data
}

describeOnDatabases('psp/pix', (makeDatabase) => {
  let deposits: DepositsUnderTest

  beforeAll(async () => {
    deposits = await makeDeposits(await makeDatabase())
  })

  it('reports each payout that it names, once, and stores none of them as a payment', async () => {
    const sent = { endToEndId: 'E090893562021030PIf25a7868', gnExtras: { idEnvio: '123ABC' } }
    expect((await deposits.webhook({ pix: [sent, sent] })).status).toBe(200)
    expect(deposits.payoutNotices).toEqual(['123ABC'])
    const { rows } = await deposits.database.pool.query('select * from psp_inbox')
    expect(rows).toEqual([])
  })

  it('times a credit from the request and from the payment, and once', async () => {
    const before = deposits.credits.length
    const depositId = await deposits.requestDeposit()
    deposits.clock.pass(60_000)
    const paid = notice(deposits, depositId)
    deposits.clock.pass(1_500)
    await deposits.webhook({ pix: [paid] })
    await deposits.webhook({ pix: [paid, notice(deposits, depositId)] })
    expect(deposits.credits.slice(before)).toEqual([[61.5, 1.5]])
  })

  it('responds to a check of its presence, if the provider sends it', async () => {
    const payload = '{"evento":"teste_webhook"}'
    const call = async (signature: string) => {
      const headers = { 'content-type': 'application/json', 'x-psp-signature': signature }
      const request = { method: 'POST', url: '/api/psp', payload, headers } as const
      return (await deposits.app.inject(request)).statusCode
    }
    expect(await call(signBody(payload, PSP_SECRET))).toBe(200)
    expect(await call('forged')).toBe(401)
  })

  it('API-51 API-54 DEP-17 SEC-40 SEC-44 credits a confirmed payment and notifies', async () => {
    const id = await deposits.requestDeposit()
    expect((await statusOf(deposits, id)).status).toBe('awaiting')
    const before = await cashOf(deposits)
    deposits.sentMessages.length = 0
    const reply = await deposits.webhook({ pix: [notice(deposits, id)] })
    expect(reply.status).toBe(200)
    expect((await statusOf(deposits, id)).status).toBe('credited')
    expect(await cashOf(deposits)).toBe(before + 25)
    expect(deposits.sentMessages).toEqual([
      {
        playerId: deposits.playerId,
        message: { type: 'deposit', depositId: id, status: 'credited' },
      },
      {
        playerId: deposits.playerId,
        message: { type: 'wallet', wallet: { cash: before + 25, cashback: 0 } },
      },
    ])
  })

  it('API-54 refuses a bad signature and credits nothing', async () => {
    const id = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    for (const signature of ['', 'x', '0'.repeat(64)]) {
      const reply = await deposits.webhook({ pix: [notice(deposits, id)] }, signature)
      expect(reply.status).toBe(401)
      expect(reply.body.code).toBe('bad_signature')
      expect(reply.body.disconnect).toBeUndefined()
    }
    expect(await cashOf(deposits)).toBe(before)
    expect((await statusOf(deposits, id)).status).toBe('awaiting')
  })

  it('credits once, however often and with whatever others a notice is sent', async () => {
    const id = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    const received = notice(deposits, id)
    await deposits.webhook({ pix: [received, received] })
    await deposits.webhook({ pix: [received] })
    await deposits.webhook({ pix: [{ ...received, valor: '99999.00' }, received] })
    expect(await cashOf(deposits)).toBe(before + 25)
    expect(await statusOf(deposits, id)).toMatchObject({ status: 'credited', reason: null })
  })

  it.each([
    ['another CPF', { pagador: { cpf: '11144477735', nome: 'Bia' } }, 'payer_mismatch'],
    ['a payer without a CPF', { pagador: { cnpj: '12345678000195' } }, 'payer_mismatch'],
    ['a centavo less', { valor: '24.99' }, 'amount_mismatch'],
    ['more than requested', { valor: '2500.00' }, 'amount_mismatch'],
  ])('SEC-41 sends %s back and shows it', async (_what, changes, reason) => {
    const id = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    await deposits.webhook({ pix: [notice(deposits, id, changes)] })
    expect(await cashOf(deposits)).toBe(before)
    expect(await statusOf(deposits, id)).toMatchObject({ status: 'refunded', reason })
  })

  it('lists the amounts that were paid and sent back, not those requested', async () => {
    const id = await deposits.requestDeposit()
    await deposits.webhook({ pix: [notice(deposits, id, { valor: '2500.00' })] })
    const { data } = depositHistoryReply.parse((await deposits.call('deposit/history')).body)
    expect(data.find((row) => row.id === id)?.price).toBe(2500)
  })

  it('SEC-42 sends a late payment back and shows it', async () => {
    const id = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    deposits.clock.pass(1_800_001)
    expect((await statusOf(deposits, id)).status).toBe('expired')
    await deposits.webhook({ pix: [notice(deposits, id)] })
    expect(await cashOf(deposits)).toBe(before)
    expect(await statusOf(deposits, id)).toMatchObject({ status: 'refunded', reason: 'late' })
  })

  it('refunds a payment by an excluded player, and credits what was paid before', async () => {
    const early = await deposits.requestDeposit()
    const late = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    const inTime = notice(deposits, early)
    deposits.clock.pass(1000)
    const began_at = new Date(deposits.clock.now())
    const ends_at = new Date(deposits.clock.now() + 60_000)
    const { cpf, database } = deposits
    const excluded = { cpf, source: 'register', began_at, ends_at } as const
    await database.kysely.insertInto('exclusion').values(excluded).execute()
    await deposits.webhook({ pix: [inTime, notice(deposits, late)] })
    expect(await cashOf(deposits)).toBe(before + 25)
    expect((await statusOf(deposits, early)).status).toBe('credited')
    expect(await statusOf(deposits, late)).toMatchObject({ status: 'refunded', reason: 'excluded' })
    deposits.clock.pass(60_000)
  })

  it('credits a payment made in time whose notice is received after the expiry', async () => {
    const id = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    const inTime = notice(deposits, id)
    deposits.clock.pass(3_600_000)
    await deposits.webhook({ pix: [inTime] })
    expect(await cashOf(deposits)).toBe(before + 25)
  })

  it('API-52 ENT-28 SEC-42 shows a second payment as a refunded row of its own', async () => {
    const fresh = await makeDeposits(deposits.database)
    const id = await fresh.requestDeposit()
    await fresh.webhook({ pix: [notice(fresh, id)] })
    fresh.clock.pass(1000)
    const second = notice(fresh, id)
    await fresh.webhook({ pix: [second] })
    const { body } = await fresh.call('deposit/history')
    const { data } = depositHistoryReply.parse(body)
    expect(data).toEqual([
      {
        id: second.endToEndId,
        betCnfPaymentMethodName: 'PIX',
        price: 25,
        data: fresh.clock.now(),
        status: 'refunded',
        reason: 'repeated',
      },
      {
        id,
        betCnfPaymentMethodName: 'PIX',
        price: 25,
        data: fresh.clock.now() - 1000,
        status: 'credited',
        reason: null,
      },
    ])
    expect(await cashOf(fresh)).toBe(25)
  })

  it('refunds a payment without a known charge', async () => {
    const stranger = notice(deposits, '00000000-0000-4000-8000-000000000000')
    await deposits.webhook({ pix: [stranger] })
    const row = await deposits.database.kysely
      .selectFrom('pix_payment')
      .select(['outcome', 'reason', 'deposit_id'])
      .where('end_to_end_id', '=', stranger.endToEndId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ outcome: 'refunded', reason: 'unknown_charge', deposit_id: null })
  })

  it('API-51 responds to the deposit of another player as to a missing one', async () => {
    const depositId = await deposits.requestDeposit()
    const foreign = await deposits.call('deposit/status', { depositId }, 'bia')
    const unknown = await deposits.call('deposit/status', { depositId: 'x' }, 'bia')
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(unknown)
    expect((await deposits.call('deposit/history', {}, 'bia')).body.data).toEqual([])
  })

  it.each([
    ['no JSON', '{"pix":'],
    ['no list', '{"pix":{}}'],
    ['a list of texts', '{"pix":["E1"]}'],
    ['an invalid identifier', '{"pix":[{"endToEndId":"a b"}]}'],
    ['a NUL', '{"pix":[{"endToEndId":"E1","infoPagador":"\\u0000"}]}'],
    ['nothing', ''],
  ])('responds with 400 to a signed body with %s', async (_what, body) => {
    expect((await deposits.webhook(body)).status).toBe(400)
  })

  it('keeps an unreadable notice for the operator and processes the others', async () => {
    const id = await deposits.requestDeposit()
    const before = await cashOf(deposits)
    const odd = [
      notice(deposits, id, { valor: '25' }),
      notice(deposits, id, { valor: '-25.00' }),
      notice(deposits, id, { valor: '0.00' }),
      notice(deposits, id, { horario: 'yesterday' }),
    ]
    const reply = await deposits.webhook({ pix: [...odd, notice(deposits, id)] })
    expect(reply.status).toBe(200)
    expect(await cashOf(deposits)).toBe(before + 25)
    const rows = await deposits.database.kysely
      .selectFrom('psp_inbox')
      .select('fault')
      .where(
        'end_to_end_id',
        'in',
        odd.map(({ endToEndId }) => endToEndId),
      )
      .execute()
    expect(rows.map((row) => row.fault)).toEqual(odd.map(() => 'unreadable'))
  })
})

describeOnServer('psp/pix', (makeDatabase) => {
  it('SEC-42 credits one of many concurrent and repeated notices', async () => {
    const deposits = await makeDeposits(await makeDatabase())
    const id = await deposits.requestDeposit()
    const same = notice(deposits, id)
    const others = Array.from({ length: 10 }, () => notice(deposits, id))
    const bodies = [...others, ...Array.from({ length: 20 }, () => same)]
    const replies = await Promise.all(bodies.map((each) => deposits.webhook({ pix: [each] })))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await cashOf(deposits)).toBe(25)
    const outcomes = await deposits.database.kysely
      .selectFrom('pix_payment')
      .select('outcome')
      .execute()
    expect(outcomes.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'refunded')).toHaveLength(10)
  })
})
