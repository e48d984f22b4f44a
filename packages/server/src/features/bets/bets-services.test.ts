import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../database/audit-books.ts'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addGame } from '../../database/test-rows.ts'
import { recordSettlement } from './settling/record-settlement.ts'
import { settleOutstanding } from './settling/settle-bets.ts'
import { save, serveWagers, wager } from './testing/wagers-fixtures.ts'

const CHAMPION = 1990001
const OTHER_TOURNAMENT = 8

describeOnDatabases('bets on outrights', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** Four games of a tournament, and its season at 2.00. */
  async function serveSeason() {
    const served = await serveWagers(database)
    const { book } = served
    const season = await addGame(database)
    await sql`
      update game set season = '2026', home_name = 'Série A', away_name = '2026'
      where id = ${season}
    `.execute(database.kysely)
    book.addGame(season)
    const event = book.game(season)
    if (!event) throw new RangeError('no event')
    const fixture = { ...event.fixture, season: '2026' }
    book.games.set(season, { ...event, fixture })
    const champion = book.price(season, 2000, {
      ...{ marketId: CHAMPION, name: 'Grêmio', handicap: 'runner=11' },
    })
    const moveTo = (tournamentId: number) =>
      book.games.set(season, { ...event, fixture: { ...fixture, tournamentId } })
    return { ...served, season, champion, moveTo }
  }

  const settle = async (season: number, selectionId: number, result: 'win' | 'lose') => {
    const outcomes = [{ selectionId, marketId: CHAMPION, result }]
    const envelope = { producer: 'test', sequence: 1, at: Date.now(), gameId: season }
    const certainty = 'live'
    await recordSettlement(database, { ...envelope, kind: 'bet_settlement', certainty, outcomes })
    await settleOutstanding(database)
  }

  it('are placed, named by the tournament, and paid when decided', async () => {
    const { call, champion, season } = await serveSeason()
    expect((await call('wagers/save', save([wager([champion], 10, 2)]))).status).toBe(200)
    const open = wagersUserReply.parse((await call('wagers_user/getAll', {})).body)
    expect(open.data[0]?.odds[0]).toMatchObject({
      oddInfo: { name: 'Grêmio', specifier_value: 'runner=11', market_id: CHAMPION },
      gameInfo: { season: '2026', teams: ['Série A', '2026'] },
    })
    await settle(season, champion, 'win')
    const { body } = await call('wagers_user/getAll', { tab: 'finished' })
    expect(wagersUserReply.parse(body).data[0]?.betInfo).toMatchObject({
      betStatus: 'win',
      paid: 20,
    })
    expect(await auditBooks(database)).toEqual([])
  })

  it('are reversed and paid again when the champion is another one', async () => {
    const { call, champion, season } = await serveSeason()
    await call('wagers/save', save([wager([champion], 10, 2)]))
    await settle(season, champion, 'win')
    await settle(season, champion, 'lose')
    const { body } = await call('wagers_user/getAll', { tab: 'finished' })
    expect(wagersUserReply.parse(body).data[0]?.betInfo).toMatchObject({
      betStatus: 'lose',
      paid: 0,
    })
    expect(await auditBooks(database)).toEqual([])
  })

  it('are refused in a multiple with a game of the same tournament', async () => {
    const { call, champion, ids, moveTo } = await serveSeason()
    const multiple = save([wager([champion, ids[0]], 10, 4)])
    const refused = await call('wagers/save', multiple)
    expect([refused.status, refused.body.code]).toEqual([422, 'same_tournament'])
    const singles = save([wager([champion], 10, 2), wager([ids[0]], 10, 2)])
    expect((await call('wagers/save', singles)).status).toBe(200)
    moveTo(OTHER_TOURNAMENT)
    const allowed = await call('wagers/save', save([wager([champion, ids[1]], 10, 4)]))
    expect(allowed.status).toBe(200)
  })
})
