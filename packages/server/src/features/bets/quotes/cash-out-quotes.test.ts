import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { centavos } from '@caderneta/domain/money/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { BetFacts, LegFacts } from '../history/bet-wire.ts'
import { HeldWait, TEST_CASH_OUT, TestBook, testWatch } from '../testing/bets-fixtures.ts'
import { openTable } from '../testing/table-fixtures.ts'

const LIVE_DELAY_MS = 5_000

const changed = (returnOffered: number) => ({ refused: 'quote_changed', facts: { returnOffered } })

describeOnDatabases('closing a live bet', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  async function openBet({ liveDelayMs = LIVE_DELAY_MS, odds = [2000] } = {}) {
    const player = await addPlayer(database, { cash: 1000 })
    const delay = new HeldWait()
    const settings = { isLive: true, liveDelayMs, wait: delay.wait }
    const table = await openTable(database, odds, settings)
    const bet = await table.one(player, 10, [...odds.keys()])
    const [game = 0] = table.games
    const move = (thousandths: number, changes = {}) => {
      table.book.price(game, thousandths, changes)
      table.watch.markMoved(table.book.change(game))
    }
    const score = (goals: number) => {
      const known = table.book.games.get(game)
      if (known) table.book.games.set(game, { ...known, score: [goals, 0] })
      table.watch.markMoved(table.book.change(game))
    }
    /** How long the closing had waited when its session was looked up again. */
    const sessionsAfter: number[] = []
    const close = (returnOffered = '9.50', session: object | null = {}) =>
      table.close(player, bet, returnOffered, 100, undefined, async () => {
        sessionsAfter.push(delay.endedMs)
        return session
      })
    /** Closes; `during` runs while it waits, before the delay is over. */
    const closeWhile = async (during: () => unknown, session: object | null = {}) => {
      const closing = close('9.50', session)
      await delay.untilBegun(closing)
      await during()
      delay.end()
      return closing
    }
    const cash = async () => (await readWallet(database.kysely, player)).cash
    const world = { player, table, bet, game, delay, sessionsAfter }
    return { ...world, move, score, close, closeWhile, cash }
  }

  it('does not pay a quote from before a goal after it, whatever the new price', async () => {
    const { player, table, bet, move, score, cash } = await openBet({ liveDelayMs: 0 })
    move(2000, { status: 'suspended' })
    score(1)
    move(9000)
    expect(await table.close(player, bet, '9.50')).toEqual(changed(2.11))
    move(1900, { status: 'suspended' })
    move(1900)
    // Worth more by now, but not quoted since the suspension.
    expect(await table.close(player, bet, '9.50')).toEqual(changed(10))
    expect(await cash()).toBe(0)
  })

  it('waits before anything is written, and pays the quote afterwards', async () => {
    const { close, delay, sessionsAfter, cash } = await openBet()
    const closing = close()
    await delay.untilBegun(closing)
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
    expect(await cash()).toBe(0)
    expect(sessionsAfter).toEqual([])
    delay.end()
    expect(await closing).toMatchObject({ returned: 9.5 })
    expect(sessionsAfter).toEqual([LIVE_DELAY_MS])
    expect(await cash()).toBe(9.5)
  })

  it('waits and pays the quote when its value is no lower afterwards', async () => {
    const { closeWhile, move, cash } = await openBet()
    expect(await closeWhile(() => move(1900))).toMatchObject({ returned: 9.5 })
    expect(await cash()).toBe(9.5)
  })

  it('waits when one leg of a multiple is under way and the other is before its match', async () => {
    const { closeWhile, table, delay } = await openBet({ odds: [2000, 1500] })
    const [, other = 0] = table.games
    table.book.addGame(other, 'scheduled')
    await sql`update game set status = 'scheduled', starts_at = now() + interval '1 hour'
      where id = ${other}`.execute(database.kysely)
    expect(await closeWhile(() => {})).toMatchObject({ returned: 9.5 })
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
  })

  it('does not wait for legs that are decided', async () => {
    const { close, table, delay } = await openBet({ odds: [2000, 1500] })
    const [, other = 0] = table.games
    table.book.addGame(other, 'scheduled')
    await sql`update game set status = 'scheduled', starts_at = now() + interval '1 hour'
      where id = ${other}`.execute(database.kysely)
    await table.end(0, 'win')
    expect(await close('19.00')).toMatchObject({ returned: 19 })
    expect(delay.begun).toEqual([])
  })

  it.each([
    ['the price rises', 'price', changed(7.6)],
    ['the market is suspended', 'suspended', { refused: 'market_suspended' }],
    ['the market is suspended and reopens as it was', 'reopened', changed(9.5)],
    ['the score changes', 'score', changed(9.5)],
  ] as const)('is refused when %s while it waits', async (_, what, refusal) => {
    const { closeWhile, move, score, cash } = await openBet()
    const happen = {
      price: () => move(2500),
      suspended: () => move(2000, { status: 'suspended' }),
      reopened: () => {
        move(2000, { status: 'suspended' })
        move(2000)
      },
      score: () => score(1),
    }
    expect(await closeWhile(happen[what])).toEqual(refusal)
    expect(await cash()).toBe(0)
  })

  it('is not made for a session that ended while it waited', async () => {
    const { closeWhile, cash } = await openBet()
    expect(await closeWhile(() => {}, null)).toEqual({ refused: 'no_session' })
    expect(await cash()).toBe(0)
  })

  it('is refused when the bet was decided while it waited', async () => {
    const { table, closeWhile, cash } = await openBet()
    expect(await closeWhile(() => table.end(0, 'lose'))).toEqual({ refused: 'bet_closed' })
    expect(await cash()).toBe(0)
  })

  it('is made once for repeated requests, and a later repeat does not wait', async () => {
    const { close, delay, cash } = await openBet()
    const both = [close(), close()]
    await delay.untilBegun(Promise.race(both), 2)
    delay.end()
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ returned: 9.5 })
    expect(second).toEqual(first)
    expect(await close()).toEqual(first)
    expect(delay.begun).toHaveLength(2)
    expect(await cash()).toBe(9.5)
  })

  it('does not wait for the repeat of a part, even when the rest has that value by now', async () => {
    const { player, table, bet, move, delay } = await openBet({ odds: [4000] })
    const closeHalf = () => table.close(player, bet, '9.50', 50)
    const closing = closeHalf()
    await delay.untilBegun(closing)
    delay.end()
    const first = await closing
    expect(first).toMatchObject({ returned: 4.75 })
    move(2000)
    expect(await closeHalf()).toEqual(first)
    expect(delay.begun).toHaveLength(1)
  })
})

