import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { sportGameReply } from '@caderneta/contract/catalogue/catalogue'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { NegativeEvent } from '@caderneta/domain/markets/market/market-type'
import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { eventually } from '@caderneta/testing/eventually'
import type { FeedCommand } from '@caderneta/testing/hosts/feed-command'
import { ScriptedFeed } from '@caderneta/testing/hosts/scripted-feed'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { fillDataFolder } from '../../../database/testing/migrated-pglite.ts'
import type { FeedSource } from '../../../feed-source.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  fixture,
  matchResult,
  oddsChange,
  TestClock,
  TestFeed,
  testBook,
} from '../book-fixtures.ts'
import { type GameState, newGame } from '../book-game.ts'
import { gameWire } from '../game-wire.ts'
import type { MarketBook } from '../market-book.ts'
import { receivedSelection } from '../prices/received-selection.ts'

const GAME = 501
const OTHERS = FOOTBALL_MARKETS.filter(({ tab }) => tab !== 'corners' && tab !== 'cards').length
const count = (tab: string) => FOOTBALL_MARKETS.filter((market) => market.tab === tab).length

/** Every market of football, each under selections of its own, at odds of which any two may win. */
const MARKETS = FOOTBALL_MARKETS.map(({ id }, at) => {
  const market = matchResult(GAME, [140, 140, 140], { marketId: id })
  const selections = market.selections.map((one, i) => ({
    ...one,
    selectionId: selectionId(GAME, 10 * at + i + 1),
  }))
  return { ...market, selections }
})

/** As a start reads it from the database. */
function gameBeforeStart(): GameState {
  const game = newGame(fixture(GAME))
  for (const { marketId, status, selections } of MARKETS)
    for (const one of selections) {
      const ofMarket = { gameId: gameOf(one.selectionId), marketId, status, play: '', era: -1 }
      game.selections.set(receivedSelection(one, ofMarket))
    }
  return game
}

function listedIn(book: MarketBook) {
  const game = book.game(GAME)
  if (!game) throw new Error('no game')
  const { odds, marketsCount } = gameWire(book, game, null)
  expect(new Set(odds.map((one) => one.market_id)).size).toBe(marketsCount)
  const tabOf = new Map<number, string>(FOOTBALL_MARKETS.map(({ id, tab }) => [id, tab]))
  const tabs = new Set(odds.map((one) => tabOf.get(one.market_id)))
  return { marketsCount, corners: tabs.has('corners'), cards: tabs.has('cards') }
}

describe.each<[NegativeEvent[], { marketsCount: number; corners: boolean; cards: boolean }]>([
  [[], { marketsCount: FOOTBALL_MARKETS.length, corners: true, cards: true }],
  [['corners'], { marketsCount: OTHERS + count('cards'), corners: false, cards: true }],
  [['cards'], { marketsCount: OTHERS + count('corners'), corners: true, cards: false }],
  [['corners', 'cards'], { marketsCount: OTHERS, corners: false, cards: false }],
])('with %j off offer the book of a match', (off, listed) => {
  let book: MarketBook
  let feed: TestFeed

  beforeEach(() => {
    const clock = new TestClock()
    feed = new TestFeed(clock)
    book = testBook(clock, { negativeEventsOff: new Set(off) })
  })

  test('has the other markets alone, whatever the feed sends', () => {
    book.apply(feed.message({ kind: 'fixture', fixture: fixture(GAME) }))
    book.apply(feed.message(oddsChange(GAME, { markets: MARKETS })))
    book.apply(feed.message({ kind: 'snapshot_complete' }))
    expect(listedIn(book)).toEqual(listed)
  })

  test('restores the others alone after a start', () => {
    book.restore([gameBeforeStart()])
    expect(listedIn(book)).toEqual(listed)
  })
})

const NEXT_CORNER = 1015007
const MATCH: FeedCommand = {
  kind: 'announce',
  teams: ['Tunisia', 'Italy'],
  tournament: 'worldCup',
  startsInMs: 3_600_000,
  odds: {},
  hasIncidents: true,
}

/** A feed that outlives the servers which it feeds. */
function sourceOf(feed: ScriptedFeed): FeedSource {
  return {
    family: null,
    name: 'scripted',
    gameIds: () => ({ idMin: 0, idMax: 999_999 }),
    provider: () => feed,
    isExhausted: () => true,
  }
}

async function oddsOf(app: TestApp, gameId: number) {
  const { body } = await app.callAs(`sport/game/${gameId}`, null)
  return sportGameReply.parse(body).data.odds
}

const tabsOf = (odds: Awaited<ReturnType<typeof oddsOf>>) => {
  const listed = new Set(odds.map((one) => one.market_id))
  return new Set(FOOTBALL_MARKETS.flatMap(({ id, tab }) => (listed.has(id) ? [tab] : [])))
}

test('corners are off offer, and bets that were placed on them before are settled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-events-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await fillDataFolder(folder)
  const feed = new ScriptedFeed(0)
  const start = (environment: Record<string, string>) =>
    startTestApp({ ...environment, DATA_DIR: folder }, undefined, sourceOf(feed))
  const logIn = async (app: TestApp) => {
    const { body } = await app.callAs('login', null, { email: 'demo', password: 'demo1234' })
    return `Bearer ${body.token}`
  }

  const before = await start({})
  const gameId = feed.obey(MATCH)
  const odd = await eventually(async () => {
    const found = (await oddsOf(before, gameId)).find((one) => one.market_id === NEXT_CORNER)
    expect(found).toMatchObject({ oddName: '1', oddHandicap: 'cornernr=1', status: 'open' })
    return found
  })
  const wager = [{ betGamesOddId: [odd?.betGamesOddId], price: '10.00', rate: odd?.rate }]
  const place = async (app: TestApp) =>
    app.callAs('wagers/save', await logIn(app), {
      wagers: JSON.stringify(wager),
      cashbackActive: 'false',
      slipId: randomUUID(),
    })
  const placed = await place(before)
  expect([placed.status, placed.body.wallet?.cash]).toEqual([200, 990])
  await before.close()

  const after = await start({ NEGATIVE_EVENTS_OFF: 'corners' })
  onTestFinished(() => after.close())
  await eventually(async () => {
    const odds = await oddsOf(after, gameId)
    expect(odds.find((one) => one.market_id !== NEXT_CORNER)?.status).toBe('open')
    expect([tabsOf(odds).has('cards'), tabsOf(odds).has('corners')]).toEqual([true, false])
  })
  const refused = await place(after)
  expect([refused.status, refused.body.code]).toEqual([422, 'unknown_selection'])

  feed.obey({ kind: 'kick_off', gameId })
  feed.obey({ kind: 'incident', gameId, side: 'home', incident: 'corner' })
  const authorization = await logIn(after)
  await eventually(async () => {
    const { body } = await after.callAs('wagers_user/getAll', authorization, { tab: 'finished' })
    const [bet] = wagersUserReply.parse(body).data
    expect(bet?.betInfo).toMatchObject({ betStatus: 'win', price: 10 })
  })
})
