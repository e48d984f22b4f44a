import type { ApiReply, SentCall, TextFields } from '@caderneta/testing/client/api-client'
import { expect, test } from 'vitest'
import { type Attempt, PatientClient } from './patient-client.ts'
import { placeSlip } from './place-slip.ts'

const LOST = { reason: 'no reply arrived' }
const wallet = { cash: 0, cashback: 0 }
const reply = (data: object): Attempt<ApiReply> => ({
  result: { status: 200, success: true, code: null, body: { data, wallet } },
})

/** Replies as scripted, the last one again and again, and records the calls with their slips. */
class ScriptedClient extends PatientClient {
  readonly calls: string[] = []
  readonly #script: readonly Attempt<ApiReply>[]

  constructor(script: readonly Attempt<ApiReply>[], withinMs = 60_000) {
    super('http://127.0.0.1:9', { withinMs, firstWaitMs: 1 })
    this.#script = script
  }

  override attempt<Fields>({ path }: SentCall<Fields>, fields: TextFields<NoInfer<Fields>>) {
    this.calls.push(`${path} ${new Map(Object.entries(fields)).get('slipId')}`)
    const attempt = this.#script[Math.min(this.calls.length, this.#script.length) - 1] ?? LOST
    return Promise.resolve(attempt)
  }
}

test('a lost reply to a placed slip is resolved by its status, without a second slip', async () => {
  const client = new ScriptedClient([LOST, reply({ status: 'placed', reference: 'AB', bets: [] })])
  const placed = await placeSlip(client, [], 'one')
  expect(placed).toMatchObject({ success: true, body: { data: { reference: 'AB' } } })
  expect(client.calls).toEqual(['wagers/save one', 'wagers/status one'])
})

test('a slip that the server never saw is sent again under the same key', async () => {
  const unknown = reply({ status: 'unknown' })
  const client = new ScriptedClient([LOST, unknown, reply({ reference: 'AB', bets: [] })])
  expect((await placeSlip(client, [], 'one')).success).toBe(true)
  expect(client.calls).toEqual(['wagers/save one', 'wagers/status one', 'wagers/save one'])
})

test('a slip that was refused meanwhile is a refusal with its code', async () => {
  const pending = reply({ status: 'pending' })
  const refused = reply({ status: 'refused', code: 'odds_changed' })
  const client = new ScriptedClient([LOST, pending, refused])
  expect(await placeSlip(client, [], 'one')).toMatchObject({ success: false, code: 'odds_changed' })
})

test('what cannot be done ends with one sentence: what, for how long and why', async () => {
  const client = new ScriptedClient([LOST], 0)
  await expect(placeSlip(client, [], 'one')).rejects.toThrow(
    /^placing slip one failed for \d+\.\d s: no reply arrived$/,
  )
})
