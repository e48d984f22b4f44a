import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { FeedBody } from '@caderneta/feed/messages'
import type { FeedStart, ReplayableFeed } from '@caderneta/feed/provider'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { fixture, matchResult, oddsChange } from '../features/catalogue/book-fixtures.ts'
import { MarketBook } from '../features/catalogue/catalogue.ts'
import { beginFeed, type FeedSource } from '../feed-source.ts'
import { StandbyFeed } from './standby-feed.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const GAME = 501
const [HOME, DRAW] = [selectionId(GAME, 1), selectionId(GAME, 2)]
const GONE = selectionId(GAME, 7)

describeOnDatabases('the feed of a server that waits to lead', (makeDatabase) => {
  let database: Database
  let starts: FeedStart[]
  let stops: number
  let standby: StandbyFeed
  const stop = () => {
    stops += 1
  }

  /** Sends when a test lets it. */
  const played: ReplayableFeed = {
    producer: 'test',
    start: (start) => {
      starts.push(start)
      return { requestSnapshot: () => {}, resume: () => {}, stop }
    },
  }
  const source: FeedSource = {
    ...{ family: null, name: 'replay:cup', gameIds: () => ({ idMin: 1, idMax: 999 }) },
    provider: () => played,
    replayable: () => played,
    isExhausted: () => false,
  }
  const clock = { now: () => NOW }
  const make = (of: FeedSource) =>
    new StandbyFeed({
      ...{ clock, database, source: of, log: fastify({ logger: false }).log },
      makeBook: () => new MarketBook(clock),
    })
  const send = (sequence: number, body: FeedBody) =>
    starts[0]?.listener({ producer: 'test', sequence, at: NOW, ...body })
  const complete = () => {
    send(1, { kind: 'fixture', fixture: fixture(GAME) })
    send(2, oddsChange(GAME, { markets: [matchResult(GAME, [200, 340, 420], { version: 9 })] }))
    send(3, { kind: 'snapshot_complete' })
  }

  /** The first at the price at which it is sent again, the second at another, one that is not. */
  const publish = async (version: number) => {
    const [labels, at] = [
      ['1', '2', '3'].map((name, i) => [MATCH_RESULT, i + 1, name, '', '']),
      NOW,
    ]
    await sql`insert into game (id, sport_id, tournament_id, tournament_name, location, home_id,
        home_name, away_id, away_name, starts_at, status)
      values (${GAME}, 1, 1, 'Copa', 'Brasil', 11, 'A', 12, 'B', ${new Date(at)}, 'scheduled')
    `.execute(database.kysely)
    await sql`insert into game_odds
        (game_id, told_at, version, status, is_whole, indexes, odds, labels)
      values (${GAME}, ${new Date(at)}, ${version}, 'open', true, '{1,2,7}',
        '{2000,3500,5000}',
        ${JSON.stringify(labels)}::json)
    `.execute(database.kysely)
  }

  beforeEach(async () => {
    database = await makeDatabase()
    starts = []
    stops = 0
    standby = make(source)
  })
  afterEach(() => standby.stop())

  test('is whole once it was played along, and then has the book to lead with', async () => {
    const beginning = await beginFeed(database, source, NOW)
    expect(standby.isWhole).toBe(true)
    const begun = standby.begin()
    expect(standby.isWhole).toBe(false)
    await begun
    await standby.begin()
    expect(starts).toMatchObject([{ epoch: NOW, resumeFrom: NOW }])
    expect(standby.isWhole).toBe(false)
    complete()
    expect(standby.isWhole).toBe(true)
    await publish(7)
    const taken = await standby.take(beginning)
    expect(taken?.book.selection(HOME)).toMatchObject({ odds: 2000, version: 7 })
    expect(taken?.book.selection(DRAW)).toMatchObject({ odds: 3400, version: 9 })
    expect(taken?.book.selection(GONE)).toMatchObject({ odds: 5000, status: 'suspended' })
    expect(taken?.book.missingSnapshot).toBeNull()
    expect(stops).toBe(0)
    taken?.connection.close()
  })

  test('is not that of another run, or without a game that the leader before played', async () => {
    const beginning = await beginFeed(database, source, NOW)
    const other = { ...beginning, run: { id: beginning.run.id + 1, epoch: NOW } }
    const unknown = { ...beginning, keptGames: new Set([501]) }
    for (const [at, wrong] of [other, unknown].entries()) {
      await standby.begin()
      expect(await standby.take(wrong)).toBeNull()
      expect([starts.length, stops]).toEqual([at + 1, at + 1])
    }
  })

  test('is none of a live source, and none before the first run', async () => {
    const { replayable: _, ...live } = source
    const beginning = { resumeFrom: NOW, keptGames: new Set<number>(), finishedBefore: NOW }
    for (const one of [make(live), standby]) {
      await one.begin()
      expect(await one.take({ run: { id: 1, epoch: NOW }, ...beginning })).toBeNull()
      expect(one.isWhole).toBe(true)
    }
    expect(starts).toEqual([])
  })
})
