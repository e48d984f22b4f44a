import { expect, test } from 'vitest'
import { AddressBudget } from './address-budgets.ts'
import { OpenPages } from './open-pages.ts'
import { BUFFERED_BYTES_MAX } from './stream-limits.ts'

function makePage(bufferedBytes: number, budget: AddressBudget) {
  const events: string[] = []
  const socket = { ping: () => events.push('ping'), terminate: () => events.push('terminate') }
  return { events, open: { socket, connection: { bufferedBytes }, budget } }
}

test('a page that does not reply to a ping is closed at the next one', () => {
  const pages = new OpenPages()
  const [silent, alive] = [makePage(0, new AddressBudget(0)), makePage(0, new AddressBudget(0))]
  for (const { open } of [silent, alive]) pages.add(open)
  expect(pages.ping()).toBe(0)
  pages.markAlive(alive.open)
  expect(pages.ping()).toBe(1)
  expect([silent.events, alive.events]).toEqual([
    ['ping', 'terminate'],
    ['ping', 'ping'],
  ])
})

test('a page with too much waiting for it is closed', () => {
  const pages = new OpenPages()
  const slow = makePage(BUFFERED_BYTES_MAX + 1, new AddressBudget(0))
  const reader = makePage(1_000_000, new AddressBudget(0))
  for (const { open } of [slow, reader]) pages.add(open)
  expect(pages.closeSlowReaders()).toBe(1)
  expect([slow.events, reader.events]).toEqual([['terminate'], []])
})

test('the slowest pages of an address with too much waiting are closed', () => {
  const pages = new OpenPages()
  const shared = new AddressBudget(0)
  const slow = Array.from({ length: 10 }, () => makePage(9_000_000, shared))
  const quick = makePage(1_000, shared)
  const elsewhere = makePage(9_000_000, new AddressBudget(0))
  for (const { open } of [...slow, quick, elsewhere]) pages.add(open)
  expect(pages.closeSlowReaders()).toBe(3)
  expect([quick.events, elsewhere.events]).toEqual([[], []])
})
