import { expect, test } from 'vitest'
import { SampledLog } from './sampled-log.ts'

test('writes one line a minute for each event, with the number of events', () => {
  let now = 5_000
  const lines: unknown[] = []
  const log = { warn: (...line: unknown[]) => lines.push(line) }
  const sampled = new SampledLog({ clock: { now: () => now }, log })
  for (let i = 0; i < 1_000; i += 1) sampled.note('broken', new RangeError('invalid opcode 3'))
  sampled.note('refused')
  expect(lines).toEqual([
    [{ count: 1, last: 'invalid opcode 3' }, 'broken'],
    [{ count: 1, last: 'unknown' }, 'refused'],
  ])
  now += 60_000
  sampled.note('broken', 'no error')
  expect(lines[2]).toEqual([{ count: 1_000, last: 'unknown' }, 'broken'])
})
