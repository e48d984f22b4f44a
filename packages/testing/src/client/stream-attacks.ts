import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'
import { mapBounded } from './map-bounded.ts'

/** How a socket of an attack ended; null while the server keeps it. */
export type CloseCode = number | null

const OPENED_AT_ONCE = 50
const LOT_MS = 10
/** Short, so that a list of 3,000 is one that the server reads. */
const INVENTED_FIRST = 9_000_000
const IDS_PER_LIST = 3_000

/** Slows an attack down: waits until the next message may be sent. */
type Pace = () => Promise<void> | undefined

/** How an attacker attacks: at full speed, from the address that the machine chooses. */
export interface Attacker {
  readonly pace?: Pace
  readonly address?: string
}

const openSocket = (url: string, { address }: Attacker) =>
  new WebSocket(addressOf(url), address === undefined ? {} : { localAddress: address })

/** This many a second, in batches: an attacker sends over a network, not in the server's memory. */
export function paceOf(perSecond: number): Pace {
  const begin = performance.now()
  let sent = 0
  return () => {
    sent += 1
    const earlyMs = (sent / perSecond) * 1000 - (performance.now() - begin)
    return earlyMs > LOT_MS ? wait(earlyMs) : undefined
  }
}

const token = () => randomBytes(32).toString('base64url')
const addressOf = (url: string) => `${url.replace(/^http/, 'ws')}/api/stream`

/** A socket that the server refused to open. */
export const REFUSED = 0

/** One socket that sends a number of texts; resolves when they are sent or refused. */
async function flood(url: string, texts: Iterable<string>, attacker: Attacker): Promise<CloseCode> {
  const socket = openSocket(url, attacker)
  let closed: CloseCode = null
  socket.on('error', () => {})
  socket.on('close', (code) => {
    closed = code
  })
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => {})
  if (socket.readyState !== WebSocket.OPEN) return REFUSED
  for (const text of texts) {
    await attacker.pace?.()
    if (closed !== null) break
    await new Promise<void>((resolve) => socket.send(text, () => resolve()))
  }
  // The pong comes once all of it was received; a socket that is being closed sends none.
  if (socket.readyState === WebSocket.OPEN) socket.ping()
  if (closed === null) await Promise.race([once(socket, 'pong'), once(socket, 'close')])
  socket.terminate()
  return closed
}

function* repeat(count: number, make: () => string): Generator<string> {
  for (let i = 0; i < count; i += 1) yield make()
}

/** One socket with `hello` after `hello`, each with another unknown token. */
export function floodHello(
  url: string,
  count: number,
  attacker: Attacker = {},
): Promise<CloseCode> {
  return flood(
    url,
    repeat(count, () => JSON.stringify({ type: 'hello', token: token() })),
    attacker,
  )
}

/** One socket that shows these games and wants all of them again and again. */
export function floodResync(
  url: string,
  games: readonly number[],
  count: number,
  attacker: Attacker = {},
): Promise<CloseCode> {
  const texts = [
    JSON.stringify({ type: 'watch', games }),
    ...repeat(count, () => JSON.stringify({ type: 'resync' })),
  ]
  return flood(url, texts, attacker)
}

/** A number of sockets; those that the server refuses are counted. */
export async function openMany(url: string, count: number, attacker: Attacker = {}) {
  const numbers = Array.from({ length: count }, (_, i) => i)
  const sockets = await mapBounded(numbers, OPENED_AT_ONCE, async () => {
    await attacker.pace?.()
    const socket = openSocket(url, attacker)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    return isOpen ? socket : null
  })
  const open = sockets.filter((socket) => socket !== null)
  return {
    opened: open.length,
    refused: count - open.length,
    send: (text: string) => {
      for (const socket of open) socket.send(text)
    },
    close: async () => {
      const left = open.filter(({ readyState }) => readyState !== WebSocket.CLOSED)
      const closed = left.map((socket) => once(socket, 'close'))
      for (const socket of left) socket.close()
      await Promise.all(closed)
    },
  }
}

/** A number of sockets, each with two lists of 3,000 games that do not exist. */
export async function watchInvented(url: string, count: number, attacker: Attacker = {}) {
  const sockets = await openMany(url, count, attacker)
  const list = (first: number) => Array.from({ length: IDS_PER_LIST }, (_, i) => first + i)
  for (const first of [INVENTED_FIRST, INVENTED_FIRST + IDS_PER_LIST])
    sockets.send(JSON.stringify({ type: 'watch', games: list(first) }))
  return sockets
}

const UPGRADE = [
  'GET /api/stream HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  '',
  '',
].join('\r\n')

/** A socket that replies to no ping; resolves when it is closed, true if it was opened. */
export async function stayMute(url: string, address: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: address })
  socket.on('error', () => {})
  await once(socket, 'connect')
  let isOpened = false
  socket.once('data', (data: Buffer) => {
    isOpened = data.toString('latin1').startsWith('HTTP/1.1 101')
  })
  socket.write(UPGRADE)
  await once(socket, 'close')
  return isOpened
}
