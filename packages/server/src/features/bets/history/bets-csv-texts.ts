import { BET_WORDS } from '@caderneta/contract/bets/bet-words'
import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { Language } from '@caderneta/contract/language'

interface Texts {
  readonly fileSubject: string
  readonly head: (timeZone: string) => readonly string[]
  readonly kind: (legs: number) => string
  /** A leg without a result, by the state of its bet. */
  readonly undecided: Readonly<Record<BetWire['betInfo']['betStatus'], string>>
  readonly unknownMarket: string
  /** Several selections of one match that were bet on together. */
  readonly builder: string
}

/** A leg of a bet that was decided without it did not count. */
function undecided(
  pending: string,
  cancelled: string,
  cashedOut: string,
  language: Language,
): Texts['undecided'] {
  const { none } = BET_WORDS[language].result
  return { pending, cancelled, cashed_out: cashedOut, win: none, lose: none, void: none }
}

const ptBR: Texts = {
  fileSubject: 'apostas',
  head: (timeZone) => [
    ...['Aposta', 'Referência', `Feita em (${timeZone})`, `Resolvida em (${timeZone})`],
    ...['Situação', 'Tipo', 'Valor (R$)', 'Ainda em jogo (R$)', 'Odd'],
    ...['Retorno potencial (R$)', 'Pago (R$)', 'Cashback (R$)', 'Seleções'],
  ],
  kind: (legs) => (legs === 1 ? 'Simples' : `Múltipla de ${legs}`),
  undecided: undecided('em aberto', 'aposta cancelada', 'aposta encerrada', 'ptBR'),
  unknownMarket: 'Mercado Não Encontrado',
  builder: 'Criar Aposta',
}

const en: Texts = {
  fileSubject: 'bets',
  head: (timeZone) => [
    ...['Bet', 'Reference', `Placed at (${timeZone})`, `Settled at (${timeZone})`],
    ...['Status', 'Type', 'Stake (R$)', 'Still at stake (R$)', 'Odds'],
    ...['Potential return (R$)', 'Paid (R$)', 'Cashback (R$)', 'Selections'],
  ],
  kind: (legs) => (legs === 1 ? 'Single' : `Multiple of ${legs}`),
  undecided: undecided('open', 'bet cancelled', 'bet cashed out', 'en'),
  unknownMarket: 'Market not found',
  builder: 'Bet Builder',
}

export const BETS_CSV_TEXTS: Readonly<Record<Language, Texts>> = { ptBR, en }
