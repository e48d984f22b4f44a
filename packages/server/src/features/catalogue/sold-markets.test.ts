import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { sportGameReply, sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import { CARD_MARKETS } from '@caderneta/domain/markets/football/incidents/card-markets'
import { CORNER_MARKETS } from '@caderneta/domain/markets/football/incidents/corner-markets'
import { selectionId } from '@caderneta/domain/markets/game-selection'
import { NEGATIVE_EVENTS, type NegativeEvent } from '@caderneta/domain/markets/market-type'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/markets-by-sport'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FeedBody } from '@caderneta/feed/messages'
import { examplePlay, exampleScript } from '@caderneta/feed/testing/example-match'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addGame } from '../../database/test-rows.ts'
import { recordSettlement, settleOutstanding } from '../bets/bets.ts'
import { save, serveWagers, wager } from '../bets/testing/wagers-fixtures.ts'
import { GameSearch, registerSearchRoute } from '../search/search.ts'
import {
  CatalogueBodies,
  MarketBook,
  OddsHistory,
  readUnfinishedGames,
  registerCatalogueRoutes,
  streamGames,
} from './catalogue.ts'

const OPENED_AT = Date.now()
const CLOCK = { now: () => OPENED_AT }
const FAMILIES = { corners: CORNER_MARKETS, cards: CARD_MARKETS }

/** Messages about a match that begins in an hour, whose source records all incidents. */
function snapshotOf(gameId: number): readonly FeedBody[] {
  const startsAt = OPENED_AT + 3_600_000
  const fixture = { ...exampleScript().fixture, gameId, startsAt }
  const play = examplePlay({
    script: exampleScript({ fixture, incidents: [] }),
    announcedAt: startsAt - 86_400_000,
  })
  return footballProgramme(play).snapshot(OPENED_AT, OPENED_AT)
}

/** A server that sells markets of these families, with one match. */
async function serve(database: Database, allowed: readonly NegativeEvent[], gameId: number) {
  const book = new MarketBook(CLOCK, allowed)
  book.restore(await readUnfinishedGames(database, { idMin: gameId, idMax: gameId }))
  const restored = book.game(gameId)?.selections.size
  const history = new OddsHistory(database, book)
  let sequence = 0
  for (const body of [...snapshotOf(gameId), { kind: 'snapshot_complete' } as const]) {
    sequence += 1
    book.apply({ producer: 'test', sequence, at: OPENED_AT, ...body })
  }
  for (const known of book.games()) book.markStored(known.fixture.gameId, known)
  await history.write()
  const { app, call } = await serveWagers(database, { prices: { book, history }, clock: CLOCK })
  registerCatalogueRoutes(app, { book, bodies: new CatalogueBodies(book, CLOCK.now) })
  registerSearchRoute(app, { book, search: new GameSearch() })
  return { book, call, restored }
}

type Served = Awaited<ReturnType<typeof serve>>

/** Every market that a caller of any public list, the match page or the stream can see. */
async function marketsSeen({ book, call }: Served, gameId: number): Promise<ReadonlySet<number>> {
  const game = sportGameReply.parse((await call(`sport/game/${gameId}`, {})).body).data
  const ids = [...game.markets.map(({ id }) => id), ...game.odds.map((odd) => odd.market_id)]
  for (const { id } of MARKETS_BY_SPORT.football) {
    const list = await call('sport/item', { market: `${id}` })
    for (const one of sportItemReply.parse(list.body).data.games)
      ids.push(...one.odds.map((odd) => odd.market_id))
  }
  const [found] = (await call('search', { q: 'Bahia' })).body.data
  ids.push(...found.odds.map((odd: { market_id: number }) => odd.market_id))
  const streamed = streamGames(book, CLOCK.now).gameBytes(gameId, 'all')
  const { odds } = JSON.parse(String(streamed))
  ids.push(...odds.map((odd: { market_id: number }) => odd.market_id))
  return new Set(ids)
}

describeOnDatabases('a family of negative events that is switched off', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it.each(['corners', 'cards'] as const)('leaves no market of %s anywhere', async (family) => {
    const gameId = await addGame(database, { startsInMs: 3_600_000 })
    const [{ id: marketId }] = FAMILIES[family]
    const on = await serve(database, NEGATIVE_EVENTS, gameId)
    const own = [...(on.book.game(gameId)?.selections.values() ?? [])].find(
      (one) => one.marketId === marketId,
    )
    const id = own?.selectionId ?? 0
    const rate = (own?.odds ?? 0) / 1000
    const placed = await on.call('wagers/save', save([wager([id], 10, rate)]))
    expect(placed.body).toMatchObject({ success: true })
    const seenOn = await marketsSeen(on, gameId)

    const off = await serve(
      database,
      NEGATIVE_EVENTS.filter((one) => one !== family),
      gameId,
    )
    const seen = await marketsSeen(off, gameId)
    const gone: readonly number[] = MARKETS_BY_SPORT.football
      .filter(({ negativeEvent }) => negativeEvent === family)
      .map(({ id: market }) => market)
    expect(gone.filter((one) => seenOn.has(one)).length).toBeGreaterThan(5)
    expect(gone.filter((one) => seen.has(one))).toEqual([])
    expect([...seenOn].filter((one) => !gone.includes(one) && !seen.has(one))).toEqual([])
    expect(off.restored).toBe(off.book.game(gameId)?.selections.size)
    const other = family === 'corners' ? 'cards' : 'corners'
    expect(seen.has(FAMILIES[other][0].id)).toBe(true)

    const refused = await off.call('wagers/save', save([wager([id], 10, rate)]))
    expect(refused.body).toMatchObject({ code: 'unknown_selection' })
    const legs = JSON.stringify([id, selectionId(gameId, 1)])
    for (const call of ['bet_builder/quote', 'bet_builder/select']) {
      const quote = await off.call(call, { gameId: `${gameId}`, legs })
      expect(quote.body).toMatchObject({ code: 'unknown_selection' })
    }
    const single = await off.call('wagers/save', save([wager([selectionId(gameId, 1)], 10, 1)]))
    expect(single.body).toMatchObject({ success: true })

    await recordSettlement(database, {
      ...{ producer: 'test', sequence: 1, at: OPENED_AT },
      ...{ kind: 'bet_settlement', certainty: 'confirmed', gameId },
      outcomes: [{ selectionId: id, marketId, result: 'win' }],
    })
    await settleOutstanding(database)
    const { data } = wagersUserReply.parse((await on.call('wagers_user/getAll', {})).body)
    expect(data[0]?.betInfo).toMatchObject({ betStatus: 'win' })
  })
})
