import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUARTER_FINALS } from '@caderneta/testing/hosts/cup-ahead'
import { expect, test } from 'vitest'
import { withCalledOffMatches } from './called-off-file.ts'
import { readSeasonFile } from './season-file.ts'

test('a file of played matches is replayed from a copy with some postponed, by the seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'called-off-'))
  const original = await readFile(QUARTER_FINALS, 'utf8')
  const copy = await withCalledOffMatches(QUARTER_FINALS, folder, 'seed')
  const first = await readFile(copy, 'utf8')
  const season = readSeasonFile(copy)
  expect(season.length).toBe(8)
  expect(season.some(({ finalScore }) => finalScore === null)).toBe(true)
  expect(season.some(({ finalScore }) => finalScore !== null)).toBe(true)
  await withCalledOffMatches(QUARTER_FINALS, folder, 'seed')
  expect(await readFile(copy, 'utf8')).toBe(first)
  expect(await readFile(QUARTER_FINALS, 'utf8')).toBe(original)
  await rm(folder, { recursive: true })
})

test('a file with a match that was called off is replayed as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'called-off-'))
  const path = join(folder, 'season.json')
  const matches = [{ team1: 'Ceará', team2: 'Vasco', status: 'cancelled' }]
  await writeFile(path, JSON.stringify({ name: 'Copa', matches }))
  expect(await withCalledOffMatches(path, folder, 'seed')).toBe(path)
  await rm(folder, { recursive: true })
})
