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

/** Writes down what the feed decided. */
export async function writeTold(
  { database, log }: Parts,
  message: SettlementMessage,
): Promise<void> {
  for (const outcome of await recordTold(database, message))
    log.warn({ outcome }, 'a selection was told another result than before')
}

/** Pays every bet that is decided by what was written down, and tells the pages. */
export async function payTold(parts: SettleParts): Promise<void> {
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
