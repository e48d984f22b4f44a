import { selectionId } from '@caderneta/domain/markets/game-selection'
import { BET_BUILDER, type SelectionResult } from '@caderneta/domain/markets/market'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { oneRow } from '../../../database/rows.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { SlipPlacer } from '../placing/place-slip.ts'
import { placerDeps, shownBets, slipRequest, TestBook } from '../testing/bets-fixtures.ts'
import { cancelMarkets, rollbackCancel, rollbackOutcomes } from './correct-markets.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { settleOutstanding } from './settle-bets.ts'

const MARKETS = [1000002, 1000003, 1010001]
const INDEXES = [1, 15, 45]

/** A game with a bet of R$ 10 at 5.00 on three of its selections together. */
async function betOnThree(database: Database) {
  const game = await addGame(database)
  const parts = INDEXES.map((index) => selectionId(game, index))
  const query = sql`select composite_of(${game}, ${parts}, ${MARKETS}) as id`
  const { id } = await oneRow(database.kysely, z.object({ id: z.number() }), query)
  const book = new TestBook()
  book.addGame(game)
  book.price(game, 5000, { selectionId: id, marketId: BET_BUILDER, name: '' })
  const player = await addPlayer(database, { cash: 1000 })
  const place = () =>
    new SlipPlacer(placerDeps(database, book)).place(
      slipRequest(player, [{ ids: [id], price: 10, rate: 5 }]),
    )
  const settle = async (part: number, result: SelectionResult, certainty?: 'live') => {
    const outcome = { selectionId: parts[part] ?? 0, marketId: MARKETS[part] ?? 0, result }
    await recordOutcomes(database, {
      gameId: game,
      outcomes: [outcome],
      ...(certainty && { certainty }),
    })
  }
  const market = (part: number) => ({ gameId: game, marketIds: [MARKETS[part] ?? 0] })
  return {
    ...{ game, id, parts, place, settle },
    rollBack: (part: number) => rollbackOutcomes(database, market(part)),
    /** All bets so far are void on the market of a part. */
    cancel: (part: number) => cancelMarkets(database, { ...market(part), from: null, to: null }),
    restore: (part: number) => rollbackCancel(database, market(part)),
    /** Status of the bet once all that is due is settled, and what it paid. */
    outcome: async () => {
      await settleOutstanding(database)
      const [bet] = await shownBets(database, player)
      return [bet?.betInfo.betStatus, bet?.betInfo.paid]
    },
  }
}

type Step = { readonly op: string; readonly part: number; readonly result: SelectionResult }

/** What the results and cancellations at the end make of the bet. */
function expected(steps: readonly Step[]): readonly unknown[] {
  const results: (SelectionResult | null)[] = [null, null, null]
  const cancelled = [false, false, false]
  for (const { op, part, result } of steps) {
    if (op === 'settle') results[part] = result
    if (op === 'rollBack') results[part] = null
    if (op === 'cancel') cancelled[part] = true
    if (op === 'restore') cancelled[part] = false
  }
  const due = results.map((result, part) => (cancelled[part] ? 'void' : result))
  if (due.includes('lose')) return ['lose', 0]
  if (due.includes(null)) return ['pending', 0]
  return due.includes('void') ? ['void', 10] : ['win', 50]
}