const ANA = 1
const GAMES = [501, 502] as const

const LEG: Omit<LegFacts, 'gameId' | 'selectionId'> = {
  ...{ name: '1', handicap: '', marketId: 1000002, odds: 2000, oddsVersion: 1, result: null },
  ...{ deadHeatPlaces: 1, deadHeatTied: 1, sportId: 1, tournamentId: 7, home: 'A', away: 'B' },
  ...{ gameStatus: 'live', scoreHome: 0, scoreAway: 0, startsAt: 0 },
}

const BET: BetFacts = {
  ...{ betId: 7, reference: 'CAD-1', status: 'pending', stake: 1000, atStake: 1000 },
  ...{ returnedEarly: 0, potentialReturn: 4000, bonusPercent: 0, bonusTable: 1, cashback: 0 },
  ...{ acceptedAt: 0, settledAt: null, payout: 0 },
  legs: GAMES.map((gameId) => ({ ...LEG, gameId, selectionId: selectionId(gameId, 1) })),
}

/** Everything that reaches both servers: they follow the same feed. */
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('price'),
      odds: fc.integer({ min: 1500, max: 2600 }),
    }),
  },
  fc.record({ kind: fc.constantFrom('suspended', 'silent', 'resumed', 'goal', 'no goal') }),
  fc.record({ kind: fc.constant('time'), ms: fc.integer({ min: 1, max: 3000 }) }),
)
const step = fc.record({
  event,
  game: fc.constantFrom(...GAMES),
  quotedBy: fc.constantFrom(0, 1),
})

const steps = fc.array(step, { minLength: 1, maxLength: 25 })

type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

interface Collected {
  readonly amount: number
  readonly text: string
  readonly givenAt: number
  /** How often the situation had changed. */
  readonly changes: number
}

