import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { Language } from '../language.ts'
import type { BetWire } from './wagers.ts'

interface BetWords {
  readonly status: Readonly<Record<BetWire['betInfo']['betStatus'], string>>
  /** In place of the status of a bet that returned less than its stake. */
  readonly partialReturn: string
  /** `none`: the bet was decided before this leg. */
  readonly result: Readonly<Record<SelectionResult | 'none', string>>
}

/** What bets and their legs came to, in words, on the page and in the file alike. */
export const BET_WORDS: Readonly<Record<Language, BetWords>> = {
  ptBR: {
    status: {
      pending: 'Pendente',
      win: 'Ganha',
      lose: 'Perdida',
      void: 'Anulada',
      cancelled: 'Cancelada',
      cashed_out: 'Encerrada',
    },
    partialReturn: 'Retorno parcial',
    result: {
      win: 'acertou',
      lose: 'errou',
      void: 'anulada',
      half_win: 'meio acerto',
      half_lose: 'meia perda',
      none: 'não contou',
    },
  },
  en: {
    status: {
      pending: 'Pending',
      win: 'Won',
      lose: 'Lost',
      void: 'Void',
      cancelled: 'Cancelled',
      cashed_out: 'Cashed out',
    },
    partialReturn: 'Partial return',
    result: {
      win: 'won',
      lose: 'lost',
      void: 'void',
      half_win: 'half won',
      half_lose: 'half lost',
      none: 'did not count',
    },
  },
}
