import { sportGameReply } from '@caderneta/contract/catalogue/catalogue'
import type { GameProgramme } from '@caderneta/feed/programme'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { isAboutIncidents } from '@caderneta/simulation/testing/independent-incidents'
import {
  marketsCounted,
  momentOf,
  offerBefore,
} from '@caderneta/simulation/testing/published/open-books'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestServer } from '../../http/test-server.ts'
import { TestClock, TestFeed, testBook } from './book-fixtures.ts'
import { CatalogueBodies } from './catalogue-bodies.ts'
import { registerCatalogueRoutes } from './catalogue-routes.ts'

const TOP_MATCHES = sized({ test: 1, small: 20, full: 200 })
const MINOR_MATCHES = sized({ test: 1, small: 10, full: 100 })
/** More markets than any match has. */
const MANY = 10_000
const REST_MS = 60_000
/** Betting rests after a goal: what is open is counted as soon as it goes on. */
const RESTS_MAX = 10

const isTop = (game: GameProgramme) =>
  offerBefore(game).some(({ marketId }) => isAboutIncidents(marketId))

/** The first matches of the season that record everything, or those that record goals alone. */
function* matchesOf(kind: 'top' | 'minor', count: number): Generator<GameProgramme> {
  let left = count
  for (const game of GAMES_BY_SPORT.football('counted')) {
    if (left === 0) return
    if (isTop(game) !== (kind === 'top')) continue
    left -= 1
    yield game
  }
}

describe('the reply of sport/game', () => {
  let app: FastifyInstance
  let countAt: (game: GameProgramme, moment: number) => Promise<number>

  beforeEach(async () => {
    const clock = new TestClock()
    const [book, feed] = [testBook(clock), new TestFeed(clock)]
    app = await makeTestServer()
    registerCatalogueRoutes(app, {
      book,
      bodies: new CatalogueBodies(book, () => clock.now()),
      results: { read: async () => [] },
    })
    const openAt = async (game: GameProgramme, moment: number) => {
      clock.moment = moment
      for (const body of game.snapshot(moment, moment)) book.apply(feed.message(body))
      const known = book.game(game.gameId)
      if (known) book.markStored(game.gameId, known)
      const reply = await app.inject({ method: 'POST', url: `/api/sport/game/${game.gameId}` })
      return sportGameReply
        .parse(reply.json())
        .data.odds.filter(({ status }) => status === 'open')
        .map((odd) => ({ marketId: odd.market_id, oddId: odd.betCnfOddId }))
    }
    countAt = async (game, moment) => {
      for (let rests = 0; rests < RESTS_MAX; rests += 1) {
        const open = await openAt(game, moment + rests * REST_MS)
        if (open.length > 0) return marketsCounted(open)
      }
      return 0
    }
  })

  afterEach(() => app.close())

  test('has 200 markets of a top match before it, 90 at 30 minutes, 40 at 80', async () => {
    const least = { before: MANY, at30: MANY, at80: MANY }
    for (const game of matchesOf('top', TOP_MATCHES)) {
      least.before = Math.min(least.before, await countAt(game, game.announcedAt))
      least.at30 = Math.min(least.at30, await countAt(game, momentOf(game, 30)))
      least.at80 = Math.min(least.at80, await countAt(game, momentOf(game, 80)))
    }
    reportFigure(`least of ${TOP_MATCHES} top matches over HTTP`, JSON.stringify(least))
    expect(least.before).toBeGreaterThanOrEqual(200)
    expect(least.at30).toBeGreaterThanOrEqual(90)
    expect(least.at80).toBeGreaterThanOrEqual(40)
  })

  test('has 100 markets of a minor match before it', async () => {
    let least = MANY
    for (const game of matchesOf('minor', MINOR_MATCHES))
      least = Math.min(least, await countAt(game, game.announcedAt))
    reportFigure(`least of ${MINOR_MATCHES} minor matches over HTTP`, least)
    expect(least).toBeGreaterThanOrEqual(100)
  })
})
