// @vitest-environment jsdom

import { call as record } from '@caderneta/contract/call'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { page } from '../testing/test-page.ts'
import { strange, testServer } from '../testing/test-server.ts'
import { call } from './call.ts'
import { fillPath } from './fill-path.ts'

const readOdd = record({
  path: 'games/:gameId/odds/:oddId',
  access: 'public',
  summary: 'Returns one odd.',
  request: z.object({ gameId: z.string(), oddId: z.string(), language: z.string() }),
  response: z.object({ odd: z.number() }),
  refusals: [],
})

describe('fillPath', () => {
  it('sends the parameters in the path and the other fields in the body', async () => {
    const calls = testServer({ 'games/41/odds/7': strange({ success: true, odd: 1.5 }) })
    const filled = fillPath(readOdd, { gameId: 41, oddId: '7' })
    expect(await call(page, filled, { language: 'en' })).toMatchObject({ value: { odd: 1.5 } })
    expect(calls).toMatchObject([{ path: 'games/41/odds/7', fields: { language: 'en' } }])
  })

  it.each([
    ['a/b?c=1', 'a%2Fb%3Fc%3D1'],
    ['$&', '%24%26'],
  ])('keeps %j one segment of the path', (oddId, segment) => {
    expect(fillPath(readOdd, { gameId: 1, oddId }).path).toBe(`games/1/odds/${segment}`)
  })
})
