import type { Language } from '@caderneta/contract/language'
import type { StatementEntryWire } from '@caderneta/contract/statement'
import { centavosOfReais, reaisText } from '@caderneta/domain/money'
import { csvMoment, csvTable } from '../../http/csv-table.ts'

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  ptBR: ['data (UTC)', 'movimento', 'saldo de', 'valor', 'saldo depois', 'aposta', 'referência'],
  en: ['date (UTC)', 'entry', 'pocket', 'amount', 'balance after', 'bet', 'reference'],
}

/** The statement as a table for a spreadsheet; amounts in reais, negative when they left. */
export function statementCsv(entries: readonly StatementEntryWire[], language: Language): string {
  return csvTable([HEADS[language], ...entries.map(entryRow)])
}

/** Reais of the wire as plain decimal text. */
function plain(reais: number): string {
  return reaisText(centavosOfReais(reais))
}

function entryRow(entry: StatementEntryWire): readonly string[] {
  const { at, kind, pocket, amount, balance, betId, depositId, withdrawalId } = entry
  const reference = depositId ?? withdrawalId ?? entry.betReference ?? ''
  const bet = betId === null ? '' : String(betId)
  return [csvMoment(at), kind, pocket, plain(amount), plain(balance), bet, reference]
}