describeOnDatabases('a bet on several selections of one match', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('D3 is lost with its first lost part, and won with all of them', async () => {
    const [lost, won] = [await betOnThree(database), await betOnThree(database)]
    for (const { place, settle } of [lost, won]) {
      await place()
      await settle(0, 'win', 'live')
    }
    expect(await lost.outcome()).toEqual(['pending', 0])
    await lost.settle(1, 'lose', 'live')
    expect(await lost.outcome()).toEqual(['lose', 0])
    await won.settle(1, 'win')
    await won.settle(2, 'win')
    expect(await won.outcome()).toEqual(['win', 50])
  })

  it('D3 is void with a void part, unless another one is lost', async () => {
    const bet = await betOnThree(database)
    await bet.place()
    await bet.settle(0, 'void')
    await bet.settle(1, 'win')
    expect(await bet.outcome()).toEqual(['pending', 0])
    await bet.settle(2, 'win')
    expect(await bet.outcome()).toEqual(['void', 10])
    await bet.settle(2, 'lose')
    expect(await bet.outcome()).toEqual(['lose', 0])
  })

  it('D3 is void with a part whose market was cancelled after the bet, until that is revoked', async () => {
    const bet = await betOnThree(database)
    await bet.place()
    for (const part of [0, 1, 2]) await bet.settle(part, part === 1 ? 'lose' : 'win')
    expect(await bet.outcome()).toEqual(['lose', 0])
    await bet.cancel(1)
    expect(await bet.outcome()).toEqual(['void', 10])
    await bet.rollBack(0)
    expect(await bet.outcome()).toEqual(['pending', 0])
    await bet.settle(0, 'win')
    await bet.restore(1)
    expect(await bet.outcome()).toEqual(['lose', 0])
    await bet.cancel(0)
    await bet.settle(1, 'win')
    expect(await bet.outcome()).toEqual(['void', 10])
  })

  it('has one identifier for the same parts of a match, from index 50,000 on', async () => {
    const { game, id, parts } = await betOnThree(database)
    expect(id).toBe(selectionId(game, 50_000))
    const compositeOf = async (ids: readonly number[], markets: readonly number[]) => {
      const query = sql`select composite_of(${game}, ${ids}, ${markets}) as id`
      return (await oneRow(database.kysely, z.object({ id: z.number() }), query)).id
    }
    expect(await compositeOf(parts, MARKETS)).toBe(id)
    expect(await compositeOf(parts.slice(1), MARKETS.slice(1))).toBe(id + 1)
  })

  it('knows what its parts came to before it was made, and is then not bet on', async () => {
    const { game, parts, settle } = await betOnThree(database)
    await settle(0, 'win')
    await settle(1, 'lose')
    const query = sql`select composite_of(${game}, ${parts.slice(0, 2)}, ${MARKETS.slice(0, 2)}) as id`
    const { id } = await oneRow(database.kysely, z.object({ id: z.number() }), query)
    const outcome = sql`select result from selection_outcome where selection_id = ${id}`
    const { result } = await oneRow(database.kysely, z.object({ result: z.string() }), outcome)
    expect(result).toBe('lose')
    const late = await betOnThree(database)
    for (const part of [0, 1, 2]) await late.settle(part, 'win')
    expect(await late.place()).toMatchObject({ refused: 'unknown_selection' })
  })

  it('D3 is made once by calls at the same time', async () => {
    const { game, parts } = await betOnThree(database)
    const pairs = [parts.slice(0, 2), parts.slice(1), parts.slice(0, 2), parts.slice(1)]
    const made = await Promise.all(
      pairs.map((ids) => {
        const query = sql`select composite_of(${game}, ${ids}, ${MARKETS.slice(0, 2)}) as id`
        return oneRow(database.kysely, z.object({ id: z.number() }), query)
      }),
    )
    const [one, other, again, too] = made.map(({ id }) => id)
    expect([one, other]).toEqual([again, too])
    expect(one).not.toBe(other)
  })

  it('D3 comes to what the last results and cancellations make of it', async () => {
    const step = fc.record({
      op: fc.constantFrom('settle', 'settle', 'settle', 'rollBack', 'cancel', 'restore', 'pay'),
      part: fc.integer({ min: 0, max: 2 }),
      result: fc.constantFrom<SelectionResult>('win', 'win', 'lose', 'void'),
    })
    const steps = fc.array(step, { maxLength: 5, size: 'max' })
    // Most bets are decided in between, so that what follows corrects them.
    const won = fc.subarray(
      [0, 1, 2].map((part): Step => ({ op: 'settle', part, result: 'win' })),
      { minLength: 2 },
    )
    await fc.assert(
      fc.asyncProperty(steps, won, steps, async (first, results, last) => {
        const all = [...first, ...results, ...last]
        const bet = await betOnThree(database)
        await bet.place()
        for (const { op, part, result } of all) {
          if (op === 'settle') await bet.settle(part, result)
          if (op === 'rollBack') await bet.rollBack(part)
          if (op === 'cancel') await bet.cancel(part)
          if (op === 'restore') await bet.restore(part)
          if (op === 'pay') await settleOutstanding(database)
        }
        expect(await bet.outcome()).toEqual(expected(all))
      }),
      { numRuns: 40 },
    )
    expect((await auditBooks(database)).filter(({ result }) => result !== 'holds')).toEqual([])
  })
})
