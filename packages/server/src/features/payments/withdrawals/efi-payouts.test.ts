import { randomUUID } from 'node:crypto'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { eventually } from '@caderneta/testing/eventually'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { idEnvioOf } from './efi-pix.ts'
import { type EfiMishap, startTestEfi, type TestEfi } from './test-efi.ts'
import { type EfiBank, makeEfiBank, SHORT_TIMEOUT_MS } from './test-efi-bank.ts'
import { form } from './test-withdrawals.ts'

const KEY = form().pixKey

describeOnDatabases('withdrawals that Efí pays', (makeDatabase) => {
  let database: Database
  let efi: TestEfi
  let bank: EfiBank

  beforeAll(async () => {
    database = await makeDatabase()
  })
  beforeEach(async () => {
    efi = await startTestEfi()
    bank = await makeEfiBank(database, efi)
  })
  afterEach(async () => {
    expect(await bank.audit()).toEqual([])
    await efi.close()
  })

  /** Requested and sent; the digits of its identifier. */
  async function send(amount = '40.00'): Promise<string> {
    const id = await bank.request(amount)
    await bank.pay()
    return idEnvioOf(id)
  }

  it('go to the key of the form and the CPF of the account, under our identifier', async () => {
    const idEnvio = await send()
    const { cpf } = await bank.database.kysely
      .selectFrom('withdrawal')
      .select('cpf')
      .where('player_id', '=', bank.playerId)
      .executeTakeFirstOrThrow()
    expect(idEnvio).toMatch(/^[0-9a-f]{32}$/)
    expect(efi.sentById.get(idEnvio)).toMatchObject({
      valor: '40.00',
      favorecido: { chave: KEY, cpf },
    })
    expect(await bank.endings()).toEqual(['sending'])
    await bank.pay()
    expect([await bank.endings(), await bank.cash()]).toEqual([['paid'], 60])
  })

  it('wait while Efí processes them, and are requested once', async () => {
    efi.isSlow = true
    await send()
    for (let round = 0; round < 3; round += 1) await bank.restart()
    expect(await bank.endings()).toEqual(['sending'])
    expect(efi.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
    efi.isSlow = false
    await bank.restart()
    expect(await bank.endings()).toEqual(['paid'])
  })

  it.each([
    ['40.13', 'refused provider_refused'],
    ['40.15', 'refused provider_refused'],
  ])('of R$ %s end as %s, and the money is returned once', async (amount, ending) => {
    await send(amount)
    await bank.restart()
    await bank.restart()
    expect([await bank.endings(), await bank.cash()]).toEqual([[ending], 100])
  })

  it('SEC-37 are refused when the key belongs to another CPF', async () => {
    efi.keysOfOthers.add(KEY)
    await send()
    expect([await bank.endings(), await bank.cash()]).toEqual([['refused key_of_another'], 100])
    expect(efi.sentById.size).toBe(0)
  })

  it('SEC-37 are not requested with the CPF of another person as their key', async () => {
    const requested = form({ pixKeyType: 'cpf', pixKey: '529.982.247-25' })
    const { status, body } = await bank.call('save', requested)
    expect([status, body['code']]).toEqual([422, 'key_of_another'])
  })

  it.each(['lost', 'silence', 'late', 500, 503] as const)(
    'are paid once when the first request ends in: %s',
    async (mishap) => {
      bank = await makeEfiBank(database, efi, SHORT_TIMEOUT_MS)
      efi.mishaps.push('none', mishap)
      await send()
      await bank.restart()
      await bank.restart()
      expect([await bank.endings(), await bank.cash()]).toEqual([['paid'], 60])
      expect([efi.paidIds.length, efi.sentById.size]).toEqual([1, 1])
    },
  )

  it('request a new token and repeat the call that the old one left unprocessed', async () => {
    await send()
    efi.mishaps.push('stale')
    await bank.restart()
    expect(await bank.endings()).toEqual(['paid'])
  })

  it.each(['nowhere', 403, 429, 502] as const)(
    'wait, and are not requested, while the status query fails with: %s',
    async (mishap) => {
      efi.mishaps.push(mishap, mishap, mishap)
      await send()
      expect(await bank.endings()).toEqual(['sending'])
      expect(efi.calls.some((call) => call.startsWith('PUT'))).toBe(false)
      efi.mishaps.length = 0
      await bank.restart()
      await bank.restart()
      expect(await bank.endings()).toEqual(['paid'])
    },
  )

  it('are credited once when all of it is returned; a partial return is reported', async () => {
    const idEnvio = await send()
    await bank.restart()
    efi.sendBack(idEnvio, '15.00')
    await bank.restart()
    expect([await bank.endings(), await bank.cash()]).toEqual([['paid'], 60])
    efi.sendBack(idEnvio, '25.00')
    bank.clock.pass(10 * 86_400_000)
    await bank.webhook(idEnvio)
    await eventually(async () =>
      expect(await bank.endings()).toEqual(['returned receiver_returned']),
    )
    await bank.webhook(idEnvio)
    await bank.restart()
    expect(await bank.cash()).toBe(100)
  })

  it('are paid as soon as the webhook reports them, twice or ten times', async () => {
    const idEnvio = await send()
    const statuses = await Promise.all(Array.from({ length: 5 }, () => bank.webhook(idEnvio)))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    await eventually(async () => expect(await bank.endings()).toEqual(['paid']))
    expect(await bank.cash()).toBe(60)
    const { rows } = await bank.database.pool.query(
      `select from psp_inbox left join pix_payment using (end_to_end_id)
       where pix_payment.end_to_end_id is null`,
    )
    expect(rows).toEqual([])
  })

  it('are not paid merely because a webhook reports so', async () => {
    efi.isSlow = true
    const idEnvio = await send()
    const calls = efi.calls.length
    expect(await bank.webhook(idEnvio, {})).toBe(401)
    expect(await bank.webhook(idEnvio, { 'x-psp-proof': 'a guess' })).toBe(401)
    expect(efi.calls).toHaveLength(calls)
    expect(await bank.webhook(idEnvio)).toBe(200)
    await eventually(() => expect(efi.calls.length).toBeGreaterThan(calls))
    expect(await bank.webhook(idEnvioOf(randomUUID()))).toBe(200)
    expect(await bank.webhook('123ABC')).toBe(200)
    expect([await bank.endings(), await bank.cash()]).toEqual([['sending'], 60])
  })

  it('SEC-22 are paid once or returned once, whatever is lost, over restarts', async () => {
    const mishap = fc.constantFrom<EfiMishap>('none', 'silence', 'lost', 'late', 'stale', 503)
    const amount = fc.constantFrom('10.00', '10.13', '10.15', '10.14')
    const play = fc.record({
      amount,
      mishaps: fc.array(mishap, { maxLength: 6 }),
      hooks: fc.nat({ max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(play, async ({ amount: requested, mishaps, hooks }) => {
        const own = await makeEfiBank(database, efi, SHORT_TIMEOUT_MS)
        const id = idEnvioOf(await own.request(requested))
        efi.mishaps.splice(0, efi.mishaps.length, ...mishaps)
        await own.pay()
        for (let round = 0; round <= mishaps.length; round += 1) {
          if (round < hooks) await own.webhook(id)
          await own.restart()
        }
        efi.mishaps.length = 0
        for (let round = 0; round < 3; round += 1) await own.restart()
        if (requested.endsWith('.14')) efi.sendBack(id, requested)
        await own.restart()
        await own.restart()
        const isOut = requested === '10.00'
        expect(efi.paidIds.includes(id)).toBe(requested === '10.00' || requested === '10.14')
        expect(await own.cash()).toBe(isOut ? 90 : 100)
        expect(await own.endings()).toEqual([
          isOut
            ? 'paid'
            : requested === '10.14'
              ? 'returned receiver_returned'
              : 'refused provider_refused',
        ])
      }),
      { numRuns: sized({ test: 6, small: 30, full: 500 }) },
    )
  })
})
