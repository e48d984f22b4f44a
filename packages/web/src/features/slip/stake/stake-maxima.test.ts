import { centavos } from '@caderneta/domain/money/money'
import { odds } from '@caderneta/domain/odds/odds'
import { describe, expect, test } from 'vitest'
import { type SampleSelection, sampleSum } from '../../../testing/slip-samples.ts'
import type { StakeLimits } from '../state/slip-limits.ts'
import { setCombinationStake, setRowStake } from '../state/slip-state.ts'
import {
  maximumAt,
  oddsTextOf,
  problemAt,
  type ReadMaxima,
  type ReadMaximum,
  stakeProblems,
} from './stake-maxima.ts'

const limits: StakeLimits = {
  stakeMin: centavos(100),
  stakeMax: centavos(1_000_000),
  payoutMax: centavos(100_000),
  isBonusOn: true,
}
const THREE = [{ rate: 1500 }, { rate: 2000 }, { rate: 4000 }]

function maximumRead(stake: number, rates: readonly number[], changes: Partial<ReadMaximum> = {}) {
  const oddsText = oddsTextOf(rates.map(odds))
  return {
    ...{ stake: centavos(stake), limit: 'selection' as const, selectionId: null, oddsText },
    ...changes,
  }
}

const at = (
  target: Parameters<typeof maximumAt>[1],
  read: ReadMaxima = new Map(),
  selections: readonly SampleSelection[] = THREE,
) => maximumAt(sampleSum(selections), target, { limits, read })

describe('the maximum of a target', () => {
  test('follows the limits of a single bet until the server responds', () => {
    expect(at({ of: 'selection', selectionId: 300_001 })).toMatchObject({ stake: 25_000 })
    expect(at({ of: 'all' })).toMatchObject({ stake: 25_000, limit: 'bet' })
    // 2.00 × 4.00 with 1 % of the winnings is 8.07.
    expect(at({ of: 'row', legs: 2 })).toMatchObject({ stake: 12_391 })
    expect(at({ of: 'combination', key: '100001+200001', legs: 2 })).toMatchObject({
      stake: 33_112,
    })
  })

  test("is the server's maximum, lower or higher than that", () => {
    const target = { of: 'selection', selectionId: 300_001 } as const
    expect(at(target, new Map([['300001', maximumRead(700, [4000])]]))).toMatchObject({
      stake: 700,
    })
    expect(at(target, new Map([['300001', maximumRead(70_000, [4000])]]))).toMatchObject({
      stake: 70_000,
    })
  })

  test('is only lowered by a maximum for other odds', () => {
    const target = { of: 'selection', selectionId: 300_001 } as const
    expect(at(target, new Map([['300001', maximumRead(700, [3000])]]))).toMatchObject({
      stake: 700,
    })
    expect(at(target, new Map([['300001', maximumRead(70_000, [3000])]]))).toMatchObject({
      stake: 25_000,
    })
  })

  test('of a row, or of all singles, is the lowest of its bets', () => {
    const read = new Map([
      ['100001+200001', maximumRead(900, [1500, 2000], { limit: 'combination' })],
      ['100001+300001', maximumRead(800, [1500, 4000], { limit: 'player_day' })],
    ])
    expect(at({ of: 'row', legs: 2 }, read)).toMatchObject({ stake: 800, limit: 'player_day' })
    const all = new Map([...read, ['200001+300001', maximumRead(90_000, [2000, 4000])] as const])
    expect(at({ of: 'row', legs: 2 }, all)).toMatchObject({ stake: 800 })
    const singles = new Map([['200001', maximumRead(300, [2000])]])
    expect(at({ of: 'all' }, singles)).toMatchObject({ stake: 300 })
  })

  test('is null for a suspended or removed selection', () => {
    const two = [{ rate: 1500, status: 'suspended' }, { rate: 2000 }] as const
    expect(at({ of: 'selection', selectionId: 100_001 }, new Map(), two)).toBeNull()
    expect(at({ of: 'selection', selectionId: 9 })).toBeNull()
    expect(at({ of: 'combination', key: '100001+200001', legs: 2 }, new Map(), two)).toBeNull()
    expect(at({ of: 'row', legs: 2 }, new Map(), two)).toBeNull()
  })
})

describe('stakes outside the limits', () => {
  const problemsOf = (stake: string, read: ReadMaxima = new Map()) =>
    stakeProblems(sampleSum([{ rate: 2000, stake }]), { limits, read })

  test.each([
    ['0,99', 'small'],
    ['1', undefined],
    ['500', undefined],
    ['500,01', 'large'],
  ])('%s at 2.00 is %s', (stake, is) => {
    expect(problemsOf(stake)[0]?.is).toBe(is)
  })

  test('the maximum of the server applies', () => {
    const read = new Map([['100001', maximumRead(700, [2000])]])
    expect(problemsOf('7', read)).toEqual([])
    expect(problemsOf('7,01', read)).toMatchObject([{ is: 'large', maximum: { stake: 700 } }])
  })

  test('are reported at the field in which the stake was entered', () => {
    const read = new Map([['100001+300001', maximumRead(100, [1500, 4000])]])
    const sum = sampleSum(THREE, (slip) =>
      setCombinationStake(setRowStake(slip, 2, '1'), '100001+300001', '2'),
    )
    const problems = stakeProblems(sum, { limits, read })
    expect(problems).toHaveLength(1)
    expect(problemAt(problems, { of: 'row', legs: 2 })).toBe(problems[0])
    expect(problemAt(problems, { of: 'row', legs: 3 })).toBeNull()
    const combination = (key: string) => problemAt(problems, { of: 'combination', key, legs: 2 })
    expect(combination('100001+300001')).toBe(problems[0])
    expect(combination('100001+200001')).toBeNull()
    expect(problemAt(problems, { of: 'selection', selectionId: 100_001 })).toBeNull()
  })
})
