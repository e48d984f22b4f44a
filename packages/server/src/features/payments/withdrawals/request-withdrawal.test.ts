import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { form, makeWithdrawals, type WithdrawalsUnderTest } from './test-withdrawals.ts'

describeOnDatabases('withdraw/save', (makeDatabase) => {
  let bank: WithdrawalsUnderTest

  beforeAll(async () => {
    bank = await makeWithdrawals(await makeDatabase())
  })

  const save = (changes: object = {}, token?: string) => bank.call('save', form(changes), token)

  it('API-45 API-46 SEC-38 holds the amount at once and lists the request', async () => {
    const { status, body } = await save()
    expect([status, body['success']]).toEqual([200, true])
    expect(body['wallet']).toEqual({ cash: 60, cashback: 0 })
    const { body: listed } = await bank.call('getAll')
    expect(listed['data']).toMatchObject([
      {
        id: body['withdrawalId'],
        amount: 40,
        status: 'requested',
        pixKey: '12•••00',
        isCancelable: true,
        steps: [{ status: 'requested', at: bank.clock.now() }],
      },
    ])
    expect(await bank.audit()).toEqual([])
  })

  it('SEC-37 stores name and CPF of the account, whatever the form contains', async () => {
    const stored = await bank.database.kysely
      .selectFrom('withdrawal')
      .innerJoin('player', 'player.id', 'withdrawal.player_id')
      .select(['withdrawal.owner_name', 'withdrawal.cpf', 'player.cpf as own'])
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ owner_name: 'Ana Silva', cpf: stored.own, own: stored.own })
  })

  it('API-46 lists no player the withdrawals of another', async () => {
    const { body } = await bank.call('getAll', {}, 'bia')
    expect(body['data']).toEqual([])
  })

  it('takes a repeated request for the same withdrawal, its key for no other', async () => {
    const requested = form({ amount: '10.00' })
    const [first, second] = [await bank.call('save', requested), await bank.call('save', requested)]
    expect(second.body['withdrawalId']).toBe(first.body['withdrawalId'])
    expect(await bank.cash()).toBe(50)
    expect((await bank.call('save', { ...requested, amount: '11.00' })).status).toBe(409)
    expect((await bank.call('save', requested, 'bia')).status).toBe(409)
    expect(await bank.cash()).toBe(50)
  })

  it('VAL-40 refuses more than the cash with 422, and zero as a field error', async () => {
    const more = await save({ amount: '50.01' })
    expect([more.status, more.body['code']]).toEqual([422, 'not_enough_cash'])
    for (const amount of ['0', '0.00', '-5.00', 'abc', '1e3', '1.234']) {
      const { status, body } = await save({ amount })
      expect([status, Object.keys(body['fields'] ?? {})]).toEqual([400, ['amount']])
    }
    expect(await bank.cash()).toBe(50)
  })

  it('VAL-39 reports a key that does not fit its kind as a field error', async () => {
    const { status, body } = await save({ pixKeyType: 'email', pixKey: 'abc' })
    expect([status, body['fields']]).toMatchObject([400, { pixKey: expect.any(String) }])
  })

  it('reports a wrong password on its field and holds nothing', async () => {
    const { status, body } = await save({ password: 'Errada#27' })
    expect([status, body['fields']]).toMatchObject([400, { password: expect.any(String) }])
    expect(await bank.cash()).toBe(50)
  })

  it.each([
    [{ pixKeyType: 'cpf', pixKey: '529.982.247-25' }, 'key_of_another'],
    [{ pixKeyType: 'cnpj', pixKey: '12.ABC.345/01DE-35' }, 'key_of_another'],
    [{ pixKeyType: 'email', pixKey: 'alguem@outra-pessoa.com' }, 'key_of_another'],
    [{ pixKey: '00000000-0000-0000-0000-000000000000' }, 'key_unknown'],
  ])('refuses a key that is not the player’s own: %o', async (changes, code) => {
    const { status, body } = await save(changes)
    expect([status, body['code']]).toEqual([422, code])
  })

  it('returns the limits with the refusal', async () => {
    const { body } = await save({ amount: '0.50' })
    expect(body).toMatchObject({ code: 'withdrawal_too_small', withdrawalMin: 1 })
  })

  it('is blocked for a day after a change of password, e-mail or phone', async () => {
    const changedAt = new Date(bank.clock.now())
    await bank.database.kysely
      .updateTable('player')
      .set({ contact_changed_at: changedAt })
      .where('id', '=', bank.playerId)
      .execute()
    const { status, body } = await save({ amount: '1.00' })
    const until = changedAt.getTime() + 86_400_000
    expect([status, body['code'], body['until']]).toEqual([422, 'withdrawal_held', until])
    bank.clock.pass(86_400_000)
    expect((await save({ amount: '1.00' })).status).toBe(200)
  })
})

describeOnServer('concurrent withdrawals', (makeDatabase) => {
  it('never take more than the balance', async () => {
    const bank = await makeWithdrawals(await makeDatabase())
    const requested = Array.from({ length: 24 }, () => bank.call('save', form({ amount: '30.00' })))
    const replies = await Promise.all(requested)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = replies.filter(({ status }) => status === 422)
    expect(refused.every(({ body }) => body['code'] === 'not_enough_cash')).toBe(true)
    expect(await bank.cash()).toBe(10)
    expect(await bank.audit()).toEqual([])
  })
})

describe('the form of the tests', () => {
  it('is another request each time', () => {
    expect(form().withdrawalId).not.toBe(form().withdrawalId)
  })
})
