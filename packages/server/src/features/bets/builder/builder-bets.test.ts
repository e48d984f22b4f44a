import { builderSelectionReply } from '@caderneta/contract/bets/bet-builder'
import { wagersSaveReply, wagersUserReply } from '@caderneta/contract/bets/wagers'
import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { indexOf, isComposite, selectionId } from '@caderneta/domain/markets/game-selection'
import { BET_BUILDER } from '@caderneta/domain/markets/market'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FeedBody } from '@caderneta/feed/messages'
import { examplePlay, exampleScript } from '@caderneta/feed/testing/example-match'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame } from '../../../database/test-rows.ts'
import { MarketBook, OddsHistory } from '../../catalogue/catalogue.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settle-bets.ts'
import { save, serveWagers, wager } from '../testing/wagers-fixtures.ts'

function selectionNamed(key: string, name: string, specifier = '') {
  const market = FOOTBALL_MARKETS.find((one) => one.key === key)
  const selection = FOOTBALL_SELECTIONS.find(
    (one) => one.marketId === market?.id && one.name === name && one.specifier === specifier,
  )
  return { index: selection?.index ?? 0, marketId: market?.id ?? 0 }
}

const HOME = selectionNamed('match-result', '1')
const OVER = selectionNamed('total-goals', 'Over', '2.5')

/** Two matches that begin in so many milliseconds, their prices in the book of the calls. */
async function openMatch(database: Database, startsInMs = 3_600_000) {
  // The clock of the server does not move: however long a test takes, the feed is not silent.
  const openedAt = Date.now()
  const clock = { now: () => openedAt }
  const book = new MarketBook(clock)
  const history = new OddsHistory(database, book)
  let sequence = 0
  const publish = (body: FeedBody) => {
    sequence += 1
    book.apply({ producer: 'test', sequence, at: openedAt, ...body })
  }
  const games: number[] = []
  for (const status of [startsInMs < 0 ? 'live' : 'scheduled', 'scheduled'] as const) {
    const game = await addGame(database, { startsInMs, status })
    for (const body of snapshotOf(game, startsInMs)) publish(body)
    games.push(game)
  }
  publish({ kind: 'snapshot_complete' })
  for (const known of book.games()) book.markStored(known.fixture.gameId, known)
  const [game = 0, otherGame = 0] = games
  const { app, call } = await serveWagers(database, { prices: { book, history }, clock })
  const idOf = ({ index }: { readonly index: number }) => selectionId(game, index)
  const legs = JSON.stringify([idOf(HOME), idOf(OVER)])
  const select = async () => {
    const reply = await call('bet_builder/select', { gameId: `${game}`, legs })
    return builderSelectionReply.parse(reply.body).data
  }
  const settle = (result: 'win' | 'lose', ...parts: readonly (typeof HOME)[]) =>
    recordOutcomes(database, {
      gameId: game,
      outcomes: parts.map((part) => ({ ...part, selectionId: idOf(part), result })),
    })
  const readBet = async () => {
    const { data } = wagersUserReply.parse((await call('wagers_user/getAll', {})).body)
    return data[0]
  }
  const otherHome = selectionId(otherGame, HOME.index)
  return { app, book, call, game, otherHome, idOf, legs, publish, readBet, select, settle }
}

/** What a feed sends first that connects now. */
function snapshotOf(gameId: number, startsInMs: number): readonly FeedBody[] {
  const now = Date.now()
  const startsAt = now + startsInMs
  const { fixture } = exampleScript()
  const script = exampleScript({ fixture: { ...fixture, gameId, startsAt } })
  const play = examplePlay({ script, announcedAt: startsAt - 86_400_000 })
  return footballProgramme(play).snapshot(now, now)
}

