import { isRefusal } from '@caderneta/contract/refusals'
import { centavos } from '@caderneta/domain/money/money'
import { beforeAll, expect, it } from 'vitest'
import type { ExposureLimits } from '../../../config/config.ts'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { placerDeps, slipRequest, TEST_LIMITS } from '../testing/bets-fixtures.ts'
import { addBettor, openTable } from '../testing/table-fixtures.ts'
import { SlipPlacer } from './place-slip.ts'
import type { SlipResult } from './slip-result.ts'

const withExposure = (changes: Partial<ExposureLimits>) => ({
  placer: { limits: { ...TEST_LIMITS, exposure: { ...TEST_LIMITS.exposure, ...changes } } },
})

const code = (result: SlipResult) => (isRefusal(result) ? result.refused : 'placed')

describeOnDatabases('limits of the potential return', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('refuses a thousand equal combinations that would return more than one bet may', async () => {
    const player = await addBettor(database, { cash: 500_000 })
    const table = await openTable(database, new Array(12).fill(2900))
    const combination = { ids: table.ids, price: 1, rate: 1 }
    const slip = () => table.bet(player, new Array(1000).fill(combination), { oddsChange: 'any' })
    const results = [await slip(), await slip(), await slip(), await slip()]
    expect(results.map(code)).toEqual(new Array(4).fill('payout_too_large'))
    expect(results[0]).toMatchObject({ facts: { limit: 'bet', stakeMax: 1.17 } })
    const single = () => table.bet(player, [combination], { oddsChange: 'any' })
    expect(code(await single())).toBe('placed')
    expect(await single()).toMatchObject({
      refused: 'combination_limit_reached',
      facts: { limit: 'player_combination', stakeMax: 0.17, betGamesOddId: table.ids },
    })
  })

  it('makes one bet of combinations with the same selections, whatever their order', async () => {
    const player = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000, 3000])
    const combination = { ids: table.ids, price: 10, rate: 6 }
    const combinations = [
      combination,
      { ...combination, ids: [...table.ids].reverse(), price: 5 },
      combination,
    ]
    const slip = slipRequest(player, combinations)
    const placer = new SlipPlacer(placerDeps(database, table.book))
    const result = await placer.place(slip)
    expect(result).toMatchObject({ data: { bets: [{ price: 25, betGamesOddId: table.ids }] } })
    expect(result).toMatchObject({ wallet: { cash: 75 } })
    expect(await placer.place(slip)).toEqual(result)
    expect(await new SlipPlacer(placerDeps(database, table.book)).place(slip)).toEqual(result)
  })

  it('accepts equal combinations only when every rate that was seen is acceptable', async () => {
    const player = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000])
    const combinations = [2, 2.5].map((rate) => ({ ids: table.ids, price: 1, rate }))
    expect(code(await table.bet(player, combinations))).toBe('odds_changed')
  })

  it('limits a player on one combination across several slips', async () => {
    const settings = withExposure({ playerCombinationMax: centavos(10_000) })
    const table = await openTable(database, [2000, 2000], settings)
    const player = await addPlayer(database, { cash: 100_000 })
    const [first = 0] = table.ids
    const single = (price: number, who = player) =>
      table.bet(who, [{ ids: [first], price, rate: 2 }])
    expect(code(await single(30))).toBe('placed')
    expect(await single(21)).toEqual({
      refused: 'combination_limit_reached',
      facts: { limit: 'player_combination', stakeMax: 20, betGamesOddId: [first] },
    })
    expect(code(await table.bet(player, [{ ids: table.ids, price: 20, rate: 4 }]))).toBe('placed')
    expect(code(await single(20))).toBe('placed')
    expect(await single(1)).toMatchObject({ facts: { stakeMax: 0 } })
    expect(code(await single(50, await addPlayer(database, { cash: 100_000 })))).toBe('placed')
  })

  it('limits a player in one day across all combinations', async () => {
    const settings = withExposure({ playerDayMax: centavos(10_000) })
    const table = await openTable(database, [2000, 4000], settings)
    const player = await addPlayer(database, { cash: 100_000 })
    const [first = 0, second = 0] = table.ids
    const combinations = [
      { ids: [first], price: 30, rate: 2 },
      { ids: [second], price: 11, rate: 4 },
    ]
    expect(await table.bet(player, combinations)).toEqual({
      refused: 'day_limit_reached',
      facts: { limit: 'player_day', stakeMax: 10, betGamesOddId: [second] },
    })
    expect(code(await table.bet(player, [{ ids: [first], price: 30, rate: 2 }]))).toBe('placed')
    expect(code(await table.bet(player, [{ ids: [second], price: 10, rate: 4 }]))).toBe('placed')
    expect(code(await table.bet(player, [{ ids: [first], price: 1, rate: 2 }]))).toBe(
      'day_limit_reached',
    )
  })

  it('limits one combination across all players, and no other of its legs', async () => {
    const settings = withExposure({ combinationMax: centavos(10_000) })
    const table = await openTable(database, [2000, 2000, 2000], settings)
    const [first = 0, second = 0, third = 0] = table.ids
    const double = async (ids: readonly number[], price: number) =>
      table.bet(await addBettor(database, { cash: 10_000 }), [{ ids, price, rate: 4 }])
    expect(code(await double([first, second], 20))).toBe('placed')
    expect(await double([second, first], 5)).toEqual({
      refused: 'limit_reached',
      facts: { limit: 'combination', stakeMax: 4.81, betGamesOddId: [second, first] },
    })
    expect(code(await double([second, third], 20))).toBe('placed')
    expect(code(await double([second, first], 4.81))).toBe('placed')
    expect(await auditBooks(database)).toEqual([])
  })

  it('refuses no slip because of the bets of a slip that is refused in the same call', async () => {
    const settings = withExposure({ singlesMax: centavos(10_000), playerDayMax: centavos(12_000) })
    const table = await openTable(database, [2000, 2000], settings)
    const [first = 0, second = 0] = table.ids
    const greedy = await addPlayer(database, { cash: 100_000 })
    const players = [greedy, await addPlayer(database, { cash: 100_000 })]
    players.push(await addPlayer(database, { cash: 100_000 }))
    const combinations = [
      [
        { ids: [first], price: 40, rate: 2 },
        { ids: [second], price: 45, rate: 2 },
      ],
      [{ ids: [first], price: 30, rate: 2 }],
      [{ ids: [first], price: 30, rate: 2 }],
    ]
    // While a call is in flight the slips that arrive are grouped into the next one.
    const results = await Promise.all([
      table.bet(await addPlayer(database, { cash: 1000 }), [{ ids: [second], price: 1, rate: 2 }]),
      table.bet(await addPlayer(database, { cash: 1000 }), [{ ids: [second], price: 1, rate: 2 }]),
      ...players.map((player, index) => table.bet(player, combinations[index] ?? [])),
    ])
    expect(results.slice(2).map(code)).toEqual(['day_limit_reached', 'placed', 'limit_reached'])
    expect(results[4]).toMatchObject({ facts: { stakeMax: 20 } })
  })
})
