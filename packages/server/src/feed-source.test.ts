import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from './database/database.ts'
import { describeOnDatabases } from './database/test-database.ts'
import { beginFeed, type FeedSource, SeasonClash } from './feed-source.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const HOUR = 3_600_000

const source: FeedSource = {
  family: null,
  name: 'replay:cup',
  gameIds: (run) => ({ idMin: run.id * 1000, idMax: run.id * 1000 + 999 }),
  provider: () => {
    throw new Error('nothing is played here')
  },
  isExhausted: (run, now) => now > run.epoch + 5 * HOUR,
}

describeOnDatabases('the start of a feed', (makeDatabase) => {
  let database: Database

  beforeEach(async () => {
    database = await makeDatabase()
  })

  const addGame = (id: number, startsAt: number, status: string) =>
    sql`insert into game (id, sport_id, tournament_id, tournament_name, location, home_id,
        home_name, away_id, away_name, starts_at, status)
      values (${id}, 1, 1, 'Copa', 'Brasil', 1, 'A', 2, 'B', ${new Date(startsAt)}, ${status})
    `.execute(database.kysely)

  test('is a new run the first time', async () => {
    const { run, resumeFrom } = await beginFeed(database, source, NOW)
    expect(run.epoch).toBe(NOW)
    expect(resumeFrom).toBe(NOW)
  })

  test('resumes the same run after a restart, from its earliest open game', async () => {
    const first = await beginFeed(database, source, NOW)
    const base = first.run.id * 1000
    await addGame(base + 1, NOW + HOUR, 'ended')
    await addGame(base + 2, NOW + 2 * HOUR, 'live')
    await addGame(base + 5000, NOW, 'live')
    const again = await beginFeed(database, source, NOW + 3 * HOUR)
    expect(again.run).toEqual(first.run)
    expect(again.resumeFrom).toBe(NOW + 2 * HOUR)
    expect(first.keptGames).toEqual(new Set())
    expect(again.keptGames).toEqual(new Set([base + 2]))
  })

  test('knows from which start on games are known', async () => {
    const first = await beginFeed(database, source, NOW)
    expect(first.finishedBefore).toBe(NOW)
    const base = first.run.id * 1000
    await addGame(base + 1, NOW - 3 * HOUR, 'ended')
    await addGame(base + 2, NOW + 2 * HOUR, 'live')
    await addGame(base + 5000, NOW - 9 * HOUR, 'ended')
    const again = await beginFeed(database, source, NOW + HOUR)
    expect(again.finishedBefore).toBe(NOW - 3 * HOUR)
  })

  test('resumes from now when nothing is open', async () => {
    await beginFeed(database, source, NOW)
    const again = await beginFeed(database, source, NOW + HOUR)
    expect(again.resumeFrom).toBe(NOW + HOUR)
  })

  test('starts a new run when every game of the last one is over', async () => {
    const first = await beginFeed(database, source, NOW)
    const next = await beginFeed(database, source, NOW + 6 * HOUR)
    expect(next.run.id).not.toBe(first.run.id)
    expect(next.run.epoch).toBe(NOW + 6 * HOUR)
  })

  test('resumes a finished run while a game of it is open', async () => {
    const first = await beginFeed(database, source, NOW)
    await addGame(first.run.id * 1000 + 1, NOW + HOUR, 'live')
    const again = await beginFeed(database, source, NOW + 6 * HOUR)
    expect(again.run).toEqual(first.run)
    expect(again.resumeFrom).toBe(NOW + HOUR)
  })

  test('refuses a season of another seed whose game numbers are in use', async () => {
    const season = (name: string): FeedSource => ({ ...source, family: 'simulation:', name })
    await beginFeed(database, season('simulation:a:1'), NOW)
    await expect(beginFeed(database, season('simulation:b:1'), NOW)).rejects.toThrow(SeasonClash)
    await beginFeed(database, season('simulation:a:1'), NOW + HOUR)
    await beginFeed(database, source, NOW)
  })

  test('another source starts another run', async () => {
    const first = await beginFeed(database, source, NOW)
    const other = await beginFeed(database, { ...source, name: 'replay:league' }, NOW)
    expect(other.run.id).not.toBe(first.run.id)
  })
})
