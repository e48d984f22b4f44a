import { STATEMENT_WORDS } from '@caderneta/contract/wallet/statement-words'
import type { statement as source } from './ptBR.ts'

export const statement: typeof source = {
  title: 'Statement',
  loading: 'Loading the statement',
  csv: 'Download CSV',
  pdf: 'Download PDF',
  retry: 'Try again',
  from: 'From',
  to: 'To',
  cause: 'Entry',
  everyCause: 'All',
  causes: STATEMENT_WORDS.en.causes,
  pockets: STATEMENT_WORDS.en.pockets,
  when: 'Date',
  amount: 'Amount',
  balance: 'Balance',
  balanceAfter: 'Balance after',
  noEntries: 'No entries in this period',
  failed: 'The statement could not be loaded.',
  pages: 'Statement pages',
  newer: 'Newer',
  older: 'Older',
}
