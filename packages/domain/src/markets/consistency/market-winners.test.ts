import { describe, expect, it } from 'vitest'
import { hasTooManyWinners } from './market-winners.ts'

const win = { result: 'win' } as const
const halfWin = { result: 'half_win' } as const
const lose = { result: 'lose' } as const
const shared = (places: number, tied: number) => ({ ...win, deadHeat: { places, tied } })

describe('hasTooManyWinners', () => {
  it.each([
    ['one winner', [win, lose, lose], 1, false],
    ['two winners', [win, win, lose], 1, true],
    ['two winners of a market that has two', [win, win, lose], 2, false],
    ['three winners of a market that has two', [win, win, win], 2, true],
    ['a half win and a half loss', [halfWin, { result: 'half_lose' }], 1, false],
    ['two half wins', [halfWin, halfWin], 1, true],
    ['a win and a half win', [win, halfWin], 1, true],
    ['returned stakes', [{ result: 'void' }, { result: 'void' }], 1, false],
    ['no winner', [lose, lose], 1, false],
    ['no result', [], 1, false],
    ['two tied for one place', [shared(1, 2), shared(1, 2), lose], 1, false],
    ['three tied for two places', [shared(2, 3), shared(2, 3), shared(2, 3)], 2, false],
    ['three tied for one place as if for two thirds', Array(3).fill(shared(2, 3)), 1, true],
    ['two tied for one place, and another winner', [shared(1, 2), shared(1, 2), win], 1, true],
  ] as const)('%s', (_, results, winners, isTooMany) => {
    expect(hasTooManyWinners(results, winners)).toBe(isTooMany)
  })
})
