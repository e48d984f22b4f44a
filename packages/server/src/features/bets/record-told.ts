import type { SettlementMessage } from '@caderneta/feed/messages'
import type { Database } from '../../database/database.ts'
import { cancelMarkets, rollbackCancel, rollbackOutcomes } from './correct-markets.ts'
import { type CorrectedOutcome, recordOutcomes } from './record-outcomes.ts'

/** Writes the message down; settlement follows. Returns results that were told otherwise before. */
export async function recordTold(
  database: Database,
  message: SettlementMessage,
): Promise<readonly CorrectedOutcome[]> {
  switch (message.kind) {
    case 'bet_settlement':
      return recordOutcomes(database, message)
    case 'rollback_bet_settlement':
      await rollbackOutcomes(database, message)
      return []
    case 'bet_cancel':
      await cancelMarkets(database, message)
      return []
    case 'rollback_bet_cancel':
      await rollbackCancel(database, message)
      return []
  }
}
