import { odds } from '@caderneta/domain/odds/odds'
import { describe, expect, test } from 'vitest'
import type { OddFact } from '../../../live/live.ts'
import { sampleSlip } from '../../../testing/slip-samples.ts'
import { oddsOfRate, type SelectionSources, selectionFact, sentFact } from './selection-fact.ts'
import type { PickStatus } from './slip-picks.ts'

const agreed = odds(1850)

const live = (change: Partial<OddFact> = {}): OddFact => ({
  selectionId: 100_001,
  gameId: 1,
  marketId: 1_000_002,
  name: '1',
  handicap: '',
  rate: 1.9,
  version: 5,
  status: 'open',
  direction: null,
  moves: 0,
  ...change,
})

const sources = (change: Partial<SelectionSources>): SelectionSources => ({
  live: null,
  game: null,
  update: undefined,
  isFresh: true,
  ...change,
})

test('rates of the wire are read to the thousandth, and no odds are null', () => {
  expect([1.85, 2, 1.1, 10.555].map(oddsOfRate)).toEqual([1850, 2000, 1100, 10_555])
  expect([0, 1, -2].map(oddsOfRate)).toEqual([null, null, null])
})

test('the stream provides odds and status', () => {
  const fact = selectionFact(agreed, sources({ live: live() }))
  expect(fact).toEqual({ odds: 1900, status: 'open', isLive: false })
})

test('without a trusted stream nothing is open, and no market is reported as closed', () => {
  const old = (status: OddFact['status']) =>
    selectionFact(agreed, sources({ live: live({ status }), isFresh: false }))?.status
  expect([old('open'), old('suspended'), old('closed')]).toEqual(['offline', 'suspended', 'closed'])
})

describe('while the response is pending', () => {
  const [selection] = sampleSlip([{ rate: 1850 }]).selections
  if (selection === undefined) throw new Error('no selection')
  const attempt = (...ids: readonly number[]) => ({
    lines: [{ betGamesOddId: ids, price: '5.00', rate: '1.85' }],
    isCashbackActive: false,
    sentAt: 0,
  })
  const fact = (status: PickStatus) => ({ odds: odds(1500), status, isLive: true })

  test.each(['open', 'suspended', 'closed', 'offline'] as const)(
    'a sent selection stays in the bet at its odds, with a market that is %s',
    (status) => {
      const sent = { odds: 1850, status: 'open', isLive: true }
      expect(sentFact(selection, attempt(200_001, 100_001), fact(status))).toEqual(sent)
    },
  )

  test('an unsent selection stays out of the bet, though its market opens again', () => {
    const statuses = (['open', 'offline', 'suspended', 'closed'] as const).map(
      (status) => sentFact(selection, attempt(200_001), fact(status)).status,
    )
    expect(statuses).toEqual(['left_out', 'left_out', 'suspended', 'closed'])
    expect(sentFact(selection, attempt(200_001), null).status).toBe('left_out')
  })
})

test('a refusal with newer odds applies until the stream has overtaken it', () => {
  const update = { odds: odds(1700), version: 6, status: 'open' } as const
  expect(selectionFact(agreed, sources({ live: live(), update }))?.odds).toBe(1700)
  const later = live({ version: 7, rate: 1.6 })
  expect(selectionFact(agreed, sources({ live: later, update }))?.odds).toBe(1600)
})

test('a closed market keeps the agreed odds and is closed', () => {
  const fact = selectionFact(agreed, sources({ live: live({ rate: 0, status: 'open' }) }))
  expect(fact).toMatchObject({ odds: 1850, status: 'closed' })
})

test('a game under way makes a live bet', () => {
  const game = { status: 'halftime', score: [0, 0], clock: null } as const
  expect(selectionFact(agreed, sources({ live: live(), game }))?.isLive).toBe(true)
})
