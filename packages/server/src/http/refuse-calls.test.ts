import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Role } from '../config/roles.ts'
import { refuseCalls } from './refuse-calls.ts'

const PATHS = ['/api/health', '/api/ready', '/metrics', '/api/stream', '/api/login', '/', '/none']

async function served(...roles: readonly Role[]): Promise<readonly string[]> {
  const app = fastify()
  app.addHook('onRequest', refuseCalls(new Set(roles)))
  for (const path of PATHS.slice(0, -1)) app.get(path, async () => 'served')
  const replies = await Promise.all(PATHS.map((url) => app.inject(url)))
  await app.close()
  for (const { statusCode, body } of replies)
    if (body !== 'served')
      expect([statusCode, body]).toEqual([503, expect.stringMatching(/"unavailable"/)])
  return PATHS.filter((_, at) => replies[at]?.body === 'served')
}

describe('a server without the role of calls', () => {
  test('serves what operators request, and nothing else', async () => {
    expect(await served('feed', 'settle')).toEqual(['/api/health', '/api/ready', '/metrics'])
  })

  test('serves the stream where it has that role', async () => {
    expect(await served('stream')).toContain('/api/stream')
  })
})
