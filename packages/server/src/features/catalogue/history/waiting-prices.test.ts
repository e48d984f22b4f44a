import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { odds } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WaitingPrices } from './waiting-prices.ts'

const price = (gameId: number, index: number, version: number): PricedSelection => ({
  ...{ selectionId: selectionId(gameId, index), gameId, marketId: 1_000_002, oddId: index },
  ...{ name: '1', header: '', handicap: '', odds: odds(2000), version, status: 'open' },
})

const message = (gameId: number, version: number, indexes: readonly number[], isWhole = false) => ({
  ...{ gameId, at: version, isWhole },
  selections: indexes.map((index) => price(gameId, index, version)),
})

const MANY = 50_001

/** More prices than may wait, of a game of their own. */
const lots = (version: number) =>
  message(
    9,
    version,
    Array.from({ length: MANY }, (_, i) => i + 1),
  )

describe('prices that wait to be written', () => {
  it('can be requested until they are written', () => {
    const waiting = new WaitingPrices()
    waiting.add(message(1, 1, [1, 2]))
    waiting.add(message(1, 2, [2]))
    expect(waiting.take(2)).toHaveLength(1)
    expect(waiting.last(selectionId(1, 1))).toMatchObject({ at: 1, selection: { version: 1 } })
    waiting.finish(true)
    expect(waiting.last(selectionId(1, 1))).toBeUndefined()
    expect(waiting.last(selectionId(1, 2))).toMatchObject({ at: 2, selection: { version: 2 } })
    expect(waiting.size).toBe(1)
  })

  it('wait on when they could not be written', () => {
    const waiting = new WaitingPrices()
    waiting.add(message(1, 1, [1]))
    waiting.take(10)
    waiting.finish(false)
    expect(waiting.take(10)).toHaveLength(1)
  })

  it('are taken message by message, even one larger than a call', () => {
    const waiting = new WaitingPrices()
    waiting.add(message(1, 1, [1, 2, 3]))
    waiting.add(message(1, 2, [1]))
    expect(waiting.take(2)).toHaveLength(1)
    expect(waiting.take(4)).toHaveLength(2)
  })

  it('keep the last price of each selection only when very many wait', () => {
    const waiting = new WaitingPrices()
    waiting.add(message(1, 1, [1], true))
    waiting.take(1)
    waiting.add(message(1, 2, [1, 2], true))
    waiting.add(message(1, 3, [2]))
    for (const version of [1, 2, 3, 4]) waiting.add(lots(version))
    expect(waiting.size).toBe(1 + 2 + MANY)
    const [first, second] = waiting.take(10)
    expect(first).toEqual(message(1, 1, [1], true))
    expect(second).toMatchObject({ at: 3, isWhole: true })
    expect(second?.selections.map(({ version }) => version)).toEqual([2, 3])
    expect(waiting.last(selectionId(9, MANY))).toMatchObject({ selection: { version: 4 } })
  })

  it('lose no last price, whatever is written between', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ game: fc.integer({ min: 1, max: 3 }), index: fc.integer({ min: 1, max: 4 }) }),
        fc.boolean(),
      ),
    )
    fc.assert(
      fc.property(steps, (all) => {
        const waiting = new WaitingPrices()
        const [last, written] = [new Map<number, number>(), new Map<number, number>()]
        all.forEach((step, at) => {
          if (typeof step === 'boolean') {
            const taken = waiting.take(2)
            waiting.finish(step)
            for (const { selections } of step ? taken : [])
              for (const one of selections) written.set(one.selectionId, one.version)
            return
          }
          waiting.add(message(step.game, at + 1, [step.index]))
          last.set(selectionId(step.game, step.index), at + 1)
        })
        for (const [id, version] of last)
          expect(waiting.last(id)?.selection.version ?? written.get(id)).toBe(version)
      }),
    )
  })
})
