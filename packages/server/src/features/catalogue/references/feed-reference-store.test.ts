import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { FeedReferences, LIVE_GAME_ID_MAX, LIVE_GAME_ID_MIN } from './feed-reference-store.ts'

describeOnDatabases('the numbers of a live feed', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('are the same once and for ever, also for who asks at the same time', async () => {
    const references = new FeedReferences(database, 'uof')
    const urns = ['sr:match:1', 'sr:match:2', 'sr:match:1']
    const [one, other] = await Promise.all([
      references.numbers('match', urns),
      new FeedReferences(database, 'uof').numbers('match', ['sr:match:2', 'sr:match:3']),
    ])
    const again = await references.numbers('match', ['sr:match:3', 'sr:match:2', 'sr:match:1'])
    expect(again.size).toBe(3)
    expect(new Set(again.values()).size).toBe(3)
    expect(one.get('sr:match:2')).toBe(again.get('sr:match:2'))
    expect(other.get('sr:match:3')).toBe(again.get('sr:match:3'))
    for (const id of again.values()) {
      expect(id).toBeGreaterThan(LIVE_GAME_ID_MIN)
      expect(id).toBeLessThan(LIVE_GAME_ID_MAX)
    }
  })

  it('belong to a source and a kind', async () => {
    const ofUof = await new FeedReferences(database, 'uof').numbers('competitor', ['sr:match:1'])
    const ofOther = await new FeedReferences(database, 'other').numbers('match', ['sr:match:1'])
    const match = await new FeedReferences(database, 'uof').numbers('match', ['sr:match:1'])
    expect(ofUof.get('sr:match:1')).not.toBe(match.get('sr:match:1'))
    expect(ofOther.get('sr:match:1')).not.toBe(match.get('sr:match:1'))
  })

  it('are none for no URN', async () => {
    const references = new FeedReferences(database, 'uof')
    expect(await references.numbers('match', [])).toEqual(new Map())
  })
})
