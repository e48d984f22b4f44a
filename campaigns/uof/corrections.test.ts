import type { FeedMessage } from '@caderneta/feed/messages'
import { expect, it } from 'vitest'
import { Corrections } from './corrections.ts'

const TOTAL = 1_000_003

function settled(selectionId: number, result: 'win' | 'lose' | 'void'): FeedMessage {
  const outcomes = [{ selectionId, marketId: TOTAL, result }]
  return {
    ...{ producer: 'season', sequence: 1, at: 0, gameId: 5 },
    ...{ kind: 'bet_settlement', certainty: 'confirmed', outcomes },
  }
}

const written = (message: FeedMessage) =>
  message.kind === 'bet_settlement'
    ? message.outcomes.map(({ selectionId, result }) => `${selectionId} ${result}`)
    : [message.kind]

it('a third of the results come out otherwise first, and are reported again with their market', () => {
  const corrections = new Corrections()
  const first = [1, 2, 3].flatMap((id) => written(corrections.first(settled(id, 'win'))))
  expect(first).toEqual(['1 win', '2 win', '3 lose'])
  expect(corrections.due().map(written)).toEqual([
    ['rollback_bet_settlement'],
    ['1 win', '2 win', '3 win'],
  ])
  expect(corrections.due()).toEqual([])
})

it('every second of them was right at first', () => {
  const corrections = new Corrections()
  const first = [1, 2, 3, 4, 5, 6].flatMap((id) => written(corrections.first(settled(id, 'lose'))))
  expect(first.slice(2)).toEqual(['3 win', '4 lose', '5 lose', '6 lose'])
  expect([corrections.takenBack, corrections.changed]).toEqual([2, 1])
})
