import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { odds } from '@caderneta/domain/odds/odds'
import { expect, test } from 'vitest'
import { emptySlip, isSelected } from './empty-slip.ts'
import {
  addSelection,
  agreeToOdds,
  isAwaitingResult,
  type NewSelection,
  placeSlip,
  removeSelection,
  reopenSlip,
  setCombinationStake,
  setRowStake,
  setStake,
  setStakeForAll,
  startChecking,
  startSending,
} from './slip-state.ts'

const selection = (selectionId: number): NewSelection => ({
  selectionId,
  gameId: gameOf(selectionId),
  sportId: 1,
  tournamentId: 7,
  marketId: 1_000_002,
  name: '1',
  handicap: '',
  teams: ['Casa', 'Fora'],
  startsAt: 0,
  agreedOdds: odds(1850),
})

const slipOf = (...ids: readonly number[]) =>
  ids.map(selection).reduce(addSelection, emptySlip('first-key'))

const attempt = { lines: [], isCashbackActive: false, sentAt: 0 }

test('the first selection is a minimised simple bet, the second expands the slip', () => {
  expect(slipOf(100_001).isMinimised).toBe(true)
  expect(slipOf(100_001, 200_001).isMinimised).toBe(false)
})

test('CST-17 from none to one and from two to one it minimises, from one to two it expands', () => {
  expect(slipOf(100_001).isMinimised).toBe(true)
  expect(slipOf(100_001, 200_001).isMinimised).toBe(false)
  expect(removeSelection(slipOf(100_001, 200_001), 100_001).isMinimised).toBe(true)
  expect(removeSelection(slipOf(100_001, 200_001, 300_001), 100_001).isMinimised).toBe(false)
})

test('removing the last selection leaves an empty slip with the same key', () => {
  expect(removeSelection(slipOf(100_001), 100_001)).toEqual(emptySlip('first-key'))
})

test('a selection added again has no stake', () => {
  const staked = setStake(slipOf(100_001, 200_001), 100_001, '10,00')
  const again = addSelection(removeSelection(staked, 100_001), selection(100_001))
  expect(again.selections.map((each) => each.stake)).toEqual(['', ''])
})

test('ODD-07 a stake for all simple bets applies to every selection', () => {
  const slip = setStakeForAll(slipOf(100_001, 200_001, 300_001), '5,00')
  expect(slip.selections.map((each) => each.stake)).toEqual(['5,00', '5,00', '5,00'])
})

test('an individual stake clears the stake for all and leaves the others', () => {
  const slip = setStake(setStakeForAll(slipOf(100_001, 200_001), '5,00'), 200_001, '7')
  expect(slip.selections.map((each) => each.stake)).toEqual(['5,00', '7'])
  expect(slip.stakeForAll).toBe('')
})

test('a selection added after a stake for all has none, and clears the field for all', () => {
  const slip = addSelection(setStakeForAll(slipOf(100_001, 200_001), '10,00'), selection(300_001))
  expect(slip.selections.map((each) => each.stake)).toEqual(['10,00', '10,00', ''])
  expect(slip.stakeForAll).toBe('')
})

test('ODD-03 ODD-08 a removed selection is unmarked and loses its stakes', () => {
  const doubles = setRowStake(slipOf(100_001, 200_001, 300_001), 2, '5')
  const staked = setCombinationStake(setStake(doubles, 300_001, '10'), '100001+300001', '7')
  const slip = removeSelection(setRowStake(staked, 3, '1'), 300_001)
  expect(isSelected(slip, 300_001)).toBe(false)
  expect(slip.rowStakes).toEqual({ 2: '5' })
  expect(slip.combinationStakes).toEqual({})
  expect(addSelection(slip, selection(300_001)).selections.map((each) => each.stake)).toEqual([
    '',
    '',
    '',
  ])
})

test('a stake for a row replaces only those of its combinations', () => {
  const own = setCombinationStake(slipOf(100_001, 200_001, 300_001), '100001+200001', '7')
  const both = setCombinationStake(own, '100001+200001+300001', '2')
  expect(setRowStake(both, 2, '5')).toMatchObject({
    rowStakes: { 2: '5' },
    combinationStakes: { '100001+200001+300001': '2' },
  })
})

test('what is staked on all selections stays on all of them when one is added', () => {
  const staked = setRowStake(slipOf(100_001, 200_001), 2, '10,00')
  const third = addSelection(staked, selection(300_001))
  expect(third.rowStakes).toEqual({ 3: '10,00' })
  const rows = setRowStake(third, 2, '1,00')
  expect(addSelection(rows, selection(400_001)).rowStakes).toEqual({ 2: '1,00', 4: '10,00' })
})

test('a selection that cannot be combined leaves the stakes of multiples where they are', () => {
  const staked = setRowStake(slipOf(100_001, 200_001), 2, '10,00')
  const again = removeSelection(addSelection(staked, selection(200_002)), 200_002)
  expect(again.rowStakes).toEqual({ 2: '10,00' })
})

test('a combination that becomes the one of all selections has its stake there', () => {
  const row = setRowStake(slipOf(100_001, 200_001, 300_001), 2, '1,00')
  const own = setCombinationStake(row, '100001+200001', '7,00')
  const two = removeSelection(own, 300_001)
  expect(two.rowStakes).toEqual({ 2: '7,00' })
  expect(two.combinationStakes).toEqual({})
})

test('agreeing accepts the named odds and keeps the others', () => {
  const slip = agreeToOdds(slipOf(100_001, 200_001), new Map([[200_001, odds(1700)]]))
  expect(slip.selections.map((each) => each.agreedOdds)).toEqual([1850, 1700])
})

test('a slip goes from sending to checking to placed', () => {
  const sending = startSending(slipOf(100_001), attempt)
  const checking = startChecking(sending)
  expect([sending, checking].map(isAwaitingResult)).toEqual([true, true])
  const placed = placeSlip(checking, 'ABC', [])
  expect(placed.phase).toEqual({ step: 'placed', reference: 'ABC', bets: [] })
  expect(isAwaitingResult(placed)).toBe(false)
})

test('a slip that was never sent does not start checking', () => {
  expect(startChecking(slipOf(100_001))).toEqual(slipOf(100_001))
})

test('a refused slip keeps its selections and stakes under a new key', () => {
  const staked = setStake(slipOf(100_001), 100_001, '10,00')
  const reopened = reopenSlip(startSending(staked, attempt), 'second-key')
  expect(reopened.selections).toEqual(staked.selections)
  expect(reopened.slipId).toBe('second-key')
  expect(isSelected(reopened, 100_001)).toBe(true)
})
