import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { TestClock } from '../../test-clock.ts'
import { Sessions } from './sessions.ts'

const MINUTE_MS = 60_000
const CALLER = { language: 'ptBR', address: '192.0.2.1', device: 'a browser' } as const

describeOnDatabases('sessions', (makeDatabase) => {
  let database: Database
  let clock: TestClock
  let ended: string[]

  beforeAll(async () => {
    database = await makeDatabase()
    clock = new TestClock()
  })

  function makeSessions(limitSeconds = 1800): Sessions {
    ended = []
    return new Sessions({ database, clock, limitSeconds, onEnded: (hash) => ended.push(hash) })
  }

  async function playerWho(chose: string): Promise<number> {
    const id = await addPlayer(database)
    await database.kysely
      .updateTable('player')
      .set({ inactivity_period: chose })
      .where('id', '=', id)
      .execute()
    return id
  }

  it.each([
    ['3 Horas', 1800, 30],
    ['20 Minutos', 1800, 20],
    ['1 Hora', 36_000, 60],
    ['12 Horas', 7200, 120],
  ])(
    'SEC-43 %s under a limit of %i s ends after %i idle minutes',
    async (chose, limit, minutes) => {
      const sessions = makeSessions(limit)
      const token = await sessions.open(await playerWho(chose), CALLER)
      clock.pass(minutes * MINUTE_MS - 1)
      expect(await sessions.sessionOf(token)).not.toBeNull()
      clock.pass(minutes * MINUTE_MS)
      expect(await sessions.sessionOf(token)).toBeNull()
    },
  )

  it('SEC-24 stays ended, also for a server that starts anew', async () => {
    const sessions = makeSessions()
    const token = await sessions.open(await addPlayer(database), CALLER)
    clock.pass(31 * MINUTE_MS)
    expect(await sessions.sessionOf(token)).toBeNull()
    clock.pass(-31 * MINUTE_MS)
    expect(await makeSessions().sessionOf(token)).toBeNull()
  })

  it('survives a restart of the server while it is used', async () => {
    const token = await makeSessions().open(await addPlayer(database), CALLER)
    for (let count = 0; count < 10; count += 1) {
      clock.pass(20 * MINUTE_MS)
      expect(await makeSessions().sessionOf(token)).not.toBeNull()
    }
  })

  it('knows nothing of tokens that were never given out', async () => {
    const sessions = makeSessions()
    for (const token of ['', 'x', '0'.repeat(43)])
      expect(await sessions.sessionOf(token)).toBeNull()
  })

  it('tells of the end, whatever brought it', async () => {
    const sessions = makeSessions()
    const byLogout = await sessions.sessionOf(
      await sessions.open(await addPlayer(database), CALLER),
    )
    await sessions.end(byLogout?.tokenHash ?? '')
    const token = await sessions.open(await addPlayer(database), CALLER)
    const byIdling = await sessions.sessionOf(token)
    clock.pass(30 * MINUTE_MS)
    await sessions.endIdle()
    expect(ended).toEqual([byLogout?.tokenHash, byIdling?.tokenHash])
    expect(await sessions.sessionOf(token)).toBeNull()
  })

  it('leaves the sessions that are used when it ends the idle ones', async () => {
    const sessions = makeSessions()
    const token = await sessions.open(await addPlayer(database), CALLER)
    clock.pass(29 * MINUTE_MS)
    await sessions.sessionOf(token)
    clock.pass(29 * MINUTE_MS)
    await sessions.endIdle()
    expect(await sessions.sessionOf(token)).not.toBeNull()
  })

  it('carries what the player chose, anew after it changed', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const token = await sessions.open(playerId, CALLER)
    expect(await sessions.sessionOf(token)).toMatchObject({
      language: 'ptBR',
      oddsChange: 'higher',
    })
    await database.kysely
      .updateTable('player')
      .set({ language: 'en', odds_change: 'none' })
      .where('id', '=', playerId)
      .execute()
    sessions.forgetPlayer(playerId)
    expect(await sessions.sessionOf(token)).toMatchObject({ language: 'en', oddsChange: 'none' })
  })

  it('keeps nothing in memory that was read before a change', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const token = await sessions.open(playerId, CALLER)
    const reading = sessions.sessionOf(token)
    sessions.forgetPlayer(playerId)
    await reading
    await database.kysely
      .updateTable('player')
      .set({ language: 'en' })
      .where('id', '=', playerId)
      .execute()
    expect(await sessions.sessionOf(token)).toMatchObject({ language: 'en' })
  })

  it('lets nobody in after the logout, whatever was under way', async () => {
    const sessions = makeSessions()
    const token = await sessions.open(await addPlayer(database), CALLER)
    const tokenHash = (await sessions.sessionOf(token))?.tokenHash ?? ''
    const fresh = makeSessions()
    await Promise.all([fresh.sessionOf(token), fresh.end(tokenHash), fresh.sessionOf(token)])
    expect(await fresh.sessionOf(token)).toBeNull()
  })
})
