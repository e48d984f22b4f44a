import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { odds } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bettor, type VisibleGame } from './bettor.ts'

const game = (gameId: number, markets: readonly number[]): VisibleGame => ({
  gameId,
  selections: markets.flatMap((marketId, i) =>
    Array.from({ length: marketId === MATCH_RESULT ? 3 : 37 }, (_, index) => ({
      selectionId: selectionId(gameId, 100 * i + index),
      marketId,
      odds: odds(2000),
    })),
  ),
})

const games = [game(1, [MATCH_RESULT, 5]), game(2, [MATCH_RESULT]), game(3, [])]
const bets = Array.from({ length: 3000 }, (_, number) => bettor('ana')(number, games))

describe('a bettor from a seed', () => {
  it('bets the same on the same games, whatever was bet before', () => {
    expect(bets[2000]).toEqual(bettor('ana')(2000, games))
    expect(bets.slice(0, 9)).not.toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => bettor('bo')(n, games)),
    )
  })

  it('bets on what is there, at the odds that are there', () => {
    for (const bet of bets) {
      const seen = games.find(({ gameId }) => gameId === bet?.gameId)?.selections ?? []
      expect(seen).toContain(bet?.selection)
    }
  })

  it('bets nothing when nothing is open', () => {
    expect(bettor('ana')(1, [])).toBeNull()
    expect(bettor('ana')(1, [game(3, [])])).toBeNull()
  })

  it('bets on every market alike, however many selections it has', () => {
    const onFirst = bets.filter((bet) => bet?.gameId === 1)
    const onResult = onFirst.filter((bet) => bet?.selection.marketId === MATCH_RESULT)
    expect(Math.abs(onResult.length / onFirst.length - 0.5)).toBeLessThan(0.05)
  })

  it('stakes whole centavos within the range, round amounts and odd ones', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 9000 }), (seed, number, min) => {
        const range = { stakeCentavosMin: min, stakeCentavosMax: min + 1000 }
        const stake = bettor(seed, range)(number, games)?.stake ?? 0
        expect(Number.isInteger(stake)).toBe(true)
        expect(stake).toBeGreaterThanOrEqual(min)
        expect(stake).toBeLessThanOrEqual(min + 1000)
      }),
    )
    expect(bets.some((bet) => (bet?.stake ?? 0) % 100 !== 0)).toBe(true)
    expect(bets.some((bet) => bet?.stake === 5000)).toBe(true)
  })
})
