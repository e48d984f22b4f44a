import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { readFactsById } from '../history/bets-view.ts'
import { openTable, type TestTable } from '../testing/table-fixtures.ts'
import { cancelMarkets, rollbackCancel, rollbackOutcomes } from './market-correction-store.ts'
import { settleOutstanding } from './settlement-store.ts'

const ODDS = [1250, 2000, 3100]
const CASH = 1_000_000
const RUNS = 30

const place = fc.nat(ODDS.length - 1)
const on = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), place })
const bet = fc.record({
  kind: fc.constant('bet' as const),
  legs: fc.uniqueArray(place, { minLength: 1 }),
  // A multiple of 16, so that it can be halved four times without a remainder.
  reais: fc.integer({ min: 1, max: 20 }).map((times) => times * 16),
})
const event = fc.oneof(
  { weight: 4, arbitrary: bet },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('result' as const),
      place,
      result: fc.constantFrom<SelectionResult[]>('win', 'lose', 'void', 'half_win', 'half_lose'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      nth: fc.nat(9),
      percent: fc.constantFrom(50, 100),
    }),
  },
  { weight: 2, arbitrary: on('rollback') },
  on('cancel'),
  on('rollback cancel'),
  fc.record({ kind: fc.constant('kick-off' as const), place, isPast: fc.boolean() }),
  fc.record({
    kind: fc.constant('odds' as const),
    place,
    thousandths: fc.integer({ min: 1010, max: 9000 }),
    isSuspended: fc.boolean(),
  }),
  { weight: 3, arbitrary: fc.constant({ kind: 'restart' as const }) },
)
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

interface ModelBet {
  readonly id: number
  readonly legs: readonly { readonly place: number; readonly odds: number }[]
  readonly stake: number
  /** The position in the order of events at which it was accepted. */
  readonly acceptedAt: number
  atStake: number
  returned: number
}

/** Percentage of the winnings by counting legs, as published; odds of 1.30 or more in every leg. */
const BONUS_PERCENTS = [0, 0, 1, 3]

/** What the published rules make of the events, bet by bet; it shares no code with the product. */
class Rules {
  readonly bets: ModelBet[] = []
  readonly games = ODDS.map((odds) => ({
    odds,
    result: null as SelectionResult | null,
    /** Bets accepted before this position are void. */
    cancelledBefore: -1,
    isPast: false,
  }))

  expected(bet: ModelBet): readonly [status: string, payout: number] {
    if (bet.atStake === 0) return ['closed', bet.returned]
    const results = bet.legs.map((leg) => this.#resultOf(leg.place, bet.acceptedAt))
    if (results.includes('lose')) return ['lose', bet.returned]
    if (results.includes(null)) return ['pending', 0]
    const counting = results.filter((result) => result !== 'void').length
    if (counting === 0) return ['void', bet.returned + bet.atStake]
    const isLong = bet.legs.every(({ odds }) => odds >= 1300)
    const percent = BigInt(isLong ? (BONUS_PERCENTS[counting] ?? 0) : 0)
    let [top, below] = [1n, 1n]
    for (const [index, { odds }] of bet.legs.entries()) {
      const [times, by] = factor(results[index] ?? 'void', BigInt(odds))
      top *= times
      below *= by
    }
    const won = top > below ? top - below : 0n
    const payout = (BigInt(bet.atStake) * (100n * top + won * percent)) / (100n * below)
    return ['win', bet.returned + Number(payout)]
  }

  #resultOf(at: number, acceptedAt: number): SelectionResult | null {
    const game = this.games[at]
    if (!game) return null
    return game.isPast || acceptedAt < game.cancelledBefore ? 'void' : game.result
  }
}

function factor(result: SelectionResult, odds: bigint): readonly [top: bigint, below: bigint] {
  if (result === 'win') return [odds, 1000n]
  if (result === 'half_win') return [odds + 1000n, 2000n]
  return result === 'half_lose' ? [1n, 2n] : [1n, 1n]
}

/** The product and the independent rules, event by event. */
class Play {
  readonly rules = new Rules()
  readonly database: Database
  readonly table: TestTable
  readonly player: number
  #position = 0

  constructor(database: Database, table: TestTable, player: number) {
    this.database = database
    this.table = table
    this.player = player
  }

