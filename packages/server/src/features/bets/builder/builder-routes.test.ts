import { builderQuoteReply } from '@caderneta/contract/bets/bet-builder'
import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { selectionId } from '@caderneta/domain/markets/game-selection'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FeedBody } from '@caderneta/feed/messages'
import { examplePlay, KICK_OFF } from '@caderneta/feed/testing/example-match'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTestServer } from '../../../http/test-server.ts'
import { MarketBook } from '../../catalogue/catalogue.ts'
import { registerBuilderRoutes } from './builder-routes.ts'
import { CompositePrices } from './composite-prices.ts'

const GAME = 77
/** The example match is 0-1 at half-time and 1-1 at the end. */
const PROGRAMME = footballProgramme(examplePlay())
const ANNOUNCED = KICK_OFF - 600_000

function idOf(key: string, name: string, specifier = ''): number {
  const market = FOOTBALL_MARKETS.find((one) => one.key === key)
  const selection = FOOTBALL_SELECTIONS.find(
    (one) => one.marketId === market?.id && one.name === name && one.specifier === specifier,
  )
  return selectionId(GAME, selection?.index ?? 0)
}

/** A quote stores nothing. */
const NO_DATABASE = {
  get kysely(): never {
    throw new Error('a quote queries the database')
  },
}

const HOME = idOf('match-result', '1')
const BOTH = idOf('both-teams-to-score', 'Yes')
const OVER = idOf('total-goals', 'Over', '2.5')
const HALVES = idOf('score-both-halves', 'Yes', 'side=1')

describe('bet_builder/quote', () => {
  let now: number
  let book: MarketBook
  let call: (legs: unknown, gameId?: number) => Promise<{ status: number; body: object }>

  let sequence = 0
  const publish = (body: FeedBody) => {
    sequence += 1
    book.apply({ producer: 'test', sequence, at: now, ...body })
  }
  /** The match as a feed that connects at a moment sends it. */
  const playUntil = (atMs: number) => {
    now = atMs
    for (const body of PROGRAMME.snapshot(atMs, atMs)) publish(body)
    publish({ kind: 'snapshot_complete' })
    const game = book.game(GAME)
    if (game) book.markStored(GAME, game)
  }

  beforeEach(async () => {
    sequence = 0
    book = new MarketBook({ now: () => now })
    const app = await makeTestServer({})
    const clock = { now: () => now }
    const prices = new CompositePrices({ book, history: { unproven: () => [] }, clock })
    registerBuilderRoutes(app, { prices, clock, database: NO_DATABASE })
    call = async (legs, gameId = GAME) => {
      const payload = new URLSearchParams({ gameId: `${gameId}`, legs: JSON.stringify(legs) })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const url = '/api/bet_builder/quote'
      const reply = await app.inject({ method: 'POST', url, headers, payload: `${payload}` })
      return { status: reply.statusCode, body: reply.json() }
    }
    playUntil(ANNOUNCED)
  })

  const rateOf = (id: number) => (book.selection(id)?.odds ?? 0) / 1000
  const quoted = async (legs: readonly number[]) =>
    builderQuoteReply.parse((await call(legs)).body).data

  it('prices legs that favour each other below their product, and above each of them', async () => {
    const { rate, legs, betGameId } = await quoted([OVER, HOME, HALVES])
    expect(betGameId).toBe(GAME)
    const sorted = [HOME, HALVES, OVER].sort((one, other) => one - other)
    expect(legs.map(({ betGamesOddId }) => betGamesOddId)).toEqual(sorted)
    expect(legs.map(({ rate: alone }) => alone)).toEqual(sorted.map(rateOf))
    expect(rate).toBeGreaterThan(Math.max(...sorted.map(rateOf)))
    expect(rate).toBeLessThan(sorted.reduce((product, id) => product * rateOf(id), 1))
    expect(await quoted([HALVES, OVER, HOME])).toEqual({ betGameId, rate, legs })
  })

  it('prices by the state of the match', async () => {
    const before = await quoted([HOME, OVER])
    playUntil(KICK_OFF + 30 * 60_000)
    // The other side has scored: who wins now has more than two goals in the match.
    expect(await call([HOME, OVER])).toMatchObject({ body: { code: 'implied_leg' } })
    const late = idOf('last-goal', '1')
    expect((await quoted([late, OVER])).rate).not.toBe(before.rate)
    const first = idOf('next-goal', '2', 'goalnr=1')
    expect(await call([first, HOME])).toMatchObject({ body: { code: 'unknown_selection' } })
  })

  it('refuses legs of which one excludes or includes another', async () => {
    const nil = idOf('correct-score', '0-0')
    expect(await call([HOME, OVER, nil])).toMatchObject({
      status: 422,
      body: { code: 'impossible_combination', betGamesOddId: [HOME, nil] },
    })
    const chance = idOf('double-chance', '1 or Draw')
    expect(await call([OVER, HOME, chance])).toMatchObject({
      status: 422,
      body: { code: 'implied_leg', betGamesOddId: chance, impliedBy: [HOME] },
    })
  })

  it('refuses what is not offered, with the cause', async () => {
    const asian = idOf('draw-no-bet', '1')
    const draw = idOf('match-result', 'Draw')
    const causes = [
      [[HOME], 'legs', [HOME]],
      [Array.from({ length: 13 }, (_, i) => selectionId(GAME, i + 1)), 'legs', undefined],
      [[HOME, selectionId(GAME + 1, 1)], 'match', [selectionId(GAME + 1, 1)]],
      [[BOTH, asian], 'market', [asian]],
      [[HOME, draw, BOTH], 'book', [HOME, draw]],
    ] as const
    for (const [legs, cause, betGamesOddId] of causes) {
      expect(await call(legs)).toMatchObject({
        status: 422,
        body: {
          code: 'combination_not_offered',
          cause,
          ...(betGamesOddId && { betGamesOddId }),
        },
      })
    }
    expect(await call([HOME, selectionId(GAME, 999)])).toMatchObject({
      body: { code: 'unknown_selection' },
    })
    expect(await call([HOME, BOTH], 5)).toMatchObject({ status: 404 })
    expect(await call('HOME')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  it('refuses suspended legs, and odds beyond the highest', async () => {
    const late = idOf('correct-score', '5-4')
    const lateHalf = idOf('h1-correct-score', '0-0')
    expect(await call([late, lateHalf])).toMatchObject({ body: { code: 'odds_too_long' } })
    publish({ kind: 'bet_stop', gameId: GAME, marketIds: 'all' })
    expect(await call([HOME, BOTH])).toMatchObject({ body: { code: 'market_suspended' } })
    now = KICK_OFF
    expect(await call([HOME, BOTH])).toMatchObject({ body: { code: 'game_started' } })
  })

  it('refuses combinations of a match whose feed sends no law', async () => {
    const [odds] = PROGRAMME.snapshot(now, now).filter(({ kind }) => kind === 'odds_change')
    if (odds?.kind !== 'odds_change') return expect.unreachable()
    const { law, ...without } = odds
    expect(law).toBeDefined()
    publish(without)
    expect(await call([HOME, BOTH])).toMatchObject({
      body: { code: 'combination_not_offered', cause: 'game' },
    })
  })
})
