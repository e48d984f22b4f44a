import type { Language } from '@caderneta/contract/language'
import type { Refusal } from '@caderneta/contract/refusals'
import type { Clock } from '../../clock.ts'
import { type PlayerDays, readTimeZone, wrongDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'
import type { FileBody } from '../body/file-body.ts'
import { type CsvCell, type CsvFormat, csvBody, csvFormat } from './csv-table.ts'
import { dayIn, periodFileName } from './period-file-name.ts'

export interface PlayerTableDeps {
  readonly clock: Clock
  readonly reader: Reader
  readonly language: Language
}

interface PlayerTable<Item> {
  /** First word of the file name. */
  readonly subject: string
  readonly head: (timeZone: string) => readonly string[]
  /** All items of the days, in batches. */
  readonly lots: AsyncIterable<readonly Item[]>
  readonly row: (item: Item, format: CsvFormat) => readonly CsvCell[]
}

/** The player's items of a range of days as a CSV file, in the player's language and time zone. */
export async function playerTable<Item>(
  { clock, reader, language }: PlayerTableDeps,
  days: PlayerDays,
  { subject, head, lots, row }: PlayerTable<Item>,
): Promise<FileBody | Refusal<'invalid_fields'>> {
  const wrong = wrongDays(days)
  if (wrong) return wrong
  const timeZone = await readTimeZone(reader, days.playerId)
  const format = csvFormat(language, timeZone)
  async function* pages(): AsyncGenerator<(readonly CsvCell[])[]> {
    for await (const lot of lots) yield lot.map((item) => row(item, format))
  }
  const today = dayIn(timeZone, clock.now())
  const name = periodFileName(subject, days, { language, today })
  return csvBody(`${name}.csv`, format, head(timeZone), pages())
}
