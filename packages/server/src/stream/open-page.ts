import { setTimeout as wait } from 'node:timers/promises'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import type { WebSocket } from '@fastify/websocket'
import type { AddressBudget } from './address-budgets.ts'
import { StreamConnection, type StreamSession } from './stream-connection.ts'
import type { StreamGuards } from './stream-guards.ts'
import type { StreamHub } from './stream-hub.ts'
import { StreamPage } from './stream-page.ts'

interface SocketDeps extends Pick<StreamGuards, 'pages' | 'share' | 'sampled'> {
  readonly hub: StreamHub
  readonly sessionOf: (token: string) => Promise<StreamSession | null>
  readonly walletOf: (playerId: number) => Promise<WalletWire>
  readonly budget: AddressBudget
}

/** How long the client may take to complete the closing handshake. */
const CLOSING_MS = 1_000

/** Serves the page at the other end of a socket until it closes. */
export function openPage(deps: SocketDeps, socket: WebSocket): void {
  const { hub, sessionOf, walletOf, pages, budget, share, sampled } = deps
  const connection = new StreamConnection(socket)
  const open = { socket, connection, budget }
  const page = new StreamPage({
    hub,
    connection,
    budget,
    sessionOf,
    walletOf,
    share,
    now: () => performance.now(),
    wait: (ms) => wait(ms, undefined, { ref: false }),
    refuse: (code, reason, cause) => {
      sampled.note(`stream: page closed, ${reason}`, cause)
      socket.close(code, reason)
      // Anything else it sends is not even read from the network.
      socket.pause()
      setTimeout(() => socket.terminate(), CLOSING_MS).unref()
    },
  })
  pages.add(open)
  socket.on('message', (data: Buffer) => {
    pages.markAlive(open)
    page.receive(data)
  })
  socket.on('pong', () => pages.markAlive(open))
  socket.on('close', () => {
    pages.remove(open)
    page.close()
  })
}
