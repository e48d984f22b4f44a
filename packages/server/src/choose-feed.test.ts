import { expect, it } from 'vitest'
import { startTestApp } from './testing/test-app.ts'

it('with FEED=none a server serves calls and offers no match', async () => {
  const app = await startTestApp({ FEED: 'none' })
  expect((await app.callAs('sport/item', null)).body.data.games).toEqual([])
  expect((await app.fetch('/api/ready', {})).status).toBe(200)
  await app.close()
})
