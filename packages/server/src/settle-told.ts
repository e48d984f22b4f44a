import { readBetsById, recordOutcomes, settleOutstanding } from './features/bets/bets.ts'
import type { SettlementMessage } from './features/catalogue/catalogue.ts'
import { readWallet } from './features/wallet/wallet.ts'
import type { Parts } from './parts.ts'

export interface SettleParts extends Parts {
  /** True while a player has a page open. */
  readonly isWatching: (playerId: number) => boolean
}

/** Writes down what the feed decided, pays every bet that it decides, and tells the pages. */
export async function settleTold(parts: SettleParts, message: SettlementMessage): Promise<void> {
  const contradicted = await recordOutcomes(parts.database, message)
  for (const outcome of contradicted)
    parts.log.error({ outcome }, 'a settled selection was told another result; the first stands')
  const settled = await settleOutstanding(parts.database)
  const watching = settled.filter((bet) => parts.isWatching(bet.playerId))
  const betIdsByPlayer = new Map<number, number[]>()
  for (const { playerId, betId } of watching)
    betIdsByPlayer.set(playerId, [...(betIdsByPlayer.get(playerId) ?? []), betId])
  for (const [playerId, betIds] of betIdsByPlayer) await tellPlayer(parts, playerId, betIds)
}

async function tellPlayer(
  { database, tellPlayer: tell }: Parts,
  playerId: number,
  betIds: readonly number[],
): Promise<void> {
  const bets = await readBetsById(database.kysely, playerId, betIds)
  tell(playerId, { type: 'bets', bets })
  tell(playerId, { type: 'wallet', wallet: await readWallet(database.kysely, playerId) })
}
