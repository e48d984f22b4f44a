import { expect, test } from 'vitest'
import { AddressBudgets } from './address-budgets.ts'
import { PENALTY_MS_MAX } from './stream-limits.ts'

test('an address has a fixed number of sockets, and a /64 of IPv6 is one address', () => {
  const budgets = new AddressBudgets({ socketsMax: 100, socketsPerAddressMax: 2 })
  const first = budgets.open('2001:db8::1', 0)
  expect(budgets.open('2001:db8::2', 0)).toBe(first)
  expect(budgets.open('2001:db8::3', 0)).toBeNull()
  expect(budgets.open('192.0.2.1', 0)).not.toBeNull()
  if (first) budgets.close(first)
  expect(budgets.open('2001:db8::3', 0)).toBe(first)
})

test('the server has a fixed number of sockets, whatever the addresses', () => {
  const budgets = new AddressBudgets({ socketsMax: 3, socketsPerAddressMax: 2 })
  const opened = [1, 2, 3, 4, 5].map((i) => budgets.open(`192.0.2.${i}`, 0))
  expect(opened.map((budget) => budget !== null)).toEqual([true, true, true, false, false])
})

test('drops addresses that have used nothing for long', () => {
  const budgets = new AddressBudgets({ socketsMax: 1_000, socketsPerAddressMax: 2 })
  for (let i = 0; i < 200; i += 1) {
    const budget = budgets.open(`192.0.2.${i}`, 0)
    if (budget) budgets.close(budget)
  }
  budgets.prune(0)
  expect(budgets.addressCount).toBe(200)
  budgets.prune(60_000)
  expect(budgets.addressCount).toBe(0)
})

test('refuses new sockets for a few seconds to an address whose sockets were closed', () => {
  const budgets = new AddressBudgets({ socketsMax: 10_000, socketsPerAddressMax: 10_000 })
  const first = budgets.open('192.0.2.1', 0)
  for (let i = 0; i < 7; i += 1) first?.penalise(0)
  expect(budgets.open('192.0.2.1', 0)).toBe(first)
  for (let i = 0; i < 5_000; i += 1) first?.penalise(0)
  expect(budgets.open('192.0.2.1', PENALTY_MS_MAX - 1_000)).toBeNull()
  expect(budgets.open('192.0.2.2', 0)).not.toBeNull()
  expect(budgets.open('192.0.2.1', PENALTY_MS_MAX)).toBe(first)
})
