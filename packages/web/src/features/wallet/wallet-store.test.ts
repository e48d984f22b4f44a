// @vitest-environment jsdom

import { eventually } from '@caderneta/testing/eventually'
import { expect, test, vi } from 'vitest'
import { connectLive } from '../../live/live.ts'
import { page } from '../../testing/test-page.ts'
import { readWallet, replaceWallet, walletOf, watchWallet } from './wallet-store.ts'

test('VAL-54 cash sent as a string is parsed to a number', () => {
  expect(walletOf({ cash: '12.50', cashback: 0 }).cash).toBe(1250)
})

test.each([-1, 'abc', '', null, undefined, Number.NaN])('VAL-55 cash of %s becomes zero', (value) =>
  expect(walletOf({ cash: value, cashback: 0 }).cash).toBe(0),
)

test.each(['', null, -3])('VAL-56 cashback of %s becomes zero', (value) => {
  expect(walletOf({ cash: 1, cashback: value }).cashback).toBe(0)
})

test('the total is cash plus cashback, to the centavo', () => {
  expect(walletOf({ cash: 0.1, cashback: 0.2 }).total).toBe(30)
})

test('every amount of the wire is read to the centavo', () => {
  for (const reais of [0.07, 1.1, 19.99, 1234.56, 500_000]) {
    expect(walletOf({ cash: reais, cashback: 0 }).cash).toBe(Math.round(reais * 100))
  }
})

test('DBT-07 a server push replaces the wallet at once', async () => {
  const sockets: FakeWebSocket[] = []
  class FakeWebSocket {
    onmessage = (_event: { data: string }) => {}
    constructor() {
      sockets.push(this)
    }
    send() {}
    close() {}
  }
  vi.stubGlobal('WebSocket', FakeWebSocket)
  const stop = watchWallet(page)
  replaceWallet(page, { cash: 1, cashback: 1 })
  connectLive(page, null)
  await eventually(() => expect(sockets).toHaveLength(1))
  const message = { type: 'wallet', wallet: { cash: 25.5, cashback: 3 } }
  sockets[0]?.onmessage({ data: JSON.stringify(message) })
  await eventually(() => {
    expect(readWallet(page)).toEqual({ cash: 2550, cashback: 300, total: 2850 })
  })
  stop()
  vi.unstubAllGlobals()
})

test('DBT-07 a server response replaces the wallet at once', () => {
  replaceWallet(page, { cash: 90, cashback: 5.5 })
  expect(readWallet(page)).toEqual({ cash: 9000, cashback: 550, total: 9550 })
})
