import { expect, it } from 'vitest'
import { startTestApp } from './testing/test-app.ts'

it('says that it is not ready while it drains, and serves everything else', async () => {
  const app = await startTestApp({ READY_FEED_S: '60' })
  const status = async (path: string) => (await app.fetch(path, {})).status
  expect(await status('/api/ready')).toBe(200)
  app.drain()
  expect(await status('/api/ready')).toBe(503)
  expect([await status('/api/health'), await status('/api/sport/item')]).toEqual([200, 200])
  await app.close()
})
