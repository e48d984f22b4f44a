import type { Language } from '@caderneta/contract/language'
import type { Refusal } from '@caderneta/contract/refusals'
import type { FileBody } from '../../http/body/file-body.ts'
import { periodFileName } from '../../http/files/period-file-name.ts'
import { type PlayerTableDeps, playerTable } from '../../http/files/player-table.ts'
import { statementHead, statementRow } from './statement-csv.ts'
import { type StatementFilter, statementLots } from './statement-view.ts'

const SUBJECT: Readonly<Record<Language, string>> = { ptBR: 'extrato', en: 'statement' }

/** Every requested entry as a table. */
export function statementTable(
  deps: PlayerTableDeps,
  filter: StatementFilter,
): Promise<FileBody | Refusal<'invalid_fields'>> {
  const { reader, language } = deps
  return playerTable(deps, filter, {
    subject: SUBJECT[language],
    head: (timeZone) => statementHead(language, timeZone),
    lots: statementLots(reader, filter),
    row: (entry) => statementRow(entry, language),
  })
}

/** The file name of a statement of some days, without its extension. */
export function statementFileName(
  filter: StatementFilter,
  language: Language,
  today: string,
): string {
  return periodFileName(SUBJECT[language], filter, { language, today })
}
