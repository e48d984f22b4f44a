import { expect, test } from 'vitest'
import { awaitResult, type SlipResult, type SlipResultSource } from './await-result.ts'

const placed: SlipResult = {
  is: 'placed',
  reference: 'ABC',
  bets: [],
  wallet: { cash: 90, cashback: 0 },
}
const refused: SlipResult = { is: 'refused', code: 'market_suspended', message: null, facts: {} }

/** A server that gives these answers in turn, and then nothing more. */
function server(statuses: SlipResult[], resent: SlipResult[] | null = []) {
  const calls: string[] = []
  const next = (name: string, results: SlipResult[]) => async () => {
    calls.push(name)
    return results.shift() ?? ({ is: 'lost' } as const)
  }
  const source: SlipResultSource = {
    fetchStatus: next('ask', statuses),
    resend: next('resend', resent ?? []),
    canResend: () => resent !== null,
    pause: async () => calls.length < 20,
  }
  return { calls, source }
}

test('asks until the slip is decided', async () => {
  const { calls, source } = server([{ is: 'lost' }, { is: 'pending' }, { is: 'pending' }, placed])
  expect(await awaitResult(source)).toBe(placed)
  expect(calls).toEqual(['ask', 'ask', 'ask', 'ask'])
})

test('a refusal is an answer too', async () => {
  expect(await awaitResult(server([{ is: 'pending' }, refused]).source)).toBe(refused)
})

test('a slip that the server never saw is sent again under its key', async () => {
  const { calls, source } = server([{ is: 'unknown' }], [placed])
  expect(await awaitResult(source)).toBe(placed)
  expect(calls).toEqual(['ask', 'resend'])
})

test('the sending may be lost again', async () => {
  const { calls, source } = server([{ is: 'unknown' }, placed], [{ is: 'lost' }])
  expect(await awaitResult(source)).toBe(placed)
  expect(calls).toEqual(['ask', 'resend', 'ask'])
})

test('an old slip that the server never saw is told as unknown, not sent', async () => {
  const { calls, source } = server([{ is: 'unknown' }], null)
  expect(await awaitResult(source)).toBe('unknown')
  expect(calls).toEqual(['ask'])
})

test('SEC-14 without any answer it never says that the bet is placed', async () => {
  expect(await awaitResult(server([]).source)).toBeNull()
})
