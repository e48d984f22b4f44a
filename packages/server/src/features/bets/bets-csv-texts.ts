import type { Language } from '@caderneta/contract/language'

interface Texts {
  readonly fileSubject: string
  readonly head: (timeZone: string) => readonly string[]
  readonly kind: (legs: number) => string
  /** A leg without a result of a bet that is pending. */
  readonly open: string
  readonly unknownMarket: string
}

const ptBR: Texts = {
  fileSubject: 'apostas',
  head: (timeZone) => [
    ...['Aposta', 'Referência', `Feita em (${timeZone})`, `Resolvida em (${timeZone})`],
    ...['Situação', 'Tipo', 'Valor (R$)', 'Odd', 'Retorno potencial (R$)', 'Pago (R$)'],
    ...['Cashback (R$)', 'Seleções'],
  ],
  kind: (legs) => (legs === 1 ? 'Simples' : `Múltipla de ${legs}`),
  open: 'em aberto',
  unknownMarket: 'Mercado Não Encontrado',
}

const en: Texts = {
  fileSubject: 'bets',
  head: (timeZone) => [
    ...['Bet', 'Reference', `Placed at (${timeZone})`, `Settled at (${timeZone})`],
    ...['Status', 'Type', 'Stake (R$)', 'Odds', 'Potential return (R$)', 'Paid (R$)'],
    ...['Cashback (R$)', 'Selections'],
  ],
  kind: (legs) => (legs === 1 ? 'Single' : `Multiple of ${legs}`),
  open: 'open',
  unknownMarket: 'Market not found',
}

export const BETS_CSV_TEXTS: Readonly<Record<Language, Texts>> = { ptBR, en }
