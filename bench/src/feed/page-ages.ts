import { once } from 'node:events'
import { serverMessage } from '@caderneta/contract/testing/server-message'
import { gameOf, indexOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import WebSocket from 'ws'
import type { SentPrice } from './load-season.ts'

interface PageAgesOptions {
  readonly url: string
  readonly sockets: number
  readonly gamesPerSocket: number
  /** Numbers of the season by those of the server. */
  readonly numbers: ReadonlyMap<number, number>
  readonly sent: ReadonlyMap<number, readonly SentPrice[]>
}

interface PageAges {
  /** Milliseconds from the message of the feed to the page, since the last call. */
  take(): readonly number[]
  close(): void
}

/** Pages on the stream that show whole matches. */
export async function openPages(options: PageAgesOptions): Promise<PageAges> {
  const { url, sockets: count, gamesPerSocket, numbers } = options
  const games = [...numbers.keys()]
  const sockets: WebSocket[] = []
  let ages: number[] = []
  for (let index = 0; index < count; index += 1) {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/stream`)
    await once(socket, 'open')
    const first = (index * gamesPerSocket) % games.length
    const shown = games.slice(first, first + gamesPerSocket)
    socket.send(JSON.stringify({ type: 'watch', games: shown }))
    socket.on('message', (data) => {
      for (const age of agesIn(String(data), options)) ages.push(age)
    })
    sockets.push(socket)
  }
  return {
    take: () => {
      const taken = ages
      ages = []
      return taken
    },
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}

function agesIn(text: string, { numbers, sent }: PageAgesOptions): readonly number[] {
  if (!text.includes('"changes"')) return []
  const now = Date.now()
  const message = serverMessage.parse(JSON.parse(text))
  if (message.type !== 'changes') return []
  return message.changes.flatMap(({ id, odds }) => {
    const game = numbers.get(id)
    if (game === undefined || odds === undefined) return []
    return odds.flatMap(([changed, rate, , status]) => {
      if (status !== 'o' || gameOf(changed) !== id) return []
      const prices = sent.get(selectionId(game, indexOf(changed)))
      const shown = prices?.findLast((one) => one.odds === Math.round(rate * 1_000))
      return shown ? [now - shown.at] : []
    })
  })
}
