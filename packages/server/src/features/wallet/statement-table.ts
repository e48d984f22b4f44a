import type { Language } from '@caderneta/contract/language'
import type { Refusal } from '@caderneta/contract/refusals'
import type { Clock } from '../../clock.ts'
import { readTimeZone, wrongDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { type CsvCell, csvBody, csvFormat } from '../../http/csv-table.ts'
import type { FileBody } from '../../http/file-body.ts'
import { dayIn, periodFileName } from '../../http/period-file-name.ts'
import { statementHead, statementRow } from './statement-csv.ts'
import { type StatementFilter, statementLots } from './statement-view.ts'

const SUBJECT: Readonly<Record<Language, string>> = { ptBR: 'extrato', en: 'statement' }

interface StatementFileParts {
  readonly clock: Clock
  readonly reader: Reader
  readonly language: Language
}

/** Every requested entry as a table, in the player's language and on the player's clocks. */
export async function statementTable(
  { clock, reader, language }: StatementFileParts,
  filter: StatementFilter,
): Promise<FileBody | Refusal> {
  const wrong = wrongDays(filter)
  if (wrong) return wrong
  const timeZone = await readTimeZone(reader, filter.playerId)
  async function* pages(): AsyncGenerator<(readonly CsvCell[])[]> {
    for await (const lot of statementLots(reader, filter))
      yield lot.map((entry) => statementRow(entry, language))
  }
  const today = dayIn(timeZone, clock.now())
  const name = statementFileName(filter, language, today)
  const format = csvFormat(language, timeZone)
  return csvBody(`${name}.csv`, format, statementHead(language, timeZone), pages())
}

/** What the statement of some days is saved as, without its ending. */
export function statementFileName(
  filter: StatementFilter,
  language: Language,
  today: string,
): string {
  return periodFileName(SUBJECT[language], filter, { language, today })
}
