import type { Language } from '@caderneta/contract/language'
import type { SelectionResult } from '@caderneta/domain/market'
import type { BetFacts } from './bet-wire.ts'

interface Texts {
  readonly fileSubject: string
  readonly head: (timeZone: string) => readonly string[]
  readonly status: Readonly<Record<BetFacts['status'], string>>
  readonly kind: (legs: number) => string
  readonly result: Readonly<Record<SelectionResult | 'none' | 'open', string>>
  readonly unknownMarket: string
}

const ptBR: Texts = {
  fileSubject: 'apostas',
  head: (timeZone) => [
    ...['Aposta', 'Referência', `Feita em (${timeZone})`, `Resolvida em (${timeZone})`],
    ...['Situação', 'Tipo', 'Valor (R$)', 'Odd', 'Retorno potencial (R$)', 'Pago (R$)'],
    ...['Cashback (R$)', 'Seleções'],
  ],
  status: {
    pending: 'Pendente',
    win: 'Ganha',
    lose: 'Perdida',
    void: 'Anulada',
    cancelled: 'Cancelada',
    cashed_out: 'Encerrada',
  },
  kind: (legs) => (legs === 1 ? 'Simples' : `Múltipla de ${legs}`),
  result: {
    win: 'acertou',
    lose: 'errou',
    void: 'anulada',
    half_win: 'meio acerto',
    half_lose: 'meia perda',
    none: 'não contou',
    open: 'em aberto',
  },
  unknownMarket: 'Mercado Não Encontrado',
}

const en: Texts = {
  fileSubject: 'bets',
  head: (timeZone) => [
    ...['Bet', 'Reference', `Placed at (${timeZone})`, `Settled at (${timeZone})`],
    ...['Status', 'Type', 'Stake (R$)', 'Odds', 'Potential return (R$)', 'Paid (R$)'],
    ...['Cashback (R$)', 'Selections'],
  ],
  status: {
    pending: 'Pending',
    win: 'Won',
    lose: 'Lost',
    void: 'Void',
    cancelled: 'Cancelled',
    cashed_out: 'Cashed out',
  },
  kind: (legs) => (legs === 1 ? 'Single' : `Multiple of ${legs}`),
  result: {
    win: 'won',
    lose: 'lost',
    void: 'void',
    half_win: 'half won',
    half_lose: 'half lost',
    none: 'did not count',
    open: 'open',
  },
  unknownMarket: 'Market not found',
}

export const BETS_CSV_TEXTS: Readonly<Record<Language, Texts>> = { ptBR, en }
