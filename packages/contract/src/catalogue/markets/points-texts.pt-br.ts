import type { AmericanFootballMarketKey } from '@caderneta/domain/markets/american-football'
import type { BasketballMarketKey } from '@caderneta/domain/markets/basketball'
import type { MarketText } from './market-text.ts'

/** What basketball and American football have in common, in Portuguese. */
const COMMON = {
  'money-line': {
    name: 'Vencedor da Partida',
    help: 'Quem vence a partida, com prorrogação. Um empate no fim devolve o valor apostado.',
  },
  'point-spread': {
    name: 'Handicap de Pontos',
    help: 'O handicap é somado aos pontos do time, com prorrogação. A igualdade devolve o valor apostado.',
  },
  'total-points': {
    name: 'Total de Pontos',
    help: 'Pontos dos dois times somados, com prorrogação, acima ou abaixo da linha.',
  },
  'h1-result': {
    name: 'Resultado do 1º Tempo',
    help: 'Quem está na frente no intervalo, ou empate.',
  },
  'h1-total-points': {
    name: 'Total de Pontos do 1º Tempo',
    help: 'Pontos dos dois times no primeiro tempo, acima ou abaixo da linha.',
  },
  'quarter-total-points': {
    name: 'Total de Pontos do {quarternr}º Quarto',
    help: 'Pontos dos dois times neste quarto, acima ou abaixo da linha.',
  },
  'regular-time-result': {
    name: 'Resultado (Tempo Regulamentar)',
    help: 'Quem está na frente após os quatro quartos, ou empate. A prorrogação não conta.',
  },
  'team-total-points': {
    name: 'Total de Pontos – {team}',
    help: 'Pontos deste time, com prorrogação, acima ou abaixo da linha.',
  },
  'half-time-full-time': {
    name: 'Intervalo/Final',
    help: 'O resultado no intervalo e o resultado após os quatro quartos: os dois precisam estar certos.',
  },
  'odd-even': {
    name: 'Total de Pontos Ímpar/Par',
    help: 'Se o total de pontos é ímpar ou par, com prorrogação.',
  },
  overtime: {
    name: 'Haverá Prorrogação',
    help: 'Sim ganha quando o placar está empatado após os quatro quartos.',
  },
  'winner-and-total': {
    name: 'Vencedor e Total',
    help: 'Quem vence e o total de pontos, com prorrogação: as duas partes precisam estar certas.',
  },
  'highest-quarter': {
    name: 'Quarto com Mais Pontos',
    help: 'O quarto com mais pontos do que cada um dos outros, ou Igual.',
  },
  'h1-spread': {
    name: 'Handicap – 1º Tempo',
    help: 'O handicap é somado aos pontos do time no primeiro tempo.',
  },
  'h1-team-total': {
    name: 'Total – {team} – 1º Tempo',
    help: 'Pontos deste time no primeiro tempo, acima ou abaixo da linha.',
  },
  'h2-spread': {
    name: 'Handicap – 2º Tempo',
    help: 'O handicap é somado aos pontos do time depois do intervalo, com prorrogação.',
  },
  'h2-total': {
    name: 'Total de Pontos – 2º Tempo',
    help: 'Pontos dos dois times depois do intervalo, com prorrogação, acima ou abaixo da linha.',
  },
  'quarter-result': {
    name: 'Resultado do {quarternr}º Quarto',
    help: 'Quem faz mais pontos neste quarto, ou empate.',
  },
  'quarter-spread': {
    name: 'Handicap – {quarternr}º Quarto',
    help: 'O handicap é somado aos pontos do time neste quarto.',
  },
} as const satisfies Readonly<
  Partial<Record<BasketballMarketKey & AmericanFootballMarketKey, MarketText>>
>

/** Basketball in Portuguese. */
export const BASKETBALL_TEXTS_PT_BR: Readonly<Record<BasketballMarketKey, MarketText>> = {
  ...COMMON,
  'winning-margin': {
    name: 'Margem de Vitória',
    help: 'Por quantos pontos um time vence, com prorrogação.',
  },
  'race-to-points': {
    name: 'Corrida a {pointnr} Pontos',
    help: 'Qual time chega primeiro a esses pontos. Se nenhum chegar, o valor apostado é devolvido.',
  },
  'h1-draw-no-bet': {
    name: 'Empate Anula – 1º Tempo',
    help: 'Quem está na frente no intervalo. O empate devolve o valor apostado.',
  },
  'h1-odd-even': {
    name: 'Ímpar/Par – 1º Tempo',
    help: 'Se o total de pontos do primeiro tempo é ímpar ou par.',
  },
  'h2-result': {
    name: 'Resultado do 2º Tempo (com Prorrogação)',
    help: 'Quem faz mais pontos depois do intervalo, com prorrogação, ou empate.',
  },
  'quarter-draw-no-bet': {
    name: 'Empate Anula – {quarternr}º Quarto',
    help: 'Quem faz mais pontos neste quarto. O empate devolve o valor apostado.',
  },
  'quarter-team-total': {
    name: 'Total – {team} – {quarternr}º Quarto',
    help: 'Pontos deste time neste quarto, acima ou abaixo da linha.',
  },
  'quarter-odd-even': {
    name: 'Ímpar/Par – {quarternr}º Quarto',
    help: 'Se o total de pontos deste quarto é ímpar ou par. Zero é par.',
  },
  'quarter-race': {
    name: 'Corrida a {pointnr} Pontos – {quarternr}º Quarto',
    help: 'Qual time chega primeiro a esses pontos neste quarto, ou Nenhum.',
  },
}

/** American football in Portuguese. */
export const AMERICAN_FOOTBALL_TEXTS_PT_BR: Readonly<
  Record<AmericanFootballMarketKey, MarketText>
> = {
  ...COMMON,
  'winning-margin': {
    name: 'Margem de Vitória',
    help: 'Por quantos pontos um time vence, com prorrogação, ou empate.',
  },
  'race-to-points': {
    name: 'Corrida a {pointnr} Pontos',
    help: 'Qual time chega primeiro a esses pontos, com prorrogação, ou Nenhum.',
  },
  'first-score': {
    name: 'Primeiro a Pontuar',
    help: 'Qual time faz os primeiros pontos da partida, ou Nenhum.',
  },
  'first-score-type': {
    name: 'Tipo da 1ª Pontuação',
    help: 'Como saem os primeiros pontos. Field Goal ganha com qualquer um que não seja touchdown.',
  },
  'total-touchdowns': {
    name: 'Total de Touchdowns',
    help: 'Touchdowns dos dois times, com prorrogação, acima ou abaixo da linha.',
  },
  'total-field-goals': {
    name: 'Total de Field Goals',
    help: 'Field goals dos dois times, com prorrogação, acima ou abaixo da linha.',
  },
  safety: {
    name: 'Haverá Safety',
    help: 'Sim ganha quando um dos times faz dois pontos por safety, com prorrogação.',
  },
  'drive-result': {
    name: 'Resultado da {drivenr}ª Campanha – {team}',
    help: 'Como termina esta campanha do time. Turnover é toda perda da bola que não seja um punt.',
  },
}
