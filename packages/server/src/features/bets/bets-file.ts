import type { Language } from '@caderneta/contract/language'
import type { Refusal } from '@caderneta/contract/refusals'
import type { Clock } from '../../clock.ts'
import { type PlayerDays, readTimeZone, wrongDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { type CsvCell, csvBody, csvFormat } from '../../http/csv-table.ts'
import type { FileBody } from '../../http/file-body.ts'
import { dayIn, periodFileName } from '../../http/period-file-name.ts'
import { historyLots } from './bet-history-view.ts'
import { betRow, betsHead } from './bets-csv.ts'
import { BETS_CSV_TEXTS } from './bets-csv-texts.ts'

interface BetsFileParts {
  readonly clock: Clock
  readonly reader: Reader
  readonly language: Language
}

/** Every bet of some days as a table, in the player's language and on the player's clocks. */
export async function betsFile(
  { clock, reader, language }: BetsFileParts,
  range: PlayerDays,
): Promise<FileBody | Refusal> {
  const wrong = wrongDays(range)
  if (wrong) return wrong
  const timeZone = await readTimeZone(reader, range.playerId)
  const format = csvFormat(language, timeZone)
  async function* pages(): AsyncGenerator<(readonly CsvCell[])[]> {
    for await (const lot of historyLots(reader, range))
      yield lot.map((bet) => betRow(bet, { language, format }))
  }
  const today = dayIn(timeZone, clock.now())
  const name = periodFileName(BETS_CSV_TEXTS[language].fileSubject, range, { language, today })
  return csvBody(`${name}.csv`, format, betsHead(language, timeZone), pages())
}
