// @vitest-environment jsdom
import { odds } from '@caderneta/domain/odds'
import { afterEach, expect, test } from 'vitest'
import { emptySlip } from './empty-slip.ts'
import { addSelection, placeSlip, type SlipState, setStake, startSending } from './slip-state.ts'
import { keepSlip, parseSlip, readSlip } from './slip-storage.ts'

const slip: SlipState = setStake(
  addSelection(emptySlip('key-1'), {
    selectionId: 1001,
    gameId: 1,
    marketId: 1_000_002,
    name: 'Draw',
    handicap: '',
    teams: ['Croácia', 'Brasil'],
    startsAt: 1_700_000_000_000,
    agreedOdds: odds(3400),
  }),
  1001,
  '1.234,50',
)

const attempt = {
  lines: [{ betGamesOddId: [1001], price: '1234.50', rate: '3.40' }],
  isCashbackActive: true,
  sentAt: 1_700_000_000_500,
}

afterEach(() => localStorage.clear())

test('a slip is read back as it was written', () => {
  keepSlip('ana', slip)
  expect(readSlip('ana')).toEqual(slip)
})

test('stakes of multiples survive a reload; anything else than text counts as none', () => {
  const staked = { ...slip, rowStakes: { 2: '5,00' }, combinationStakes: { '1001+2001': '7' } }
  keepSlip('ana', staked)
  expect(readSlip('ana')).toEqual(staked)
  const odd = { ...staked, rowStakes: { 2: 5 }, combinationStakes: ['7'] }
  expect(parseSlip(JSON.stringify(odd))).toMatchObject({
    rowStakes: { 2: '' },
    combinationStakes: {},
  })
})

test('each player has a slip of their own', () => {
  keepSlip('ana', slip)
  expect(readSlip('bia')).toBeNull()
})

test('a slip that was on its way is read back as one to ask after', () => {
  keepSlip('ana', startSending(slip, attempt))
  expect(readSlip('ana')?.phase).toEqual({ step: 'checking', attempt })
  expect(readSlip('ana')?.slipId).toBe('key-1')
})

test('an empty or a placed slip leaves nothing behind', () => {
  keepSlip('ana', slip)
  keepSlip('ana', placeSlip(slip, 'ABC', []))
  expect(localStorage.length).toBe(0)
})

test.each([
  'no json',
  'null',
  '[]',
  '{"slipId":1,"selections":[]}',
  '{"slipId":"a","selections":[{}]}',
  JSON.stringify({ ...slip, selections: [{ ...slip.selections[0], agreedOdds: 1 }] }),
  JSON.stringify({ ...slip, selections: [{ ...slip.selections[0], teams: ['A'] }] }),
])('%s is no slip', (text) => {
  expect(parseSlip(text)).toBeNull()
})
