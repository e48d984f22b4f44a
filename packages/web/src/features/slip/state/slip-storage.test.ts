// @vitest-environment jsdom
import { odds } from '@caderneta/domain/odds/odds'
import { afterEach, expect, test, vi } from 'vitest'
import { emptySlip } from './empty-slip.ts'
import type { SlipState } from './slip-content.ts'
import { addSelection, placeSlip, setStake, startSending } from './slip-state.ts'
import { keepSlip, parseSlip, readSlip } from './slip-storage.ts'

const slip: SlipState = setStake(
  addSelection(emptySlip('key-1'), {
    selectionId: 100_001,
    gameId: 1,
    sportId: 1,
    tournamentId: 7,
    marketId: 1_000_002,
    name: 'Draw',
    handicap: '',
    teams: ['Croácia', 'Brasil'],
    startsAt: 1_700_000_000_000,
    agreedOdds: odds(3400),
  }),
  100_001,
  '1.234,50',
)

const attempt = {
  lines: [{ betGamesOddId: [100_001], price: '1234.50', rate: '3.40' }],
  isCashbackActive: true,
  sentAt: 1_700_000_000_500,
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a stored slip is restored unchanged', () => {
  keepSlip('ana', slip)
  expect(readSlip('ana')).toEqual(slip)
})

test('stakes of multiples survive a reload; any other value than text counts as none', () => {
  const staked = { ...slip, rowStakes: { 2: '5,00' }, combinationStakes: { '100001+200001': '7' } }
  keepSlip('ana', staked)
  expect(readSlip('ana')).toEqual(staked)
  const odd = { ...staked, rowStakes: { 2: 5 }, combinationStakes: ['7'] }
  expect(parseSlip(JSON.stringify(odd))).toMatchObject({
    rowStakes: { 2: '' },
    combinationStakes: {},
  })
})

test('SLP-21 a slip of two is expanded after a reload, one of a single bet minimised', () => {
  const second = { ...slip.selections[0], selectionId: 200_001, gameId: 2 }
  const two = { ...slip, selections: [...slip.selections, second], isMinimised: true }
  expect(parseSlip(JSON.stringify(two))?.isMinimised).toBe(false)
  expect(parseSlip(JSON.stringify({ ...slip, isMinimised: false }))?.isMinimised).toBe(true)
})

test('a slip stored before match addresses were added is still valid', () => {
  const { sportId: _sport, tournamentId: _tournament, ...old } = { ...slip.selections[0] }
  const read = parseSlip(JSON.stringify({ ...slip, selections: [old] }))
  expect(read?.selections).toEqual([{ ...old, sportId: 0, tournamentId: 0 }])
})

test('each player has their own slip', () => {
  keepSlip('ana', slip)
  expect(readSlip('bia')).toBeNull()
})

test('a slip in flight is restored as one whose result must be checked', () => {
  keepSlip('ana', startSending(slip, attempt))
  expect(readSlip('ana')?.phase).toEqual({ step: 'checking', attempt })
  expect(readSlip('ana')?.slipId).toBe('key-1')
})

test('an empty or a placed slip leaves nothing in storage', () => {
  keepSlip('ana', slip)
  keepSlip('ana', placeSlip(slip, 'ABC', []))
  expect(localStorage.length).toBe(0)
})

test('a browser without storage restores no slip and does not fail on this one', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(readSlip('ana')).toBeNull()
  expect(() => keepSlip('ana', slip)).not.toThrow()
  expect(() => keepSlip('ana', emptySlip('key-2'))).not.toThrow()
})

test.each([
  'no json',
  'null',
  '[]',
  '{"slipId":1,"selections":[]}',
  '{"slipId":"a","selections":[{}]}',
  JSON.stringify({ ...slip, selections: [{ ...slip.selections[0], agreedOdds: 1 }] }),
  JSON.stringify({ ...slip, selections: [{ ...slip.selections[0], teams: ['A'] }] }),
])('%s is not a slip', (text) => {
  expect(parseSlip(text)).toBeNull()
})
