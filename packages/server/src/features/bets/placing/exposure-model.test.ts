import { isRefusal } from '@caderneta/contract/refusals'
import { multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { potentialReturn } from '@caderneta/domain/bet/payout'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { type Odds, odds } from '@caderneta/domain/odds/odds'
import { largestStake } from '@caderneta/domain/slip/largest-stake'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import {
  placerDeps,
  slipRequest,
  TEST_LIMITS,
  type TestCombination,
} from '../testing/bets-fixtures.ts'
import { addBettor, openTable } from '../testing/table-fixtures.ts'
import { SlipPlacer } from './place-slip.ts'
import type { SlipRefusal } from './slip-result.ts'

const ODDS: readonly Odds[] = [1250, 2000, 3100, 9500, 14_000].map(odds)
const EXPOSURE = {
  playerDayMax: centavos(90_000),
  playerCombinationMax: centavos(30_000),
  combinationMax: centavos(50_000),
  singlesMax: centavos(40_000),
  multiplesMax: centavos(60_000),
}
const limits = { ...TEST_LIMITS, exposure: EXPOSURE }
const PLAYERS = 3

const combination = fc.record({
  legs: fc.uniqueArray(fc.integer({ min: 0, max: ODDS.length - 1 }), {
    minLength: 1,
    maxLength: 3,
  }),
  reais: fc.integer({ min: 1, max: 60 }),
})
const slip = fc.record({
  player: fc.integer({ min: 0, max: PLAYERS - 1 }),
  lines: fc.array(combination, { minLength: 1, maxLength: 4 }),
  /** In percent of each accepted bet of the slip: the part that is cancelled free at once. */
  cancelled: fc.array(fc.constantFrom(0, 0, 30, 100), { minLength: 4, maxLength: 4 }),
})
type ModelSlip = Readonly<typeof slip extends fc.Arbitrary<infer T> ? T : never>

/** The counters of the limits by name, as decision 0054 describes them. */
class ExposureModel {
  /** The first bet of each player, before which no bonus counts, returns up to R$ 1,01. */
  readonly counters = new Map(Array.from({ length: PLAYERS }, (_, each) => [`player ${each}`, 101]))

  /** Null when the slip is accepted, else the largest stake of its first bet that is refused. */
  decide({ player, lines: combinations }: ModelSlip): number | null {
    const added = new Map<string, number>()
    for (const [key, stake] of merged(combinations)) {
      const legs = key.split(' ').map(Number)
      const legOdds = legs.flatMap((leg) => ODDS[leg] ?? [])
      const bonus = multipleBonusPercent(legOdds)
      const pays = potentialReturn(centavos(stake), legOdds, bonus)
      const rooms = countersOf(player, key, pays > stake * 100).map(([name, most]) => {
        const used = (this.counters.get(name) ?? 0) + (added.get(name) ?? 0)
        added.set(name, (added.get(name) ?? 0) + pays)
        return most - used
      })
      const room = Math.min(...rooms)
      if (pays > room) return reaisNumber(largestStake(legOdds, centavos(Math.max(0, room)), bonus))
    }
    for (const [name, amount] of added)
      this.counters.set(name, (this.counters.get(name) ?? 0) + amount)
    return null
  }

  /** What is cancelled free is released from the counters that all players share. */
  cancel(key: string, stake: number, cancelled: number): void {
    const legs = key.split(' ').map(Number)
    const legOdds = legs.flatMap((leg) => ODDS[leg] ?? [])
    const pays = potentialReturn(centavos(stake), legOdds, multipleBonusPercent(legOdds))
    const left = Math.floor((pays * cancelled) / stake)
    for (const [name] of countersOf(0, key, pays > stake * 100).slice(OWN_COUNTERS))
      this.counters.set(name, (this.counters.get(name) ?? 0) - left)
  }
}

function merged(combinations: ModelSlip['lines']): Map<string, number> {
  const stakes = new Map<string, number>()
  for (const { legs, reais } of combinations) {
    const key = [...legs].sort((one, other) => one - other).join(' ')
    stakes.set(key, (stakes.get(key) ?? 0) + reais * 100)
  }
  return stakes
}

/** How many counters belong to the player alone: they come first. */
const OWN_COUNTERS = 2

function countersOf(player: number, key: string, isLongShot: boolean): [string, number][] {
  const legs = key.split(' ')
  const own: [string, number][] = [
    [`player ${player}`, EXPOSURE.playerDayMax],
    [`player ${player} on ${key}`, EXPOSURE.playerCombinationMax],
  ]
  if (legs.length === 1) return [...own, [`singles on ${key}`, EXPOSURE.singlesMax]]
  const kind = isLongShot ? 'long shots' : 'multiples'
  const shared = legs.map((leg): [string, number] => [`${kind} on ${leg}`, EXPOSURE.multiplesMax])
  return [...own, [`combination ${key}`, EXPOSURE.combinationMax], ...shared]
}

async function openModelTable(database: Database) {
  const table = await openTable(database, ODDS, {
    placer: { limits },
    cashOut: { freeCancelMs: 60_000 },
  })
  const players: number[] = []
  for (let count = 0; count < PLAYERS; count += 1)
    players.push(await addBettor(database, { cash: 100_000_000 }))
  const testCombinations = ({ lines: combinations }: ModelSlip): TestCombination[] =>
    combinations.map(({ legs, reais }) => ({
      ids: legs.map((leg) => table.ids[leg] ?? 0),
      price: reais,
      rate: 1,
    }))
  return { table, players, wireLines: testCombinations }
}

/** The largest value of each kind of counter among these selections and players. */
async function largestCounters({ kysely }: Database, ids: readonly number[], players: number[]) {
  const found = await sql<Record<string, number | null>>`
    select
      (select max(potential_return) from exposure_player_day
        where player_id = any(${`{${players.join(',')}}`}::bigint[])) as "playerDayMax",
      (select max(potential_return) from exposure_player_combination
        where player_id = any(${`{${players.join(',')}}`}::bigint[])) as "playerCombinationMax",
      (select max(potential_return) from exposure_combination) as "combinationMax",
      max(singles) as "singlesMax", greatest(max(multiples), max(long_shots)) as "multiplesMax"
    from selection_liability where selection_id = any(${`{${ids.join(',')}}`}::bigint[])
  `.execute(kysely)
  return found.rows[0] ?? {}
}

function stakeMaxOf({ facts = {} }: SlipRefusal): number | undefined {
  return 'stakeMax' in facts ? facts.stakeMax : undefined
}

describeOnDatabases('random slips of random players', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('are decided as the model of the limits decides them', async () => {
    const run = fc.asyncProperty(
      fc.array(slip, { minLength: 10, maxLength: 40 }),
      async (slips) => {
        const { table, players, wireLines: testCombinations } = await openModelTable(database)
        const model = new ExposureModel()
        for (const each of slips) {
          const result = await table.bet(players[each.player] ?? 0, testCombinations(each))
          const decided = isRefusal(result) ? stakeMaxOf(result) : null
          expect(decided).toBe(model.decide(each))
          if (isRefusal(result)) continue
          for (const [index, [key, stake]] of [...merged(each.lines)].entries()) {
            const { betId = 0 } = result.data.bets[index] ?? {}
            const percent = each.cancelled[index] ?? 0
            if (percent === 0) continue
            const player = players[each.player] ?? 0
            const closed = await table.close(player, betId, String(stake / 100), percent)
            expect(closed).toMatchObject({ returned: (stake * percent) / 10_000 })
            model.cancel(key, stake, (stake * percent) / 100)
          }
        }
      },
    )
    await fc.assert(run, { numRuns: 15 })
    expect(await auditBooks(database)).toEqual([])
  })
})

describeOnServer('random slips of random players at once', (makeDatabase) => {
  it('exceed no limit over 64 connections, alone or grouped', async () => {
    const database = await makeDatabase()
    for (const placers of [64, 4]) {
      const { table, players, wireLines: testCombinations } = await openModelTable(database)
      const servers = Array.from(
        { length: placers },
        () => new SlipPlacer(placerDeps(database, table.book, { limits })),
      )
      const slips = fc.sample(slip, { numRuns: 256, seed: placers })
      const results = await Promise.all(
        slips.map((each, index) => {
          const request = slipRequest(players[each.player] ?? 0, testCombinations(each))
          return servers[index % placers]?.place(request)
        }),
      )
      expect(new Set(results.map((result) => isRefusal(result)))).toEqual(new Set([true, false]))
      const largest = await largestCounters(database, table.ids, players)
      for (const [name, most] of Object.entries(EXPOSURE))
        expect(Number(largest[name])).toBeLessThanOrEqual(most)
    }
    expect(await auditBooks(database)).toEqual([])
  })
})
