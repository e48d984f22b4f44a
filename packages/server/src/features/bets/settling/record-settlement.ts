import type { SettlementMessage } from '@caderneta/feed/messages'
import type { Database } from '../../../database/database.ts'
import { cancelMarkets, rollbackCancel, rollbackOutcomes } from './market-correction-store.ts'
import type { IsFeedLeading } from './outcomes-against-rule.ts'
import { type RecordedNews, recordOutcomes } from './record-outcomes.ts'

const TAKEN_BACK: RecordedNews = {
  isNews: true,
  corrected: [],
  outdated: [],
  setAside: [],
}

/** Records the message; settlement follows, unless the message contained nothing new. */
export async function recordSettlement(
  database: Database,
  message: SettlementMessage,
  isFeedLeading?: IsFeedLeading,
): Promise<RecordedNews> {
  switch (message.kind) {
    case 'bet_settlement':
      return recordOutcomes(database, message, isFeedLeading)
    case 'rollback_bet_settlement':
      await rollbackOutcomes(database, message)
      return TAKEN_BACK
    case 'bet_cancel':
      await cancelMarkets(database, message)
      return TAKEN_BACK
    case 'rollback_bet_cancel':
      await rollbackCancel(database, message)
      return TAKEN_BACK
  }
}
