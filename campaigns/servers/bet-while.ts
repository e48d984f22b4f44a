import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { type SentSlip, sendSlip } from '../kill/sent-slip.ts'
import type { ServerGroup } from './server-group.ts'

/** Between two slips of one bettor while nothing is offered. */
const NOTHING_OPEN_MS = 50

interface Bettors {
  readonly group: ServerGroup
  readonly clients: readonly ApiClient[]
  /** The servers that take bets, which each bettor uses in turn. */
  readonly servers: readonly number[]
  readonly sent: SentSlip[]
}

/** Lets the bettors place slips without a pause while something happens. */
export async function betWhile<T>(bettors: Bettors, happening: () => Promise<T>): Promise<T> {
  let isOver = false
  const load = bettors.clients.map(async (client, number) => {
    for (let turn = number; !isOver; turn += 1) await betOnce(bettors, client, turn)
  })
  try {
    return await happening()
  } finally {
    isOver = true
    await Promise.all(load)
  }
}

async function betOnce(
  { group, servers, sent }: Bettors,
  client: ApiClient,
  turn: number,
): Promise<void> {
  const at = servers[turn % servers.length] ?? 0
  const offered = await group.selections(at, turn % 2 === 0 ? 'live' : 'any').catch(() => [])
  const selection = offered[turn % Math.max(1, offered.length)]
  if (!selection) return void (await pause(NOTHING_OPEN_MS))
  client.moveTo(group.server(at).url)
  await sendSlip(client, selection, sent)
}
