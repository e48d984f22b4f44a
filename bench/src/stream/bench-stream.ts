import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverMessage } from '@caderneta/contract/testing/server-message'
import WebSocket from 'ws'
import { type Figure, quantile } from '../figure.ts'

const PAGES = 1000
/** Every page shows as many games as a list on a phone does. */
const GAMES_PER_PAGE = 20
const CHANGES_PER_SECOND = 500
const SECONDS = 15
const HOST = fileURLToPath(new URL('../hosts/stream-host.ts', import.meta.url))

/** From the change of a price in the feed to the page: 1,000 pages, 500 changes a second. */
export async function benchStream(): Promise<readonly Figure[]> {
  const host = fork(HOST, [String(CHANGES_PER_SECOND)], { execArgv: ['--import', 'tsx'] })
  const [port] = await once(host, 'message')
  const delays: number[] = []
  const pages = await Promise.all(
    Array.from({ length: PAGES }, (_, i) => openPage(Number(port), i, delays)),
  )
  delays.length = 0
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
  const received = delays.length
  for (const page of pages) page.terminate()
  host.kill()
  return [
    { name: `odds change to ${PAGES} sockets, p50`, value: quantile(delays, 0.5), unit: 'ms' },
    { name: `odds change to ${PAGES} sockets, p99`, value: quantile(delays, 0.99), unit: 'ms' },
    { name: 'price changes delivered', value: received / SECONDS, unit: 'changes/s' },
  ]
}

async function openPage(port: number, index: number, delays: number[]): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/stream`)
  await once(socket, 'open')
  const games = Array.from({ length: GAMES_PER_PAGE }, (_, i) => ((index + i) % 100) + 1)
  socket.send(JSON.stringify({ type: 'watch', games }))
  socket.on('message', (data) => {
    const now = Date.now()
    const message = serverMessage.parse(JSON.parse(String(data)))
    if (message.type !== 'changes') return
    for (const change of message.changes)
      for (const [, , changedAt] of change.odds ?? []) delays.push(now - changedAt)
  })
  return socket
}