/** Two servers with the same key, and a player who keeps every quote of both. */
function openServers() {
  const clock = new TestClock()
  const books = [new TestBook(), new TestBook()] as const
  for (const book of books) {
    for (const game of GAMES) {
      book.addGame(game, 'live')
      book.price(game, 2000)
    }
  }
  const watches = books.map((book) => testWatch(book, { clock }))
  const collected: Collected[] = []
  let changes = 0

  /** Status and score of the games and status of the markets, by the first server. */
  const situation = () =>
    GAMES.map((game) => {
      const [book] = books
      return [book.selection(selectionId(game, 1))?.status, book.games.get(game)?.score]
    })

  const happen = ({ event, game }: Step) => {
    const before = JSON.stringify(situation())
    for (const book of books) apply(book, game, event)
    if ('ms' in event) clock.pass(event.ms)
    for (const [index, watch] of watches.entries()) {
      const isOfGame = event.kind === 'silent' || event.kind === 'resumed'
      const change = books[index]?.change(game) ?? { gameId: game, selectionIds: [] }
      watch.markMoved(isOfGame ? { gameId: game, selectionIds: 'all' } : change)
    }
    if (JSON.stringify(situation()) !== before) changes += 1
    clock.pass(1)
  }

  const collect = (server: number) => {
    const quoted = watches[server]?.quoteBets(ANA, [BET])[0]?.betInfo
    if (quoted?.quote === undefined) return
    const amount = Math.round(quoted.returnOffered * 100)
    collected.push({ amount, text: quoted.quote, givenAt: clock.now(), changes })
  }

  /** As decision 0056 has it. */
  const isDue = ({ amount, givenAt, changes: then }: Collected, current: number) => {
    if (current === 0 || amount > current) return false
    const isYoung = clock.now() < givenAt + TEST_CASH_OUT.quoteMs
    return amount === current || (isYoung && then === changes)
  }
  return { clock, watches, collected, happen, collect, isDue }
}

function serversAfter(happening: readonly Step[]) {
  const servers = openServers()
  for (const one of happening) {
    servers.collect(one.quotedBy)
    servers.happen(one)
  }
  return servers
}

function apply(book: TestBook, game: number, event: Step['event']): void {
  const known = book.games.get(game)
  const selection = book.selections.get(selectionId(game, 1))
  if ('odds' in event) book.price(game, event.odds)
  if (event.kind === 'suspended') book.price(game, selection?.odds ?? 2000, { status: 'suspended' })
  if (event.kind === 'silent') book.silent.add(game)
  if (event.kind === 'resumed') book.silent.delete(game)
  const isGoal = event.kind === 'goal'
  if (known && (isGoal || event.kind === 'no goal'))
    book.games.set(game, { ...known, score: [isGoal ? 1 : 0, 0] })
}

describe('a quote of another server', () => {
  it('is paid whenever one that a server remembers would be, and at no other time', () => {
    let paid = 0
    let refused = 0
    fc.assert(
      fc.property(steps, (happening) => {
        const servers = openServers()
        for (const one of happening) {
          servers.collect(one.quotedBy)
          servers.happen(one)
          for (const { quotes } of servers.watches) {
            const current = quotes.current(BET)
            for (const quote of servers.collected) {
              const requested = {
                playerId: ANA,
                amount: centavos(quote.amount),
                signed: quote.text,
              }
              const isPaid = quotes.isValid(BET, requested)
              expect(isPaid).toBe(servers.isDue(quote, current))
              if (isPaid && quote.amount < current) paid += 1
              if (!isPaid && quote.amount < current) refused += 1
            }
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(Math.min(paid, refused), 'both happen').toBeGreaterThan(100)
  })

  it('never pays more than the bet is worth, however many quotes were collected', () => {
    fc.assert(
      fc.property(steps, (happening) => {
        const servers = serversAfter(happening)
        for (const { quotes } of servers.watches) {
          const accepted = servers.collected.filter(({ amount, text }) =>
            quotes.isValid(BET, { playerId: ANA, amount: centavos(amount), signed: text }),
          )
          const best = Math.max(0, ...accepted.map(({ amount }) => amount))
          expect(best).toBeLessThanOrEqual(quotes.current(BET))
        }
      }),
    )
  })
})
