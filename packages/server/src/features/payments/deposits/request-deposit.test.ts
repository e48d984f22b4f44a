import { fieldText } from '@caderneta/contract/messages/field-texts'
import { depositMethodsReply, depositSaveReply } from '@caderneta/contract/payments/deposits'
import { readBrCode } from '@caderneta/domain/testing/read-br-code'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { type DepositsUnderTest, makeDeposits } from '../testing/test-deposits.ts'
import { qrCode } from './qr-code.ts'

describeOnDatabases('deposit/save', (makeDatabase) => {
  let deposits: DepositsUnderTest

  beforeAll(async () => {
    deposits = await makeDeposits(await makeDatabase())
  })

  const save = (changes: object = {}, token?: string) =>
    deposits.call(
      'deposit/save',
      { betCnfPaymentMethodId: '1', depositAmount: '100.00', ...changes },
      token,
    )

  it('API-49 DEP-22 ENT-27 offers only PIX, method 1', async () => {
    const { body } = await deposits.call('deposit/methods')
    expect(depositMethodsReply.parse(body).cnfPaymentMethods).toEqual([
      { id: 1, name: 'PIX', addFundsFormType: 'default' },
    ])
  })

  it('DEP-22 offers the card form where the deployment enables it', async () => {
    const withCard = await makeDeposits(deposits.database, { CARD: 'on' })
    const { body } = await withCard.call('deposit/methods')
    const methods = depositMethodsReply.parse(body).cnfPaymentMethods
    expect(methods.map((method) => method.addFundsFormType)).toEqual(['default', 'card'])
    const fields = { betCnfPaymentMethodId: '2', depositAmount: '10.00' }
    expect((await withCard.call('deposit/save', fields)).body.code).toBe('method_unavailable')
  })

  it('offers nothing without a provider', async () => {
    const without = await makeDeposits(deposits.database, { PSP: 'none' })
    expect((await without.call('deposit/methods')).body.cnfPaymentMethods).toEqual([])
    const fields = { betCnfPaymentMethodId: '1', depositAmount: '10.00' }
    expect((await without.call('deposit/save', fields)).status).toBe(422)
    expect((await without.call('sandbox/pix/pay', { depositId: 'x' })).status).toBe(404)
    expect((await without.webhook({ pix: [] })).status).toBe(404)
  })

  it('DEP-14 API-50 ENT-29 replies with code, image and expiry', async () => {
    const { status, body } = await save()
    expect([status, body.success]).toEqual([200, true])
    const reply = depositSaveReply.parse(body)
    expect(reply.price).toBe(100)
    expect(reply.expiresAt).toBe(deposits.clock.now() + 1_800_000)
    expect(reply.qrcode).toBe(qrCode(reply.payload))
    const code = readBrCode(reply.payload)
    const txid = reply.depositId.replaceAll('-', '')
    expect(JSON.stringify(code)).toContain(`/qr/v2/${txid}`)
  })

  it('SEC-40 leaves the wallet unchanged', async () => {
    await save()
    const wallet = await readWallet(deposits.database.kysely, deposits.playerId)
    expect(wallet).toEqual({ cash: 0, cashback: 0 })
  })

  it.each([
    ['abc', 'The amount must be a number'],
    ['', 'This field is required!'],
    ['1e3', 'The amount must be a number'],
    ['10,00', 'The amount must be a number'],
    ['10.001', 'The amount must be a number'],
    ['١٢', 'The amount must be a number'],
    ['NaN', 'The amount must be a number'],
    ['0', 'The amount must be greater than zero'],
    ['0.00', 'The amount must be greater than zero'],
    ['-1', 'The amount must be greater than zero'],
  ])('VAL-31 VAL-32 VAL-33 refuses the amount "%s"', async (depositAmount, sentence) => {
    const { status, body } = await save({ depositAmount })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ depositAmount: sentence })
  })

  it('accepts the limits themselves and refuses a centavo beyond', async () => {
    const codeOf = async (depositAmount: string) => (await save({ depositAmount })).body.code
    expect(await codeOf('1.00')).toBeUndefined()
    expect(await codeOf('50000.00')).toBeUndefined()
    expect(await codeOf('0.99')).toBe('deposit_too_small')
    expect(await codeOf('50000.01')).toBe('deposit_too_large')
    expect((await save({ depositAmount: '0.99' })).body.depositMin).toBe(1)
  })

  it('VAL-29 reports an empty CPF on its field', async () => {
    for (const cpf of ['', ' '])
      expect((await save({ cpf })).body.fields).toEqual({ cpf: 'This field is required!' })
  })

  it('VAL-30 compares the CPF with the account, and calls only a wrong one invalid', async () => {
    const fieldsOf = async (cpf: string) => (await save({ cpf })).body.fields
    expect(await fieldsOf(deposits.cpf)).toBeUndefined()
    expect(deposits.cpf).toHaveLength(11)
    expect(await fieldsOf('5299822472')).toEqual({ cpf: 'Too short' })
    expect(fieldText('too_short', 'ptBR')).toBe('Muito curto')
    expect(await fieldsOf('529.982.247-24')).toEqual({ cpf: 'Invalid CPF' })
    expect(await fieldsOf('529.982.247-25')).toEqual({
      cpf: 'This is not the CPF of your account',
    })
  })

  it('refuses an unknown method', async () => {
    expect((await save({ betCnfPaymentMethodId: '9' })).body.code).toBe('method_unavailable')
  })

  it('ACT-07 refuses an unconfirmed account, and an anonymous caller', async () => {
    expect((await save({}, 'new')).status).toBe(403)
    expect((await save({}, '')).status).toBe(401)
  })

  it('refuses a player who is excluded from betting', async () => {
    expect(await save({}, 'out')).toMatchObject({ status: 403, body: { code: 'self_excluded' } })
  })
})
