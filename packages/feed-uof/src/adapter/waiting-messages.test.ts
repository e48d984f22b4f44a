import { expect, it } from 'vitest'
import { readMessage } from '../messages/read-message.ts'
import type { UofEventMessage } from '../messages/uof-message.ts'
import { WaitingMessages } from './waiting-messages.ts'

type Kind = 'odds_change' | 'bet_settlement'

function message(match: number, at: number, kind: Kind = 'odds_change'): UofEventMessage {
  const content = kind === 'odds_change' ? '<odds/>' : '<outcomes/>'
  const head = `product="3" event_id="sr:match:${match}" timestamp="${at}" certainty="2"`
  const read = readMessage(Buffer.from(`<${kind} ${head}>${content}</${kind}>`))
  if ('refusal' in read || !('urn' in read.message)) throw new Error('not a message of a match')
  return read.message
}

const timesOf = (waiting: WaitingMessages, match: number) =>
  waiting.take(`sr:match:${match}`).map(({ at }) => at)

it('keeps what a match has been sent, in order, until it is taken', () => {
  const waiting = new WaitingMessages()
  waiting.add(message(1, 10))
  waiting.add(message(2, 11))
  waiting.add(message(1, 12, 'bet_settlement'))
  expect(timesOf(waiting, 1)).toEqual([10, 12])
  expect(waiting.has('sr:match:1')).toBe(false)
  expect(timesOf(waiting, 1)).toEqual([])
  expect(timesOf(waiting, 2)).toEqual([11])
})

it('drops the oldest odds of a match that has too many, and never what decides bets', () => {
  const waiting = new WaitingMessages({ ofMatchMax: 2, max: 100 })
  const dropped = [
    waiting.add(message(1, 10, 'bet_settlement')),
    ...[11, 12, 13].map((at) => waiting.add(message(1, at))),
    ...[14, 15, 16].map((at) => waiting.add(message(1, at, 'bet_settlement'))),
  ]
  expect(dropped).toEqual([false, false, false, true, false, false, false])
  expect(timesOf(waiting, 1)).toEqual([10, 12, 13, 14, 15, 16])
})

it('drops the odds that have waited longest when all matches together have too many', () => {
  const waiting = new WaitingMessages({ ofMatchMax: 10, max: 3 })
  waiting.add(message(1, 10, 'bet_settlement'))
  const dropped = [11, 12, 13, 14, 15].map((at) => waiting.add(message(at % 2, at)))
  expect(dropped).toEqual([false, false, false, true, true])
  expect(timesOf(waiting, 1)).toEqual([10, 15])
  expect(timesOf(waiting, 0)).toEqual([12, 14])
  // What was taken counts no longer.
  expect([16, 17, 18].map((at) => waiting.add(message(3, at)))).toEqual([false, false, false])
})
