import { expect, test } from 'vitest'
import { sampleSlip } from '../../../testing/slip-samples.ts'
import { type StakeTarget, stakeAt, withStakeAt } from './stake-target.ts'

const TARGETS: readonly StakeTarget[] = [
  { of: 'all' },
  { of: 'selection', selectionId: 100_001 },
  { of: 'row', legs: 2 },
  { of: 'combination', key: '100001+200001', legs: 2 },
]

test.each(TARGETS)('a stake is read from the target it was written to: %o', (target) => {
  const slip = withStakeAt(sampleSlip([{ rate: 1500 }, { rate: 2000 }]), target, '7,50')
  expect(stakeAt(slip, target)).toBe('7,50')
})

test('a combination shows the stake of its row until it has its own', () => {
  const row = withStakeAt(sampleSlip([{ rate: 1500 }]), { of: 'row', legs: 2 }, '5')
  const target: StakeTarget = { of: 'combination', key: '100001+200001', legs: 2 }
  expect(stakeAt(row, target)).toBe('5')
  expect(stakeAt(withStakeAt(row, target, ''), target)).toBe('')
})
