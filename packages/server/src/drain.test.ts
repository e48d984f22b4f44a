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

it('ends the connection of each client with a reply while it drains, not before', async () => {
  const app = await startTestApp()
  const connection = async () => {
    const headers = { connection: 'keep-alive' }
    return (await app.fetch('/api/sport/item', { headers })).headers.get('connection')
  }
  expect(await connection()).toBe('keep-alive')
  app.drain()
  expect(await connection()).toBe('close')
  await app.close()
})
