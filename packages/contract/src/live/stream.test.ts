import { describe, expect, test } from 'vitest'
import { serverMessage } from '../testing/server-message.ts'
import { clientMessage } from './stream.ts'

const accepts = (value: unknown): boolean => clientMessage.safeParse(value).success

describe('what a page may send on the stream', () => {
  test('hello, with a token or without', () => {
    expect(accepts({ type: 'hello' })).toBe(true)
    expect(accepts({ type: 'hello', token: 'abc' })).toBe(true)
    expect(accepts({ type: 'hello', token: 'x'.repeat(129) })).toBe(false)
    expect(accepts({ type: 'hello', token: 7 })).toBe(false)
  })

  test('which games it shows, three thousand at most', () => {
    expect(accepts({ type: 'watch', games: [] })).toBe(true)
    expect(accepts({ type: 'watch', games: Array.from({ length: 3000 }, (_, i) => i + 1) })).toBe(
      true,
    )
    expect(accepts({ type: 'watch', games: Array.from({ length: 3001 }, (_, i) => i + 1) })).toBe(
      false,
    )
    for (const wrong of [-1, 0, 1.5, '1', null, Number.NaN])
      expect(accepts({ type: 'watch', games: [wrong] })).toBe(false)
  })

  test('which markets of games it shows, a thousand at most', () => {
    const view = (more: object = {}) => ({ id: 7, markets: [1, 2], ...more })
    const acceptsViews = (...views: unknown[]) => accepts({ type: 'watch', id: 3, views })
    expect(acceptsViews()).toBe(true)
    expect(acceptsViews(view(), view({ timeline: true }))).toBe(true)
    const markets = Array.from({ length: 1000 }, (_, i) => i + 1)
    expect(acceptsViews(view({ markets }))).toBe(true)
    expect(acceptsViews(view({ markets }), view())).toBe(false)
    const views = Array.from({ length: 301 }, () => view({ markets: [] }))
    expect(acceptsViews(...views)).toBe(false)
    for (const wrong of [null, 7, {}, { id: 7 }, view({ id: 0 }), view({ markets: [0] })])
      expect(acceptsViews(wrong)).toBe(false)
    expect(acceptsViews(view({ timeline: false }))).toBe(false)
  })

  test('that it wants everything again', () => {
    expect(accepts({ type: 'resync' })).toBe(true)
  })

  test.each([null, 'hello', 7, [], {}, { type: 'bets' }, { games: [1] }])(
    '%j is no message',
    (value) => {
      expect(accepts(value)).toBe(false)
    },
  )
})

describe('what the server sends on the stream', () => {
  test('a change names a selection, its rate, version and state', () => {
    const message = {
      type: 'changes',
      seq: 4,
      changes: [{ id: 1, odds: [[1001, 1.85, 7, 's']] }],
    }
    expect(serverMessage.parse(message)).toEqual(message)
    const wrong = { ...message, changes: [{ id: 1, odds: [[1001, 1.85, 7, 'x']] }] }
    expect(serverMessage.safeParse(wrong).success).toBe(false)
  })

  test('a score travels with status and clock', () => {
    const info = {
      gameStatus: 'live',
      score: [1, 0],
      clock: { period: '2H', minute: 90, stoppage: 3 },
    }
    const message = { type: 'changes', seq: 1, changes: [{ id: 1, info }] }
    expect(serverMessage.parse(message)).toEqual(message)
  })

  test('signs of life, wallet and the end of a session', () => {
    for (const message of [
      { type: 'alive', seq: 1, at: 5 },
      { type: 'wallet', wallet: { cash: 10.5, cashback: 0 } },
      { type: 'deposit', depositId: 'a', status: 'credited' },
      { type: 'disconnect' },
    ])
      expect(serverMessage.parse(message)).toEqual(message)
  })
})
