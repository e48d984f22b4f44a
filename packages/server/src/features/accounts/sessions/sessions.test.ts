import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { replacePassword } from '../signup/player-store.ts'
import { Sessions, TRUST_MS } from './sessions.ts'

const MINUTE_MS = 60_000
const CALLER = { language: 'ptBR', address: '192.0.2.1', device: 'a browser', cookie: '' } as const

describeOnDatabases('sessions', (makeDatabase) => {
  let database: Database
  let clock: TestClock
  let ended: string[]
  let expired: number[]
  let pages: string[]

  beforeAll(async () => {
    database = await makeDatabase()
    clock = new TestClock()
  })

  function makeSessions(limitSeconds = 1800): Sessions {
    ended = []
    expired = []
    pages = []
    return new Sessions({
      database,
      clock,
      limitSeconds,
      onEnded: (hash) => ended.push(hash),
      onExpired: ({ playerId }) => expired.push(playerId),
      pageSessions: () => pages,
    })
  }

  /** Players of `addPlayer` have no usable password. */
  async function open(sessions: Sessions, playerId: number): Promise<string> {
    return (await sessions.open(playerId, '', CALLER)) ?? 'refused'
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
      const token = await open(sessions, await playerWho(chose))
      clock.pass(minutes * MINUTE_MS - 1)
      expect(await sessions.sessionOf(token)).not.toBeNull()
      clock.pass(minutes * MINUTE_MS)
      expect(await sessions.sessionOf(token)).toBeNull()
    },
  )

  it('reports an idle session once, whichever caller finds it first, and no other', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const token = await open(sessions, playerId)
    const loggedOut = await open(sessions, playerId)
    await sessions.end((await sessions.sessionOf(loggedOut))?.tokenHash ?? '')
    await sessions.sessionOf(token)
    clock.pass(30 * MINUTE_MS)
    expect(expired).toEqual([])
    const calls = Array.from({ length: 8 }, () => sessions.sessionOf(token))
    await Promise.all([...calls, sessions.endIdle()])
    await sessions.sessionOf(loggedOut)
    expect(expired).toEqual([playerId])
  })

  it('SEC-24 stays ended, also for a restarted server', async () => {
    const sessions = makeSessions()
    const token = await open(sessions, await addPlayer(database))
    clock.pass(31 * MINUTE_MS)
    expect(await sessions.sessionOf(token)).toBeNull()
    clock.pass(-31 * MINUTE_MS)
    expect(await makeSessions().sessionOf(token)).toBeNull()
  })

  it("opens no session for a password that is no longer the account's", async () => {
    const playerId = await addPlayer(database)
    expect(await makeSessions().open(playerId, 'an older hash', CALLER)).toBeNull()
  })

  it('survives a restart of the server while it is used', async () => {
    const token = await open(makeSessions(), await addPlayer(database))
    for (let count = 0; count < 10; count += 1) {
      clock.pass(20 * MINUTE_MS)
      expect(await makeSessions().sessionOf(token)).not.toBeNull()
    }
  })

  it('finds nothing for tokens that were never issued', async () => {
    const sessions = makeSessions()
    for (const token of ['', 'x', '0'.repeat(43)])
      expect(await sessions.sessionOf(token)).toBeNull()
  })

  it('notifies of the end, whatever the cause', async () => {
    const sessions = makeSessions()
    const byLogout = await sessions.sessionOf(await open(sessions, await addPlayer(database)))
    await sessions.end(byLogout?.tokenHash ?? '')
    const token = await open(sessions, await addPlayer(database))
    const byIdling = await sessions.sessionOf(token)
    clock.pass(30 * MINUTE_MS)
    await sessions.endIdle()
    expect(ended).toEqual([byLogout?.tokenHash, byIdling?.tokenHash])
    expect(await sessions.sessionOf(token)).toBeNull()
  })

  it('keeps the active sessions when it ends the idle ones', async () => {
    const sessions = makeSessions()
    const token = await open(sessions, await addPlayer(database))
    clock.pass(29 * MINUTE_MS)
    await sessions.sessionOf(token)
    clock.pass(29 * MINUTE_MS)
    await sessions.endIdle()
    expect(await sessions.sessionOf(token)).not.toBeNull()
  })

  it('carries the choices of the player, read again after a change', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const token = await open(sessions, playerId)
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

  it('caches nothing that was read before a change', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const token = await open(sessions, playerId)
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

  it('SEC-24 refuses a session that another server ended, within seconds', async () => {
    const [one, other] = [makeSessions(), makeSessions()]
    const token = await open(one, await addPlayer(database))
    const tokenHash = (await one.sessionOf(token))?.tokenHash ?? ''
    expect(await other.sessionOf(token)).not.toBeNull()
    await one.end(tokenHash)
    clock.pass(TRUST_MS)
    expect(await other.sessionOf(token)).toBeNull()
    expect(ended).toEqual([tokenHash, tokenHash])
  })

  it('ends at once at another server that takes the news of this one', async () => {
    const news: Parameters<Sessions['take']>[0][] = []
    const one = makeSessions()
    const publishing = new Sessions({
      ...{ database, clock, limitSeconds: 1800 },
      onNews: (one) => news.push(one),
    })
    const player = await addPlayer(database)
    const token = await open(publishing, player)
    const tokenHash = (await one.sessionOf(token))?.tokenHash ?? ''
    publishing.forgetPlayer(player)
    await publishing.end(tokenHash)
    expect(news).toEqual([
      { kind: 'changed', playerId: player },
      { kind: 'ended', tokenHashes: [tokenHash] },
    ])
    for (const each of news) one.take(each)
    expect(ended).toEqual([tokenHash])
    expect(await one.sessionOf(token)).toBeNull()
  })

  it('closes the streams of sessions that another server has ended', async () => {
    const [one, other] = [makeSessions(), makeSessions()]
    const tokens = [await open(one, await addPlayer(database)), await open(one, 1)]
    const [gone] = await Promise.all(tokens.map((token) => other.sessionOf(token)))
    await other.dropEndedElsewhere()
    expect(ended).toEqual([])
    await one.end(gone?.tokenHash ?? '')
    ended = []
    await other.dropEndedElsewhere()
    expect(ended).toEqual([gone?.tokenHash])
    expect(await other.sessionOf(tokens[1] ?? '')).not.toBeNull()
  })

  it('ends the idle stream of a player who changed a preference elsewhere', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const session = await sessions.sessionOf(await open(sessions, playerId))
    sessions.forgetPlayer(playerId)
    clock.pass(30 * MINUTE_MS)
    await sessions.endIdle()
    expect(ended).toEqual([session?.tokenHash])
  })

  it('ends the stream that idles longer than its player’s new choice', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const session = await sessions.sessionOf(await open(sessions, playerId))
    await database.kysely
      .updateTable('player')
      .set({ inactivity_period: '20 Minutos' })
      .where('id', '=', playerId)
      .execute()
    sessions.forgetPlayer(playerId)
    clock.pass(19 * MINUTE_MS)
    await sessions.endIdle()
    expect(ended).toEqual([])
    clock.pass(1 * MINUTE_MS)
    await sessions.endIdle()
    expect(ended).toEqual([session?.tokenHash])
  })

  it('keeps the last use when a player changes a preference', async () => {
    const sessions = makeSessions()
    const playerId = await addPlayer(database)
    const token = await open(sessions, playerId)
    clock.pass(20_000)
    await sessions.sessionOf(token)
    sessions.forgetPlayer(playerId)
    clock.pass(30 * MINUTE_MS - 10_000)
    await sessions.endIdle()
    expect(ended).toEqual([])
    expect(await sessions.sessionOf(token)).not.toBeNull()
  })

  it('closes streams of sessions that are not in memory: ended elsewhere, or idle', async () => {
    const one = makeSessions()
    const tokens = [await open(one, await addPlayer(database)), await open(one, 1)]
    const sessions = await Promise.all(tokens.map((token) => one.sessionOf(token)))
    const hashes = sessions.map((session) => session?.tokenHash ?? '')
    const [loggedOut = '', idle = ''] = hashes
    const other = makeSessions()
    pages = hashes
    await one.end(loggedOut)
    ended = []
    await other.dropEndedElsewhere()
    expect(ended).toEqual([loggedOut])
    pages = [idle]
    clock.pass(30 * MINUTE_MS)
    await other.endIdle()
    expect(ended).toEqual([loggedOut, idle])
  })

  it('applies within seconds what the player chose on another server', async () => {
    const [one, other] = [makeSessions(), makeSessions()]
    const playerId = await addPlayer(database)
    const token = await open(one, playerId)
    await other.sessionOf(token)
    await database.kysely
      .updateTable('player')
      .set({ odds_change: 'none' })
      .where('id', '=', playerId)
      .execute()
    clock.pass(TRUST_MS)
    expect(await other.sessionOf(token)).toMatchObject({ oddsChange: 'none' })
  })

  it('keeps a session that idles here and is used on another server', async () => {
    const [one, other] = [makeSessions(), makeSessions()]
    const token = await open(one, await addPlayer(database))
    await other.sessionOf(token)
    clock.pass(29 * MINUTE_MS)
    await one.sessionOf(token)
    clock.pass(29 * MINUTE_MS)
    await other.endIdle()
    expect(await other.sessionOf(token)).not.toBeNull()
    expect(await one.sessionOf(token)).not.toBeNull()
  })

  it('refuses every call after the logout, whatever was in progress', async () => {
    const sessions = makeSessions()
    const token = await open(sessions, await addPlayer(database))
    const tokenHash = (await sessions.sessionOf(token))?.tokenHash ?? ''
    const fresh = makeSessions()
    await Promise.all([fresh.sessionOf(token), fresh.end(tokenHash), fresh.sessionOf(token)])
    expect(await fresh.sessionOf(token)).toBeNull()
  })
})

describeOnServer('sessions', (makeDatabase) => {
  it('SEC-24 makes a login during a password change wait, and fail', async () => {
    const database = await makeDatabase()
    const sessions = new Sessions({ database, clock: new TestClock(), limitSeconds: 1800 })
    const playerId = await addPlayer(database)
    const opening = await inTransaction(database, async (transaction) => {
      const change = { from: '', to: 'a new hash', at: new Date() }
      expect(await replacePassword(transaction, playerId, change)).toBe(true)
      const opening = sessions.open(playerId, '', CALLER)
      // The login has begun and cannot see the new password yet.
      while ((await waitingStatements(database)) === 0) continue
      return { opening }
    })
    expect(await opening.opening).toBeNull()
  })
})

async function waitingStatements(database: Database): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
