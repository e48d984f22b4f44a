import { expect, test } from 'vitest'
import { awaitResult, type SlipResult, type SlipResultSource } from './await-result.ts'

const placed: SlipResult = {
  is: 'placed',
  reference: 'ABC',
  bets: [],
  wallet: { cash: 90, cashback: 0 },
}
const refused: SlipResult = { is: 'refused', code: 'market_suspended', message: null, facts: {} }

/** A server that returns these results in turn, and then no more. */
function server(statuses: SlipResult[], resent: SlipResult[] | null = []) {
  const calls: string[] = []
  const next = (name: string, results: SlipResult[]) => async () => {
    calls.push(name)
    return results.shift() ?? ({ is: 'lost' } as const)
  }
  const source: SlipResultSource = {
    fetchStatus: next('status', statuses),
    resend: next('resend', resent ?? []),
    canResend: () => resent !== null,
    pause: async () => calls.length < 20,
  }
  return { calls, source }
}

test('polls until the slip is decided', async () => {
  const { calls, source } = server([{ is: 'lost' }, { is: 'pending' }, { is: 'pending' }, placed])
  expect(await awaitResult(source)).toBe(placed)
  expect(calls).toEqual(['status', 'status', 'status', 'status'])
})

test('a refusal is a result too', async () => {
  expect(await awaitResult(server([{ is: 'pending' }, refused]).source)).toBe(refused)
})

test('a slip unknown to the server is resent under its key', async () => {
  const { calls, source } = server([{ is: 'unknown' }], [placed])
  expect(await awaitResult(source)).toBe(placed)
  expect(calls).toEqual(['status', 'resend'])
})

test('the resent request may be lost again', async () => {
  const { calls, source } = server([{ is: 'unknown' }, placed], [{ is: 'lost' }])
  expect(await awaitResult(source)).toBe(placed)
  expect(calls).toEqual(['status', 'resend', 'status'])
})

test('an old slip unknown to the server is reported as unknown, not resent', async () => {
  const { calls, source } = server([{ is: 'unknown' }], null)
  expect(await awaitResult(source)).toBe('unknown')
  expect(calls).toEqual(['status'])
})

test('SEC-14 without any response it never reports the bet as placed', async () => {
  expect(await awaitResult(server([]).source)).toBeNull()
})
