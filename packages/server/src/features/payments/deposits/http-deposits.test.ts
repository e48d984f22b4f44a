import { txidOf } from '@caderneta/domain/payments/pix-txid'
import { eventually } from '@caderneta/testing/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { connectPsp } from '../psp/connect-psp.ts'
import { type DepositsUnderTest, makeDeposits } from '../testing/test-deposits.ts'
import { startTestPsp, type TestPsp, testPspEnvironment } from '../testing/test-psp.ts'
import { reconcileDeposits } from '../webhook/reconcile-deposits.ts'
import type { DepositDeps } from './deposit-deps.ts'

const SECRET = 'thirty-two letters that are secret'
let lastNumber = 0

describeOnDatabases('deposits by a provider over the network', (makeDatabase) => {
  let psp: TestPsp
  let deposits: DepositsUnderTest
  let deps: DepositDeps

  beforeAll(async () => {
    psp = await startTestPsp()
    deposits = await makeDeposits(await makeDatabase(), testPspEnvironment(psp, SECRET))
    const { http } = deposits.deps.config.payment
    if (!http) throw new Error('the provider is not an HTTP provider')
    const provider = connectPsp(http, deposits.clock)
    deps = { ...deposits.deps, provider, secret: SECRET, isRemote: true }
  })
  afterAll(() => psp.close())

  function pay(depositId: string, changes: { payerCpf?: string; valor?: string } = {}) {
    lastNumber += 1
    const payment = {
      endToEndId: `E99999999202606011200${String(lastNumber).padStart(11, '0')}`,
      txid: txidOf(depositId),
      valor: '25.00',
      horario: new Date(deposits.clock.now()).toISOString(),
      payerCpf: deposits.cpf,
      ...changes,
    }
    psp.pay(payment)
    const { payerCpf: _omitted, ...notice } = payment
    return notice
  }

  /** A webhook through the proxy, which has verified the provider's certificate. */
  async function sendNotice(notice: object, proof = SECRET): Promise<number> {
    const reply = await deposits.app.inject({
      method: 'POST',
      url: '/api/psp/pix',
      headers: { 'content-type': 'application/json', 'x-psp-proof': proof },
      payload: JSON.stringify({ pix: [notice] }),
    })
    return reply.statusCode
  }

  /** Work in progress when a round begins may need the next one. */
  async function settle(): Promise<void> {
    await reconcileDeposits(deps)
    await reconcileDeposits(deps)
  }

  /** A refund that the webhook began is finished by a round after it. */
  async function expectRefunded(id: string, reason: string): Promise<void> {
    await eventually(async () => {
      await settle()
      expect(await stateOf(id)).toMatchObject({ status: 'refunded', reason })
    })
  }

  const cash = async () => (await readWallet(deposits.database.kysely, deposits.playerId)).cash
  const stateOf = async (depositId: string) =>
    (await deposits.call('deposit/status', { depositId })).body['data']

  it('SEC-40 SEC-41 credit a payment by the owner, though no webhook names the payer', async () => {
    const before = await cash()
    const id = await deposits.requestDeposit()
    expect(await sendNotice(pay(id))).toBe(200)
    await settle()
    expect(await stateOf(id)).toMatchObject({ status: 'credited' })
    expect(await cash()).toBe(before + 25)
  })

  it('SEC-41 refund a payment by another payer, once', async () => {
    const before = await cash()
    const id = await deposits.requestDeposit()
    const notice = pay(id, { payerCpf: '11144477735' })
    await sendNotice(notice)
    await sendNotice(notice)
    await expectRefunded(id, 'payer_mismatch')
    expect(psp.refundsById.get(notice.endToEndId)).toMatchObject({ valor: '25.00' })
    expect(await cash()).toBe(before)
  })

  it('act on the response of the provider, not on the content of a webhook', async () => {
    const before = await cash()
    const id = await deposits.requestDeposit()
    const notice = pay(id, { valor: '1.00' })
    await sendNotice({ ...notice, valor: '25.00', pagador: { cpf: deposits.cpf } })
    await expectRefunded(id, 'amount_mismatch')
    expect(await cash()).toBe(before)
  })

  it('credit nothing that the provider does not know, and wait', async () => {
    const before = await cash()
    const id = await deposits.requestDeposit()
    const horario = new Date(deposits.clock.now()).toISOString()
    const forged = { endToEndId: `E${'1'.repeat(31)}`, txid: txidOf(id), valor: '25.00', horario }
    expect(await sendNotice(forged)).toBe(200)
    await settle()
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting' })
    expect(await cash()).toBe(before)
  })

  it('API-54 reject a caller that neither proxy nor signature authenticates', async () => {
    const id = await deposits.requestDeposit()
    expect(await sendNotice(pay(id), 'another proof')).toBe(401)
  })

  it('find a payment without a webhook', async () => {
    const before = await cash()
    pay(await deposits.requestDeposit())
    await settle()
    expect(await cash()).toBeGreaterThanOrEqual(before + 25)
  })

  it('are refused while the provider is unavailable, and leave no rows', async () => {
    psp.mishaps.push(503, 503, 503)
    const fields = { betCnfPaymentMethodId: '1', depositAmount: '7.00' }
    const reply = await deposits.call('deposit/save', fields)
    expect([reply.status, reply.body['code']]).toEqual([503, 'unavailable'])
    const { body } = await deposits.call('deposit/history')
    expect(JSON.stringify(body)).not.toContain('"price":7')
    expect(await auditBooks(deposits.database)).toEqual([])
  })
})
