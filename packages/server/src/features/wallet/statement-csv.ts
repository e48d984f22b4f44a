import type { Language } from '@caderneta/contract/language'
import type { StatementEntryWire } from '@caderneta/contract/wallet/statement'
import { STATEMENT_WORDS } from '@caderneta/contract/wallet/statement-words'
import { centavosOfReais, reaisText } from '@caderneta/domain/money/money'
import type { CsvCell } from '../../http/files/csv-table.ts'

/** The header row of the table; the zone is that of its times. */
export function statementHead(language: Language, timeZone: string): readonly string[] {
  return language === 'en'
    ? [
        `Date (${timeZone})`,
        'Entry',
        'Account',
        'Amount (R$)',
        'Balance after (R$)',
        ...REFERENCES.en,
      ]
    : [
        `Data (${timeZone})`,
        'Movimento',
        'Conta',
        'Valor (R$)',
        'Saldo depois (R$)',
        ...REFERENCES.ptBR,
      ]
}

const REFERENCES = { ptBR: ['Aposta', 'Referência'], en: ['Bet', 'Reference'] } as const

/** A row of the table; the amount is negative when it left the pocket. */
export function statementRow(entry: StatementEntryWire, language: Language): readonly CsvCell[] {
  const { at, kind, pocket, amount, balance, betId, depositId, withdrawalId } = entry
  const { causes, pockets } = STATEMENT_WORDS[language]
  const reference = depositId ?? withdrawalId ?? entry.betReference ?? ''
  const bet = betId === null ? '' : String(betId)
  return [{ at }, causes[kind], pockets[pocket], reais(amount), reais(balance), bet, reference]
}

function reais(amount: number): CsvCell {
  return { decimal: reaisText(centavosOfReais(amount)) }
}