  async take(next: Event): Promise<void> {
    this.#position += 1
    switch (next.kind) {
      case 'bet':
        return this.#bet(next.legs, next.reais)
      case 'close':
        return this.#close(next.nth, next.percent)
      case 'odds':
        return this.#price(next)
      case 'restart':
        // A separate settlement, in batches that end anywhere.
        return void (await settleOutstanding(this.database, 1 + (this.#position % 3)))
      default:
        return this.#decide(next)
    }
  }

  async #bet(legs: readonly number[], reais: number): Promise<void> {
    const { rules, table, player } = this
    const ids = legs.map((leg) => table.ids[leg] ?? 0)
    const combination = { ids, price: reais, rate: 1 }
    const placed = await table.bet(player, [combination], { oddsChange: 'any' })
    if ('refused' in placed) return
    rules.bets.push({
      id: placed.data.bets[0]?.betId ?? 0,
      legs: legs.map((leg) => ({ place: leg, odds: rules.games[leg]?.odds ?? 0 })),
      stake: reais * 100,
      acceptedAt: this.#position,
      atStake: reais * 100,
      returned: 0,
    })
  }

  async #close(nth: number, percent: number): Promise<void> {
    const { database, table, player } = this
    const bet = this.rules.bets[nth]
    const [facts] = bet ? await readFactsById(database.kysely, player, [bet.id]) : []
    if (!bet || !facts || bet.atStake % 200 !== 0) return
    const quote = table.watch.quotes.current(facts)
    const closed = await table.close(player, bet.id, reaisText(quote), percent)
    if ('refused' in closed) return
    bet.returned += Math.round(closed.returned * 100)
    bet.atStake -= (bet.atStake * percent) / 100
  }

  #price({ place: at, thousandths, isSuspended }: Extract<Event, { kind: 'odds' }>): void {
    const [game, known] = [this.table.games[at] ?? 0, this.rules.games[at]]
    this.table.book.price(game, thousandths, { status: isSuspended ? 'suspended' : 'open' })
    this.table.watch.markMoved(this.table.book.change(game))
    if (known) known.odds = thousandths
  }

  async #decide(
    next: Extract<
      Event,
      { kind: 'result' | 'rollback' | 'cancel' | 'kick-off' | 'rollback cancel' }
    >,
  ): Promise<void> {
    const { database, table } = this
    const gameId = table.games[next.place] ?? 0
    const known = this.rules.games[next.place]
    if (!known) return
    const markets = { gameId, marketIds: 'all' } as const
    switch (next.kind) {
      case 'result':
        known.result = next.result
        return void (await table.recordResult(next.place, next.result))
      case 'rollback':
        known.result = null
        return rollbackOutcomes(database, markets)
      case 'cancel':
        known.cancelledBefore = this.#position
        return cancelMarkets(database, { ...markets, from: null, to: null })
      case 'rollback cancel':
        known.cancelledBefore = -1
        return rollbackCancel(database, markets)
      case 'kick-off':
        known.isPast = next.isPast
        await sql`update game
          set starts_at = clock_timestamp() + make_interval(mins => ${next.isPast ? -10 : 60})
          where id = ${gameId}`.execute(database.kysely)
    }
  }

  /** Status and payout of each bet in the books; a pending one has paid nothing yet. */
  async booked() {
    const { rows } = await this.database.pool.query(
      'select status, payout from bet where player_id = $1 order by id',
      [this.player],
    )
    return rows.map(({ status, payout }) => {
      const isClosed = status === 'cancelled' || status === 'cashed_out'
      return [isClosed ? 'closed' : status, Number(payout)]
    })
  }

  /** Cash less what is owed, by the rules and in the books. */
  async sums() {
    const { rows } = await this.database.pool.query(
      `select balance - owed as left from account where player_id = $1 and kind = 'cash'`,
      [this.player],
    )
    const moved = this.rules.bets.map((bet) => {
      const [status, payout] = this.rules.expected(bet)
      return (status === 'pending' ? bet.returned : payout) - bet.stake
    })
    return [Number(rows[0]?.left), centavos(moved.reduce((sum, each) => sum + each, CASH))]
  }
}

describeOnDatabases('events of bets and matches in any order', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('leave each bet as the published rules require, and nothing for the audit', async () => {
    const run = async (events: readonly Event[]) => {
      const player = await addPlayer(database, { cash: CASH })
      const table = await openTable(database, ODDS, { cashOut: { freeCancelMs: 60_000 } })
      const play = new Play(database, table, player)
      for (const next of events) await play.take(next)
      await settleOutstanding(database)
      expect(await play.booked()).toEqual(play.rules.bets.map((bet) => play.rules.expected(bet)))
      const [left, expected] = await play.sums()
      expect(left).toBe(expected)
      expect(await settleOutstanding(database)).toEqual([])
    }
    // Most selections are decided early and take no bets then: some are placed before everything.
    const first = fc.array(bet, { minLength: 3, maxLength: 6 })
    const later = fc.array(event, { minLength: 15, maxLength: 40, size: 'max' })
    const events = fc.tuple(first, later).map((both) => both.flat())
    await fc.assert(fc.asyncProperty(events, run), { numRuns: RUNS })
    expect(await auditBooks(database)).toEqual([])
  }, 60_000)
})
