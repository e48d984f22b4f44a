import { isRefusal } from '@caderneta/contract/refusals'
import type { GameStatus, Score } from '@caderneta/domain/markets/game/game'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import {
  HeldWait,
  placerDeps,
  slipRequest,
  TEST_LIMITS,
  TestBook,
  testWatch,
} from '../testing/bets-fixtures.ts'
import { SlipPlacer, type SlipRequest } from './place-slip.ts'
import type { SlipResult } from './slip-result.ts'
import { readSlipStatus } from './slip-view.ts'

const LIVE_DELAY_MS = 5_000
const SEEN = 2000

describeOnDatabases('the live delay of a slip', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  const countBets = async (player: number) =>
    (await database.pool.query('select count(*) as bets from bet where player_id = $1', [player]))
      .rows[0]?.bets

  /** One combination of R$ 1,00 on games of these statuses, each at 2.00, and its decision. */
  async function openSlip(statuses: readonly GameStatus[], changes: Partial<SlipRequest> = {}) {
    const book = new TestBook()
    const player = await addPlayer(database, { cash: 1000 })
    const games: number[] = []
    for (const status of statuses) {
      const startsInMs = status === 'scheduled' ? 3_600_000 : -600_000
      const game = await addGame(database, { status, startsInMs })
      book.addGame(game, status, startsInMs)
      games.push(game)
    }
    const ids = games.map((game) => book.price(game, SEEN))
    const delay = new HeldWait()
    const limits = { ...TEST_LIMITS, liveDelayMs: LIVE_DELAY_MS }
    const watch = testWatch(book)
    const deps = placerDeps(database, book, { limits, watch, wait: delay.wait })
    const placer = new SlipPlacer(deps)
    /** How long the slip had waited when its session was looked up again. */
    const sessionsAfter: number[] = []
    const recheckSession = async () => {
      sessionsAfter.push(delay.endedMs)
      return { isExcluded: false }
    }
    const combination = { ids, price: 1, rate: 2 ** ids.length }
    const slip = slipRequest(player, [combination], { recheckSession, ...changes })
    const status = async () => (await readSlipStatus(database.kysely, player, slip.slipId)).status
    const move = (thousandths: number, more = {}) => {
      book.price(games[0] ?? 0, thousandths, more)
      watch.markMoved(book.change(games[0] ?? 0))
    }
    const happen = (changed: { status?: GameStatus; score?: Score }) => {
      const [game = 0] = games
      const known = book.games.get(game)
      if (known) book.games.set(game, { ...known, ...changed })
      watch.markMoved(book.change(game))
    }
    /** Places the slip; `during` runs while it waits, before the delay is over. */
    const placeWhile = async (during: () => void) => {
      const result = placer.place(slip)
      await delay.untilBegun(result)
      during()
      delay.end()
      return result
    }
    const world = { book, player, ids, delay, placer, slip, sessionsAfter }
    return { ...world, status, move, happen, placeWhile, quotes: watch.quotes }
  }

  it('passes before anything is decided, while the slip is pending', async () => {
    const { player, placer, slip, delay, status, sessionsAfter } = await openSlip(['live'])
    const result = placer.place(slip)
    await delay.untilBegun(result)
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
    expect(placer.isDeciding(player, slip.slipId.toUpperCase())).toBe(true)
    expect(await status()).toBe('unknown')
    expect(await countBets(player)).toBe(0)
    expect(sessionsAfter).toEqual([])
    delay.end()
    expect(code(await result)).toBe('placed')
    expect(sessionsAfter).toEqual([LIVE_DELAY_MS])
    expect(placer.isDeciding(player, slip.slipId)).toBe(false)
    expect(await status()).toBe('placed')
  })

  it('is followed by a second look at the price, and a lower one is asked again', async () => {
    const { placer, slip, status, move, placeWhile } = await openSlip(['live'])
    const result = await placeWhile(() => move(1700))
    expect(result).toMatchObject({ refused: 'odds_changed', facts: { odds: [{ rate: 1.7 }] } })
    expect(code(await placer.place(slip))).toBe('odds_changed')
    expect(await status()).toBe('refused')
  })

  it('takes a price that rose while nothing happened in the match', async () => {
    const { move, placeWhile } = await openSlip(['live'])
    expect(await placeWhile(() => move(2100))).toMatchObject({ data: { bets: [{ rate: 2.1 }] } })
  })

  it('refuses a market that was suspended meanwhile', async () => {
    const { move, placeWhile } = await openSlip(['live'])
    const result = await placeWhile(() => move(SEEN, { status: 'suspended' }))
    expect(code(result)).toBe('market_suspended')
  })

  it.each([
    ['the only leg', ['live']],
    ['one leg of a multiple', ['scheduled', 'live']],
    ['one leg of a multiple, at half-time', ['halftime', 'scheduled', 'scheduled']],
  ] as const)('passes when %s is under way', async (_, statuses) => {
    const { delay, placeWhile } = await openSlip(statuses)
    expect(code(await placeWhile(() => {}))).toBe('placed')
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
  })

  it('is none for another slip under the key of one that was placed: it is refused', async () => {
    const { placer, slip, delay, placeWhile, player } = await openSlip(['live'])
    await placeWhile(() => {})
    expect(code(await placer.place({ ...slip, usesCashback: true }))).toBe('slip_reused')
    expect([delay.begun, Number(await countBets(player))]).toEqual([[LIVE_DELAY_MS], 1])
  })

  it('is none before every match', async () => {
    const { placer, slip, delay } = await openSlip(['scheduled', 'scheduled'])
    expect(code(await placer.place(slip))).toBe('placed')
    expect(delay.begun).toEqual([])
  })

  it('is none for the repeat of a slip that was decided', async () => {
    const { placer, slip, delay, placeWhile } = await openSlip(['live'])
    const first = await placeWhile(() => {})
    expect(await placer.place(slip)).toEqual(first)
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
  })

  it('places no bet of a player who was excluded meanwhile', async () => {
    const recheckSession = async () => ({ isExcluded: true })
    const { player, placer, slip, placeWhile } = await openSlip(['live'], { recheckSession })
    expect(code(await placeWhile(() => {}))).toBe('self_excluded')
    expect(code(await placer.place({ ...slip, isExcluded: true }))).toBe('self_excluded')
    expect(await countBets(player)).toBe(0)
  })

  it('leaves a bet undecided whose session ended meanwhile', async () => {
    const recheckSession = async () => null
    const { player, placer, slip, delay, status, placeWhile } = await openSlip(['live'], {
      recheckSession,
    })
    expect(code(await placeWhile(() => {}))).toBe('no_session')
    expect(await status()).toBe('unknown')
    expect(await countBets(player)).toBe(0)
    const again = placer.place({ ...slip, recheckSession: async () => ({ isExcluded: false }) })
    await delay.untilBegun(again, 2)
    delay.end()
    expect(code(await again)).toBe('placed')
  })

  describe.each(['higher', 'none'] as const)('with the preference %s', (oddsChange) => {
    it.each([
      ['a goal', { score: [0, 1] }],
      ['the end of the first half', { status: 'halftime' }],
    ] as const)('asks again for a price that rose through %s', async (_, change) => {
      const { player, happen, move, placeWhile } = await openSlip(['live'], { oddsChange })
      const result = await placeWhile(() => {
        happen(change)
        move(9000)
      })
      expect(result).toMatchObject({ refused: 'odds_changed', facts: { odds: [{ rate: 9 }] } })
      expect(await countBets(player)).toBe(0)
    })
  })

  it('asks again for a price that rose through a stop of the bets', async () => {
    const { move, placeWhile } = await openSlip(['live'])
    const result = await placeWhile(() => {
      move(SEEN, { status: 'suspended' })
      move(9000)
    })
    expect(result).toMatchObject({ refused: 'odds_changed', facts: { odds: [{ rate: 9 }] } })
  })

  it('asks again for a price that rose through a goal that was then disallowed', async () => {
    const { happen, move, placeWhile } = await openSlip(['live'])
    const result = await placeWhile(() => {
      happen({ score: [0, 1] })
      move(9000)
      happen({ score: [0, 0] })
    })
    expect(code(result)).toBe('odds_changed')
  })

  it('asks again for a leg before its match that began meanwhile', async () => {
    const { happen, move, placeWhile } = await openSlip(['scheduled', 'live'])
    const result = await placeWhile(() => {
      happen({ status: 'live' })
      move(2100)
    })
    expect(code(result)).toBe('odds_changed')
  })

  it('takes the price that the bettor saw, whatever happened meanwhile', async () => {
    const { happen, placeWhile } = await openSlip(['live'])
    expect(code(await placeWhile(() => happen({ score: [1, 0] })))).toBe('placed')
  })

  it('takes any price of a bettor who takes any, whatever happened meanwhile', async () => {
    const { happen, move, placeWhile } = await openSlip(['live'], { oddsChange: 'any' })
    const result = await placeWhile(() => {
      happen({ score: [1, 0] })
      move(9000)
    })
    expect(result).toMatchObject({ data: { bets: [{ rate: 9 }] } })
  })

  it('asks again for no combination whose matches nothing happened in', async () => {
    const world = await openSlip(['live', 'live'])
    const { ids, book, slip, delay, placer, happen } = world
    const [first = 0, second = 0] = ids
    const wagers = [first, second].map((id) => ({ betGamesOddId: [id], price: 1, rate: 2 }))
    const result = placer.place({ ...slip, wagers: JSON.stringify(wagers) })
    await delay.untilBegun(result)
    happen({ score: [1, 0] })
    book.price(book.selection(second)?.gameId ?? 0, 2100)
    delay.end()
    expect(await result).toMatchObject({ data: { bets: [{ rate: 2 }, { rate: 2.1 }] } })
  })

  it('leaves nothing behind', async () => {
    const { quotes, placeWhile } = await openSlip(['live', 'scheduled'])
    let during = 0
    await placeWhile(() => {
      during = quotes.watchedGames
    })
    expect([during, quotes.watchedGames]).toEqual([2, 0])
  })
})

function code(result: SlipResult): string {
  return isRefusal(result) ? result.refused : 'placed'
}
