import type { SettlementMessage } from '@caderneta/feed/messages'
import {
  type QuoteWatch,
  readFactsById,
  recordTold,
  settleOutstanding,
} from './features/bets/bets.ts'
import { readWallet } from './features/wallet/wallet.ts'
import type { Parts } from './parts.ts'

export interface SettleParts extends Parts {
  readonly watch: QuoteWatch
  /** True while a player has a page open. */
  readonly isWatching: (playerId: number) => boolean
}

/**
 * Writes down what the feed decided, pays every bet that it decides, and tells the pages; one
 * message after the other. What was known decides nothing: a start is told hundreds of results
 * again, and to look for bets after each of them would keep the players waiting. Only the first one
 * pays all the same, whatever an earlier server recorded and did not come to pay.
 */
export function settler(parts: SettleParts): (message: SettlementMessage) => Promise<void> {
  let isOwing = true
  return async (message) => {
    const { isNews, corrected } = await recordTold(parts.database, message)
    for (const outcome of corrected)
      parts.log.warn({ outcome }, 'a selection was told another result than before')
    isOwing ||= isNews
    if (!isOwing) return
    await payDecided(parts)
    isOwing = false
  }
}

async function payDecided(parts: SettleParts): Promise<void> {
  const settled = await settleOutstanding(parts.database)
  const watching = settled.filter((bet) => parts.isWatching(bet.playerId))
  const betIdsByPlayer = new Map<number, number[]>()
  for (const { playerId, betId } of watching)
    betIdsByPlayer.set(playerId, [...(betIdsByPlayer.get(playerId) ?? []), betId])
  for (const [playerId, betIds] of betIdsByPlayer) await tellPlayer(parts, playerId, betIds)
}

async function tellPlayer(
  { database, watch, tellPlayer: tell }: SettleParts,
  playerId: number,
  betIds: readonly number[],
): Promise<void> {
  const bets = await readFactsById(database.kysely, playerId, betIds)
  tell(playerId, { type: 'bets', bets: watch.tellBets(playerId, bets) })
  tell(playerId, { type: 'wallet', wallet: await readWallet(database.kysely, playerId) })
}
