import { once } from 'node:events'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import WebSocket from 'ws'
import { type SentSlip, sendSlip } from '../kill/sent-slip.ts'
import type { ServerGroup } from './server-group.ts'

const WAIT_MS = 10_000

interface PushedTo {
  /** The server that takes the bets. */
  readonly at: number
  /** The server at which the page is open. */
  readonly page: number
  readonly slips: number
  /** Gets each slip. */
  readonly own: SentSlip[]
}

interface PushedBets {
  readonly slips: number
  readonly pushed: number
  /** From the reply of the server that took the bet to the page at another one. */
  readonly delaysMs: readonly number[]
}

/** Places slips at one server, one after the other, with the player's page open at another. */
export async function pushBets(
  group: ServerGroup,
  client: ApiClient,
  { at, page: pageAt, slips, own: sent }: PushedTo,
): Promise<PushedBets> {
  const page = await openPage(group.server(pageAt).url, client.token ?? '')
  const delaysMs: number[] = []
  client.moveTo(group.server(at).url)
  while (delaysMs.length < slips && sent.length < 3 * slips) {
    const offered = await group.selections(at, 'any')
    const selection = offered[sent.length % Math.max(1, offered.length)]
    if (!selection) continue
    const arrived = page.next()
    await sendSlip(client, selection, sent)
    const from = performance.now()
    if (sent.at(-1)?.reference === null) continue
    await arrived
    delaysMs.push(Math.max(0, performance.now() - from))
  }
  page.close()
  const placed = sent.filter(({ reference }) => reference !== null).length
  return { slips: placed, pushed: delaysMs.length, delaysMs }
}

async function openPage(url: string, token: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/stream`)
  await once(socket, 'open')
  let wake = () => {}
  const greeted = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data))
      if (type === 'wallet') resolve()
      if (type === 'bets') wake()
    })
  })
  socket.send(JSON.stringify({ type: 'hello', token }))
  await greeted
  return {
    /** Resolves with the next bets, rejects after ten seconds without any. */
    next: () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no push arrived')), WAIT_MS)
        wake = () => {
          clearTimeout(late)
          resolve()
        }
      }),
    close: () => socket.close(),
  }
}
