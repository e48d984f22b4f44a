import { Readable } from 'node:stream'
import type { Language } from '@caderneta/contract/language'
import { FileBody } from '../body/file-body.ts'

/**
 * A cell: text from any source, a plain decimal number as we format it ('-10.50'), or a time in
 * milliseconds UTC.
 */
export type CsvCell = string | { readonly decimal: string } | { readonly at: number }

/** A table that a spreadsheet set to the reader's language opens by a double click. */
export interface CsvFormat {
  /** Excel takes the list separator of the system: ';' in Brazil, ',' in English. */
  readonly separator: ';' | ','
  readonly decimal: (text: string) => string
  /** '21/11/2026 12:00:00'; English has two orders of day and month, so that it gets ISO 8601. */
  readonly moment: (at: number) => string
}

export function csvFormat(language: Language, timeZone: string): CsvFormat {
  const locale = language === 'en' ? 'sv-SE' : 'pt-BR'
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const moments = new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone })
  const moment = (at: number) => moments.format(at).replace(',', '')
  if (language === 'en') return { separator: ',', decimal: (text) => text, moment }
  return { separator: ';', decimal: (text) => text.replace('.', ','), moment }
}

/** One row, RFC 4180, with its line end. */
export function csvRow(cells: readonly CsvCell[], format: CsvFormat): string {
  return `${cells.map((cell) => quoted(cellText(cell, format))).join(format.separator)}\r\n`
}

function cellText(cell: CsvCell, { decimal, moment }: CsvFormat): string {
  if (typeof cell === 'string') return harmless(cell)
  return 'at' in cell ? moment(cell.at) : decimal(cell.decimal)
}

/**
 * A text that a spreadsheet would take for a formula is prefixed with an apostrophe, which shows it
 * as text: names of teams come from outside.
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** Either separator is quoted, so that a program of the other language sees the same cells. */
function quoted(text: string): string {
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const MARK = '\uFEFF'

/**
 * A table of any length, sent page by page as it is read; UTF-8 with a byte order mark. The first
 * page is awaited, so that an unavailable database refuses the call instead of truncating a file.
 */
export async function csvBody(
  name: string,
  format: CsvFormat,
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): Promise<FileBody> {
  const iterator = pages[Symbol.asyncIterator]()
  const first = await iterator.next()
  const text = (rows: readonly (readonly CsvCell[])[]) =>
    rows.map((row) => csvRow(row, format)).join('')
  async function* parts() {
    yield MARK + csvRow(head, format)
    for (let page = first; !page.done; page = await iterator.next()) yield text(page.value)
  }
  return new FileBody(Readable.from(parts()), 'text/csv; charset=utf-8', name)
}
