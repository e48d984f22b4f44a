import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseFeed } from './choose-feed.ts'
import { NO_MAKERS, startTestApp } from './testing/test-app.ts'
import { testConfig } from './testing/test-deps.ts'

it('with FEED=none a server serves calls and offers no match', async () => {
  const app = await startTestApp({ FEED: 'none' })
  expect((await app.callAs('sport/item', null)).body.data.games).toEqual([])
  expect((await app.fetch('/api/ready', {})).status).toBe(200)
  await app.close()
})

it('plays the other matches of a file when one cannot be read, and names that one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-files-'))
  const path = join(folder, 'cup.json')
  const good = { date: '2026-12-18', team1: 'Argentina', team2: 'France' }
  const matches = [good, { ...good, team1: 'N.N.', team2: 'N.N.' }]
  await writeFile(path, JSON.stringify({ name: 'Cup', matches }))
  const { feed } = testConfig({ FEED: 'openfootball', FEED_PATH: path })
  const reported: string[] = []
  chooseFeed(feed, NO_MAKERS, (skipped) => reported.push(...skipped))
  expect(reported).toEqual(['cup.json: matches[1].team2: expected another team, found "N.N."'])
  await rm(folder, { recursive: true })
})
