import { expect, it } from 'vitest'
import { producerIn } from './producer-in.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it.each([
  ['an alive', '<alive product="3" timestamp="1" subscribed="1"/>', '3'],
  [
    'odds behind a declaration',
    '<?xml version="1.0" encoding="UTF-8"?>\n<odds_change event_id="sr:match:1" product=\'1\'>',
    '1',
  ],
  ['what names none', '<odds_change event_id="sr:match:1"/>', ''],
  ['a producer that is no number', '<alive product="live"/>', ''],
  ['nothing', '', ''],
  ['a producer far behind the beginning', `<alive${' '.repeat(600)} product="3"/>`, ''],
])('the producer of %s is read from its first bytes', (_, text, producer) => {
  expect(producerIn(bytesOf(text))).toBe(producer)
})

it('a message is read from its own part of a larger buffer', () => {
  const bytes = bytesOf('<alive product="3"/><alive product="1"/>')
  expect(producerIn(bytes.subarray(20))).toBe('1')
})
