import { CENTAVOS_MAX } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { describe, expect, test } from 'vitest'
import type { SlipSelection } from './slip-content.ts'
import {
  isChangeAllowed,
  type SelectionFact,
  slipPick,
  slipTotals,
  stakedPicks,
} from './slip-picks.ts'

const selection = (agreed: number, stake: string): SlipSelection => ({
  selectionId: 100_001,
  gameId: 1,
  sportId: 1,
  tournamentId: 7,
  marketId: 1_000_002,
  name: '1',
  handicap: '',
  teams: ['Casa', 'Fora'],
  startsAt: 0,
  agreedOdds: odds(agreed),
  stake,
})

const fact = (now: number, status: SelectionFact['status'] = 'open'): SelectionFact => ({
  odds: odds(now),
  status,
  isLive: false,
})

describe('changed odds', () => {
  test.each([
    ['higher', 1850, 1900, true],
    ['higher', 1850, 1800, false],
    ['any', 1850, 1800, true],
    ['none', 1850, 1900, false],
    ['none', 1850, 1850, true],
  ] as const)('with %s, %i to %i needs no confirmation: %s', (preference, agreed, now, goes) => {
    expect(isChangeAllowed(preference, odds(agreed), odds(now))).toBe(goes)
  })

  test('a selection shows old and new odds and counts with the new', () => {
    const pick = slipPick(selection(1850, '10'), fact(1700), 'higher')
    expect(pick).toMatchObject({ odds: 1700, oldOdds: 1850, needsConsent: true })
    expect(pick.potentialReturn).toBe(1700)
  })

  test('without facts the agreed odds apply', () => {
    const pick = slipPick(selection(1850, '10'), null, 'none')
    expect(pick).toMatchObject({ odds: 1850, oldOdds: null, needsConsent: false, status: 'open' })
  })
})

describe('stakes and returns', () => {
  test('ODD-05 ENT-16 a stake of 10,00 at 1.85 returns 18,50', () => {
    const pick = slipPick(selection(1850, '10,00'), null, 'higher')
    expect(pick.potentialReturn).toBe(1850)
  })

  test('ODD-06 an empty stake has no return', () => {
    expect(slipPick(selection(1850, ''), null, 'higher').potentialReturn).toBeNull()
  })

  test('SLP-27 the potential return is the sum of stake times rate', () => {
    const picks = [selection(1850, '10,00'), selection(2000, '5,00')].map((each) =>
      slipPick(each, null, 'higher'),
    )
    expect(slipTotals(picks)).toEqual({ stakes: 1500, potentialReturns: 2850 })
  })

  test('returns that overflow are capped at the largest amount', () => {
    const pick = slipPick(selection(100_000, '9999999999'), null, 'higher')
    const picks = Array.from({ length: 100 }, () => pick)
    expect(slipTotals(picks).potentialReturns).toBe(CENTAVOS_MAX)
  })

  test('a suspended selection blocks itself and leaves the others', () => {
    const open = slipPick(selection(2000, '5,00'), null, 'higher')
    const suspended = slipPick(selection(1850, '10,00'), fact(1850, 'suspended'), 'higher')
    expect(stakedPicks([open, suspended])).toEqual([open])
    expect(slipTotals([open, suspended])).toEqual({ stakes: 500, potentialReturns: 1000 })
  })

  test('a stake of zero is no stake', () => {
    const pick = slipPick(selection(1850, '0,00'), null, 'higher')
    expect(stakedPicks([pick])).toEqual([])
  })
})
