import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '../route.ts'
import { makeTestServer, TEST_CALL } from '../test-server.ts'

describe('the address of a caller', () => {
  const addressBehind = async (trustedProxies: number, forwarded: string): Promise<string> => {
    const app = await makeTestServer({ settings: { trustedProxies } })
    const who = { ...TEST_CALL, path: 'who', response: z.object({ address: z.string() }) } as const
    route(app, who, (_, { address }) => ({ done: 'ok', body: { address } }))
    const headers = { 'x-forwarded-for': forwarded }
    const reply = await app.inject({ method: 'POST', url: '/api/who', headers })
    await app.close()
    return reply.json().address
  }

  test('is that of the connection unless a trusted proxy is configured', async () => {
    expect(await addressBehind(0, '203.0.113.7')).toBe('127.0.0.1')
  })

  test('is what the trusted proxies saw, whatever the caller claims', async () => {
    expect(await addressBehind(1, '203.0.113.7')).toBe('203.0.113.7')
    expect(await addressBehind(1, '10.9.9.9, 203.0.113.7')).toBe('203.0.113.7')
    expect(await addressBehind(2, '10.9.9.9, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7')
  })
})