describeOnDatabases('a bet of the builder', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('is placed as one selection of its match, shown with its parts, and paid', async () => {
    const { app, call, idOf, readBet, select, settle } = await openMatch(database)
    const { betGamesOddId: id, rate } = await select()
    expect(isComposite(id)).toBe(true)
    expect((await select()).betGamesOddId).toBe(id)
    const reply = await call('wagers/save', save([wager([id], 10, rate)]))
    const { data } = wagersSaveReply.parse(reply.body)
    expect(data.bets).toMatchObject([{ betGamesOddId: [id], rate, price: 10 }])
    const bet = await readBet()
    expect(bet?.odds[0]?.oddInfo).toMatchObject({
      betGamesOddId: id,
      market_id: BET_BUILDER,
      rate,
      parts: [
        { betGamesOddId: idOf(HOME), name: '1', market_id: HOME.marketId },
        { betGamesOddId: idOf(OVER), name: 'Over', specifier_value: '2.5' },
      ],
    })
    const statuses = async () =>
      (await readBet())?.odds[0]?.oddInfo.parts?.map(({ status }) => status)
    expect(await statuses()).toEqual(['open', 'open'])
    await settle('win', OVER)
    expect(await statuses()).toEqual(['open', 'success'])
    await settle('win', HOME)
    await settleOutstanding(database)
    expect((await readBet())?.betInfo).toMatchObject({
      betStatus: 'win',
      paid: Math.round(1000 * rate) / 100,
    })
    const from = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const to = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const file = await app.inject({
      ...{ method: 'POST', url: '/api/wagers_user/historyCsv', payload: { from, to } },
      headers: { authorization: 'Bearer ana' },
    })
    expect(file.body).toContain('Bet Builder (Match Result, ')
    const broken = (await auditBooks(database)).filter(({ result }) => result !== 'holds')
    expect(broken).toEqual([])
  })

  it('is refused at other odds than were shown, and with another selection of the match', async () => {
    const { call, idOf, select } = await openMatch(database)
    const { betGamesOddId: id, rate } = await select()
    const changed = await call('wagers/save', save([wager([id], 10, rate + 1)]))
    expect(changed.body).toMatchObject({
      code: 'odds_changed',
      odds: [{ betGamesOddId: id, rate }],
    })
    const other = await call('wagers/save', save([wager([id, idOf(HOME)], 10, rate)]))
    expect(other.body).toMatchObject({ code: 'same_match' })
  })

  it('is a leg of a multiple with a selection of another match', async () => {
    const { call, otherHome, readBet, select, settle } = await openMatch(database)
    const { betGamesOddId: id, rate } = await select()
    await call('wagers/save', save([wager([id, otherHome], 10, 1)]))
    const bet = await readBet()
    expect(bet?.odds.map(({ oddInfo }) => oddInfo.betGamesOddId)).toEqual([id, otherHome])
    const home = bet?.odds[1]?.oddInfo.rate ?? 0
    expect(bet?.betInfo.rate).toBeCloseTo(rate * home, 1)
    await settle('lose', OVER)
    await settleOutstanding(database)
    expect((await readBet())?.betInfo.betStatus).toBe('lose')
  })

  it('is suspended with any of its parts, and its bet is not closed meanwhile', async () => {
    const { call, game, publish, readBet, select } = await openMatch(database)
    const { betGamesOddId: id, rate } = await select()
    await call('wagers/save', save([wager([id], 10, rate)]))
    const quoted = (await readBet())?.betInfo
    expect(quoted).toMatchObject({ ableToFinish: true, returnOffered: 9.5 })
    publish({ kind: 'bet_stop', gameId: game, marketIds: [HOME.marketId] })
    expect((await readBet())?.betInfo).toMatchObject({ ableToFinish: false, returnOffered: 0 })
    const refused = await call('wagers/save', save([wager([id], 10, rate)]))
    expect(refused.body).toMatchObject({ code: 'market_suspended' })
  })

  it('is priced for closing by the state of the match when a part is decided', async () => {
    const { call, readBet, select, settle, book, idOf } = await openMatch(database, -20 * 60_000)
    const { betGamesOddId: id, rate } = await select()
    await call('wagers/save', save([wager([id], 10, rate)]))
    expect(indexOf(id)).toBeGreaterThanOrEqual(50_000)
    expect((await readBet())?.betInfo.ableToFinish).toBe(true)
    expect(book.selection(idOf(HOME))?.status).toBe('open')
    await settle('lose', HOME)
    await settleOutstanding(database)
    expect((await readBet())?.betInfo).toMatchObject({ betStatus: 'lose', paid: 0 })
  })
})
