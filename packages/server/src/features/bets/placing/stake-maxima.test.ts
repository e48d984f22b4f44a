import { isRefusal } from '@caderneta/contract/refusals'
import { multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { centavos, centavosOfReais, reaisText } from '@caderneta/domain/money/money'
import { oddsProduct } from '@caderneta/domain/odds/combined-odds'
import { odds } from '@caderneta/domain/odds/odds'
import { largestStake } from '@caderneta/domain/slip/largest-stake'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { SettledPlayers } from '../../offers/offers.ts'
import { TEST_LIMITS, TEST_OFFERS } from '../testing/bets-fixtures.ts'
import { addBettor, openTable } from '../testing/table-fixtures.ts'
import { readStakeMaxima } from './stake-maxima.ts'

const LIMITS = {
  ...TEST_LIMITS,
  stakeMin: centavos(1),
  stakeMax: centavos(30_000),
  payoutMax: centavos(60_000),
  exposure: {
    // The first bet of each player counts for R$ 1,01.
    playerDayMax: centavos(150_101),
    playerCombinationMax: centavos(70_000),
    combinationMax: centavos(90_000),
    singlesMax: centavos(80_000),
    multiplesMax: centavos(100_000),
  },
}

/** 10.1 × 9.9: 99.99, and with 1 % of the winnings 100.98, so that one centavo is no long shot. */
const ODDS = [10_100, 9900, 1500, 3000, 26_000]

const combination = fc.uniqueArray(fc.nat({ max: ODDS.length - 1 }), {
  minLength: 1,
  maxLength: 3,
})
const bet = fc.record({ legs: combination, stake: fc.integer({ min: 1, max: 20_000 }) })
const history = fc.record({
  bets: fc.array(fc.record({ bet, isOwn: fc.boolean() }), { maxLength: 12 }),
  legs: combination,
})

describeOnDatabases('the largest stake of a combination', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  async function open() {
    const table = await openTable(database, ODDS, { placer: { limits: LIMITS } })
    const player = await addBettor(database, { cash: 100_000_000 })
    const other = await addBettor(database, { cash: 100_000_000 })
    const deps = {
      ...{ database, book: table.book, limits: LIMITS },
      ...{ clock: systemClock, offers: TEST_OFFERS, settled: new SettledPlayers(database) },
    }
    const idsOf = (legs: readonly number[]) => legs.map((leg) => table.ids[leg] ?? 0)
    const place = (who: number, legs: readonly number[], stake: number) =>
      table.bet(who, [{ ids: idsOf(legs), price: reaisText(centavos(stake)), rate: 1 }])
    const maximum = async (legs: readonly number[]) => {
      const found = await readStakeMaxima(deps, player, [idsOf(legs)])
      if (isRefusal(found) || !found[0]) throw new Error('refused')
      return found[0]
    }
    return { ...table, ...{ player, other, deps, idsOf, place, maximum } }
  }

  it('is accepted, and one centavo more is refused', async () => {
    const seen = new Set<string>()
    const run = fc.asyncProperty(history, async ({ bets, legs }) => {
      const { player, other, place, maximum, idsOf } = await open()
      for (const { bet, isOwn } of bets) await place(isOwn ? player : other, bet.legs, bet.stake)
      const { stakeMax, limit, betGamesOddId } = await maximum(legs)
      seen.add(limit)
      expect(betGamesOddId).toEqual(idsOf(legs))
      const stake = centavosOfReais(stakeMax)
      const above = await place(player, legs, stake + 1)
      expect(isRefusal(above), `${stake + 1} on ${legs} by ${limit}`).toBe(true)
      if (stake > 0) expect(await place(player, legs, stake)).toHaveProperty('data')
    })
    await fc.assert(run, { numRuns: 25 })
    expect(seen.size).toBeGreaterThan(1)
  })

  it.each([
    ['stake', [2], [], 300],
    ['bet', [3], [], 200],
    ['player_combination', [3], [[true, [3], 10_000]], 133.33],
    [
      'player_day',
      [3],
      [
        [true, [2], 30_000],
        [true, [0], 5940],
        [true, [1], 3000],
      ],
      51.02,
    ],
    ['combination', [2, 3], [[false, [2, 3], 13_000]], 68.45],
    ['selection', [3], [[false, [3], 20_000]], 66.66],
  ] as const)('names the limit %s that allows no more', async (limit, legs, bets, stakeMax) => {
    const { player, other, place, maximum, ids } = await open()
    for (const [isOwn, on, stake] of bets)
      expect(await place(isOwn ? player : other, on, stake)).toHaveProperty('data')
    const found = await maximum(legs)
    expect(found).toMatchObject({ limit, stakeMax })
    expect(found.selection).toBe(limit === 'selection' ? ids[legs[0]] : undefined)
  })

  it('allows stakes that return no more than 100 times once long shots are closed', async () => {
    const { player, other, place, maximum, ids } = await open()
    await database.pool.query(
      'insert into selection_liability (selection_id, long_shots) values ($1, $2)',
      [ids[0], LIMITS.exposure.multiplesMax],
    )
    expect(await maximum([0, 1])).toMatchObject({ limit: 'selection', stakeMax: 0.01 })
    expect(await place(other, [0, 1], 2)).toMatchObject({ refused: 'limit_reached' })
    expect(await place(player, [0, 1], 1)).toHaveProperty('data')
  })

  it('is read for all combinations at once, in their order', async () => {
    const { deps, player, idsOf } = await open()
    const requested = [[3], [2], [3, 2], [2, 3]].map(idsOf)
    const found = await readStakeMaxima(deps, player, requested)
    expect(found).toMatchObject(requested.map((betGamesOddId) => ({ betGamesOddId })))
    expect(found).toMatchObject([{ stakeMax: 200 }, { stakeMax: 300 }, {}, {}])
  })

  it('is refused for a closed selection and for one match, not for a suspended one', async () => {
    const { deps, player, ids, games, book } = await open()
    const read = (each: number[]) => readStakeMaxima(deps, player, [each])
    const second = book.price(games[0] ?? 0, 2000, { selectionId: (ids[0] ?? 0) + 1 })
    expect(await read([ids[0] ?? 0, second])).toMatchObject({ refused: 'same_match' })
    expect(await read([987])).toMatchObject({ refused: 'unknown_selection' })
    book.price(games[0] ?? 0, 2000, { status: 'suspended' })
    expect(await read([ids[0] ?? 0])).toMatchObject([{ stakeMax: 300 }])
    book.price(games[0] ?? 0, 2000, { status: 'closed' })
    expect(await read([ids[0] ?? 0])).toMatchObject({ refused: 'unknown_selection' })
  })

  it('is computed alike by largest_stake of the database and by the domain', async () => {
    const legs = fc.array(fc.integer({ min: 1010, max: 100_000 }).map(odds), {
      minLength: 1,
      maxLength: 20,
    })
    const cases = fc.sample(fc.tuple(legs, fc.integer({ min: 0, max: 10 ** 12 })), 500)
    const rows = cases.map(([all, room]) => ({
      ...{ room, odds: String(oddsProduct(all)) },
      ...{ legs: all.length, bonus: multipleBonusPercent(all) },
    }))
    const { rows: found } = await database.pool.query<{ stake: number }>(
      `select largest_stake(room, odds, legs, bonus) as stake
       from rows from (jsonb_to_recordset($1::jsonb) as (
         room numeric, odds numeric, legs integer, bonus integer
       )) with ordinality as r(room, odds, legs, bonus, nth)
       order by nth`,
      [JSON.stringify(rows)],
    )
    const expected = cases.map(([all, room]) =>
      largestStake(all, centavos(room), multipleBonusPercent(all)),
    )
    expect(found.map(({ stake }) => stake)).toEqual(expected)
  })
})
