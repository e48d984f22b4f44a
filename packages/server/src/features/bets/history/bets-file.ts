import type { Refusal } from '@caderneta/contract/refusals'
import type { PlayerDays } from '../../../database/player-days.ts'
import type { FileBody } from '../../../http/body/file-body.ts'
import { type PlayerTableDeps, playerTable } from '../../../http/files/player-table.ts'
import { historyLots } from './bet-history-view.ts'
import { betRow, betsHead } from './bets-csv.ts'
import { BETS_CSV_TEXTS } from './bets-csv-texts.ts'

/** Every bet of a range of days as a table. */
export function betsFile(
  deps: PlayerTableDeps,
  range: PlayerDays,
): Promise<FileBody | Refusal<'invalid_fields'>> {
  const { reader, language } = deps
  return playerTable(deps, range, {
    subject: BETS_CSV_TEXTS[language].fileSubject,
    head: (timeZone) => betsHead(language, timeZone),
    lots: historyLots(reader, range),
    row: (bet, format) => betRow(bet, { language, format }),
  })
}
