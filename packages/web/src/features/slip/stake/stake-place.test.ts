import { expect, test } from 'vitest'
import { sampleSlip } from '../state/slip-samples.ts'
import { type StakePlace, stakeAt, withStakeAt } from './stake-place.ts'

const PLACES: readonly StakePlace[] = [
  { of: 'all' },
  { of: 'selection', selectionId: 1001 },
  { of: 'row', legs: 2 },
  { of: 'combination', key: '1001+2001', legs: 2 },
]

test.each(PLACES)('a stake is read where it was written: %o', (place) => {
  const slip = withStakeAt(sampleSlip([{ rate: 1500 }, { rate: 2000 }]), place, '7,50')
  expect(stakeAt(slip, place)).toBe('7,50')
})

test('a combination shows the stake of its row until it has its own', () => {
  const row = withStakeAt(sampleSlip([{ rate: 1500 }]), { of: 'row', legs: 2 }, '5')
  const place: StakePlace = { of: 'combination', key: '1001+2001', legs: 2 }
  expect(stakeAt(row, place)).toBe('5')
  expect(stakeAt(withStakeAt(row, place, ''), place)).toBe('')
})
