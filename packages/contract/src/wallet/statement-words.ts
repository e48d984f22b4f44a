import type { Language } from '../language.ts'
import type { StatementEntryWire, StatementKind } from './statement.ts'

interface StatementWords {
  readonly causes: Readonly<Record<StatementKind, string>>
  readonly pockets: Readonly<Record<StatementEntryWire['pocket'], string>>
}

/** What the statement calls its entries, on the page and in the file alike. */
export const STATEMENT_WORDS: Readonly<Record<Language, StatementWords>> = {
  ptBR: {
    causes: {
      stake: 'Aposta',
      settle: 'Pagamento da aposta',
      unsettle: 'Correção da aposta',
      cancel: 'Aposta cancelada',
      cash_out: 'Aposta encerrada',
      cash_out_part: 'Parte encerrada da aposta',
      cashback: 'Cashback da aposta',
      uncashback: 'Correção de cashback da aposta',
      cashback_day: 'Cashback do dia',
      uncashback_day: 'Correção do cashback do dia',
      deposit: 'Depósito PIX',
      withdrawal_hold: 'Saque solicitado',
      withdrawal_paid: 'Saque pago',
      withdrawal_returned: 'Saque devolvido',
      demo_grant: 'Saldo de demonstração',
      debt_repaid: 'Quitação de valor devido por correção de aposta',
    },
    pockets: { cash: 'Dinheiro', cashback: 'Cashback', withdrawal_hold: 'Reservado para saque' },
  },
  en: {
    causes: {
      stake: 'Bet',
      settle: 'Payout of bet',
      unsettle: 'Correction of bet',
      cancel: 'Cancelled bet',
      cash_out: 'Cashed-out bet',
      cash_out_part: 'Part cash-out of bet',
      cashback: 'Cashback of bet',
      uncashback: 'Correction of the cashback of bet',
      cashback_day: 'Cashback of the day',
      uncashback_day: 'Correction of the cashback of the day',
      deposit: 'PIX deposit',
      withdrawal_hold: 'Withdrawal requested',
      withdrawal_paid: 'Withdrawal paid',
      withdrawal_returned: 'Withdrawal returned',
      demo_grant: 'Demonstration balance',
      debt_repaid: 'Repayment of what a corrected bet left owing',
    },
    pockets: { cash: 'Cash', cashback: 'Cashback', withdrawal_hold: 'Held for a withdrawal' },
  },
}
