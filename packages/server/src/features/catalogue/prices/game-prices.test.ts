import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MARKET_STATUSES } from '@caderneta/domain/markets/market/market'
import { ODDS_MAX, ODDS_MIN, odds } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GamePrices } from './game-prices.ts'
import { type ReceivedSelection, receivedSelection } from './received-selection.ts'
import { SelectionLabels } from './selection-labels.ts'

const GAME = 1_234_567_890
const KINDS = 100_000

const anyIndex = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: KINDS - 1 }))

const anySelection = fc
  .record({
    index: anyIndex,
    marketId: fc.integer({ min: 1, max: 5 }),
    name: fc.constantFrom('1', 'Draw', 'Gabriel Barbosa'),
    handicap: fc.constantFrom('', '2.5', '−1'),
    rate: fc.integer({ min: ODDS_MIN, max: ODDS_MAX }),
    version: fc.oneof(fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER)),
    status: fc.constantFrom(...MARKET_STATUSES),
    play: fc.constantFrom('', 'live 0-0', 'live 1-0'),
    era: fc.integer({ min: -1, max: 9 }),
  })
  .map(({ index, rate, name, handicap, version, ...ofMarket }) =>
    receivedSelection(
      {
        ...{ selectionId: selectionId(GAME, index), oddId: index, name, header: '' },
        ...{ handicap, odds: odds(rate), version },
      },
      { gameId: GAME, ...ofMarket },
    ),
  )

function filled(selections: readonly ReceivedSelection[]): GamePrices {
  const prices = new GamePrices(GAME, new SelectionLabels())
  for (const one of selections) prices.set(one)
  return prices
}

describe('the prices of a game', () => {
  test('are those that came last, in the order in which each came first', () => {
    fc.assert(
      fc.property(fc.array(anySelection, { maxLength: 300 }), (selections) => {
        const expected = new Map(selections.map((one) => [one.selectionId, one]))
        const prices = filled(selections)
        expect(prices.values()).toEqual([...expected.values()])
        expect(prices.size).toBe(expected.size)
        for (const [id, one] of expected) expect(prices.get(id)).toEqual(one)
      }),
    )
  })

  test('lose the markets that are dropped, and no others', () => {
    fc.assert(
      fc.property(fc.array(anySelection), anySelection, (selections, another) => {
        const prices = filled(selections)
        const kept = prices.values().filter(({ marketId }) => marketId !== 1)
        prices.dropMarkets((marketId) => marketId === 1)
        expect(prices.values()).toEqual(kept)
        prices.set(another)
        expect(prices.get(another.selectionId)).toEqual(another)
      }),
    )
  })

  test('hold every selection that a game can have', () => {
    const [any] = fc.sample(anySelection, { numRuns: 1, seed: 1 })
    if (!any) throw new Error('no selection')
    const prices = new GamePrices(GAME, new SelectionLabels())
    for (let index = 0; index < KINDS; index += 1)
      prices.set({ ...any, selectionId: selectionId(GAME, index), version: index })
    expect(prices.size).toBe(KINDS)
    for (const index of [0, 1, 65_535, 65_536, KINDS - 1])
      expect(prices.get(selectionId(GAME, index))?.version).toBe(index)
  })

  test('are not changed through what was read before', () => {
    const [first, second] = fc.sample(anySelection, { numRuns: 2, seed: 2 })
    if (!first || !second) throw new Error('no selections')
    const prices = filled([first])
    const before = prices.get(first.selectionId)
    prices.set({ ...second, selectionId: first.selectionId })
    expect(before).toEqual(first)
  })

  test('keep the version of what was published at the same price in the same status', () => {
    const [any] = fc.sample(anySelection, { numRuns: 1, seed: 4 })
    if (!any) throw new Error('no selection')
    const open = { ...any, status: 'open' as const, odds: odds(2_000), version: 9 }
    const [same, dearer, shut, other] = [1, 2, 3, 4].map((index) => ({
      ...open,
      selectionId: selectionId(GAME, index),
    }))
    if (!same || !dearer || !shut || !other) throw new Error('no selections')
    const published = { version: 7 }
    const prices = filled([same, dearer, shut, other])
    const changed = prices.keepVersions([
      { ...same, ...published },
      { ...dearer, ...published, odds: odds(2_100) },
      { ...shut, ...published, status: 'suspended' },
    ])
    expect(changed).toEqual([same.selectionId])
    expect(prices.values().map(({ version }) => version)).toEqual([7, 9, 9, 9])
  })

  test('take those of another leader that are not here as suspended, what is closed as closed', () => {
    const [any] = fc.sample(anySelection, { numRuns: 1, seed: 4 })
    if (!any) throw new Error('no selection')
    const open = { ...any, status: 'open' as const, odds: odds(2_000) }
    const numbered = (index: number) => ({ ...open, selectionId: selectionId(GAME, index) })
    const [here, gone, decided] = [numbered(1), numbered(2), numbered(3)]
    const prices = filled([here])
    prices.addSuspended(
      filled([
        { ...here, odds: odds(3_000), status: 'suspended' },
        gone,
        { ...decided, status: 'closed' },
      ]),
    )
    expect(prices.values().map(({ odds, status }) => [odds, status])).toEqual([
      [2_000, 'open'],
      [2_000, 'suspended'],
      [2_000, 'closed'],
    ])
  })

  test('have nothing of another game', () => {
    const [one] = fc.sample(anySelection, { numRuns: 1, seed: 3 })
    if (!one) throw new Error('no selection')
    const prices = filled([one])
    const elsewhere = selectionId(GAME + 1, one.selectionId % KINDS)
    expect(prices.get(elsewhere)).toBeUndefined()
    expect(() => prices.set({ ...one, selectionId: elsewhere })).toThrow(RangeError)
  })
})
