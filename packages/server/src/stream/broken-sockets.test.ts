import { expect, test } from 'vitest'
import { BrokenSockets } from './broken-sockets.ts'

test('a million broken sockets are a line a minute, and each is counted', () => {
  let now = 5_000
  const told: unknown[] = []
  const log = { warn: (facts: unknown) => told.push(facts) }
  const broken = new BrokenSockets({ clock: { now: () => now }, log })
  for (let i = 0; i < 1_000; i += 1) broken.note(new RangeError('invalid opcode 3'))
  expect(told).toEqual([{ count: 1, last: 'invalid opcode 3' }])
  now += 60_000
  broken.note('no error')
  expect(told[1]).toEqual({ count: 1_000, last: 'unknown' })
})
