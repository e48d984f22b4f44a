import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameOf, SELECTIONS_PER_GAME, selectionId } from './game-selection.ts'

describe('the identifier of a selection', () => {
  it('is game × 100,000 + index', () => {
    expect(selectionId(42, 121)).toBe(4_200_121)
  })

  it('gives back its game, for every game below 2^36, within safe numbers', () => {
    const games = fc.integer({ min: 1, max: 2 ** 36 - 1 })
    const indexes = fc.integer({ min: 1, max: SELECTIONS_PER_GAME - 1 })
    fc.assert(
      fc.property(games, indexes, (gameId, index) => {
        const id = selectionId(gameId, index)
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(gameOf(id)).toBe(gameId)
      }),
    )
  })
})
