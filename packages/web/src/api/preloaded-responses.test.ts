// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openPreloaded } from '../testing/preloaded-page.ts'
import { page } from '../testing/test-page.ts'
import { strange, testServer } from '../testing/test-server.ts'
import { setBearer } from './bearer.ts'
import { call } from './call.ts'

const LIST = { success: true, msg: 'Feito', data: { games: [1] } }
const SENT = strange({ success: true, msg: 'Ok', data: { games: [2] } })
const list = z.object({ data: z.object({ games: z.array(z.number()) }) })

const fetchList = (fields: Record<string, string>) =>
  call(page, { path: 'sport/item', response: list }, fields)

const preloaded = (replies: object, language = 'pt-BR') => ({ language, replies })
const DAY_MS = 86_400_000
const MADE_AT = Date.UTC(2026, 10, 27, 12)
const withList = preloaded({ 'sport/item?limit=40&route=football': LIST })
const FOOTBALL = { route: 'football', limit: '40' }

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))
afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each(['ptBR', 'en'])('a device a day off begins with the day of the server, in %s', (own) => {
  vi.useFakeTimers({ toFake: ['Date'], now: MADE_AT + DAY_MS })
  openPreloaded({ ...withList, now: MADE_AT }, own)
  expect(page.today.read('UTC')).toBe('2026-11-27')
  vi.useRealTimers()
})

describe('a preloaded response', () => {
  it('is used for its call, once, and nothing is sent', async () => {
    const calls = testServer({ 'sport/item': SENT })
    openPreloaded(withList)
    expect(await fetchList(FOOTBALL)).toMatchObject({
      value: { data: { games: [1] } },
      msg: 'Feito',
    })
    expect(calls).toEqual([])
    expect(await fetchList(FOOTBALL)).toMatchObject({ value: { data: { games: [2] } } })
    expect(calls).toHaveLength(1)
  })

  it('is not used for another call', async () => {
    const calls = testServer({ 'sport/item': SENT })
    openPreloaded(withList)
    await fetchList({ route: 'tennis', limit: '40' })
    await fetchList({ route: 'football' })
    expect(calls).toHaveLength(2)
  })

  it('is not used once the page has been open for a while', async () => {
    const calls = testServer({ 'sport/item': SENT })
    openPreloaded(withList)
    vi.spyOn(performance, 'now').mockReturnValue(10_001)
    await fetchList(FOOTBALL)
    expect(calls).toHaveLength(1)
  })

  it("is not used in a language other than the page's", async () => {
    const calls = testServer({ 'sport/item': SENT })
    openPreloaded(withList, 'en')
    await fetchList(FOOTBALL)
    expect(calls).toHaveLength(1)
  })

  it("is never used for a player's response", async () => {
    const calls = testServer({ base_unauth: strange({ success: true, menu: [] }) })
    openPreloaded(preloaded({ base_unauth: { success: true, menu: [1] } }))
    setBearer(page, 'token')
    await call(page, { path: 'base_unauth', response: z.object({ menu: z.array(z.number()) }) }, {})
    expect(calls).toHaveLength(1)
  })

  it.each(['', 'nonsense', '{}', '{"language":1,"replies":[]}'])(
    'is undefined when the tag contains %j',
    async (text) => {
      const calls = testServer({ 'sport/item': SENT })
      openPreloaded(text)
      await fetchList(FOOTBALL)
      expect(calls).toHaveLength(1)
    },
  )
})
