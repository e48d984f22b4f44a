import type { IncidentMarketKey } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import type { MarketText } from './market-text.ts'

/** Corners, cards and shots in Portuguese. Everything counts the 90 minutes with stoppage time. */
export const INCIDENT_TEXTS_PT_BR: Readonly<Record<IncidentMarketKey, MarketText>> = {
  'corners-total': {
    name: 'Total de Escanteios',
    help: 'Escanteios cobrados pelos dois times, acima ou abaixo da linha.',
  },
  'corners-result': {
    name: 'Mais Escanteios',
    help: 'Que time cobra mais escanteios, ou empate com o mesmo número.',
  },
  'corners-handicap': {
    name: 'Handicap de Escanteios',
    help: 'O handicap é somado aos escanteios do time, que precisa terminar com mais do que o outro.',
  },
  'corners-team-total': {
    name: 'Total de Escanteios – {team}',
    help: 'Escanteios cobrados por este time, acima ou abaixo da linha.',
  },
  'corners-range': {
    name: 'Faixa de Escanteios',
    help: 'A faixa em que fica o total de escanteios da partida.',
  },
  'corners-odd-even': {
    name: 'Escanteios Ímpar/Par',
    help: 'Se o total de escanteios é ímpar ou par. Nenhum escanteio conta como par.',
  },
  'corners-next': {
    name: '{nth} Escanteio',
    help: 'Que time cobra este escanteio da partida, ou Nenhum se ele não sair.',
  },
  'corners-race': {
    name: 'Corrida a {n} Escanteios',
    help: 'Que time chega primeiro a este número de escanteios, ou Nenhum se os dois ficarem abaixo.',
  },
  'corners-h1-total': {
    name: 'Escanteios – 1º Tempo',
    help: 'Escanteios do primeiro tempo, acima ou abaixo da linha.',
  },
  'corners-h1-result': {
    name: 'Mais Escanteios – 1º Tempo',
    help: 'Que time cobra mais escanteios no primeiro tempo, ou empate com o mesmo número.',
  },
  'corners-h1-team-total': {
    name: 'Escanteios – {team} – 1º Tempo',
    help: 'Escanteios deste time no primeiro tempo, acima ou abaixo da linha.',
  },
  'corners-window-10': {
    name: 'Escanteios de {from} a {to} min',
    help: 'Se sai algum escanteio nestes dez minutos do relógio. Os acréscimos contam nos últimos minutos do tempo.',
  },
  'cards-total': {
    name: 'Total de Cartões',
    help: 'Cartões dos dois times: o amarelo vale um, a expulsão vale dois.',
  },
  'cards-result': {
    name: 'Mais Cartões',
    help: 'Que time recebe mais cartões, com o amarelo valendo um e a expulsão valendo dois.',
  },
  'cards-handicap': {
    name: 'Handicap de Cartões',
    help: 'O handicap é somado aos cartões do time, que precisa terminar com mais do que o outro.',
  },
  'cards-team-total': {
    name: 'Total de Cartões – {team}',
    help: 'Cartões deste time: o amarelo vale um, a expulsão vale dois.',
  },
  'cards-points': {
    name: 'Pontos de Cartões (10/25)',
    help: 'Cada amarelo soma 10 pontos e cada expulsão soma 25; o segundo amarelo só conta como expulsão.',
  },
  'cards-next': {
    name: '{nth} Cartão',
    help: 'Que time recebe este cartão da partida, ou Nenhum. O segundo amarelo com o vermelho conta uma vez.',
  },
  'cards-h1-total': {
    name: 'Cartões – 1º Tempo',
    help: 'Cartões do primeiro tempo: o amarelo vale um, a expulsão vale dois.',
  },
  'sending-off': {
    name: 'Cartão Vermelho na Partida',
    help: 'Sim ganha quando um jogador em campo é expulso, também por segundo amarelo.',
  },
  'team-sending-off': {
    name: 'Cartão Vermelho – {team}',
    help: 'Sim ganha quando um jogador deste time em campo é expulso, também por segundo amarelo.',
  },
  'both-teams-carded': {
    name: 'Ambas Recebem Cartão',
    help: 'Sim ganha quando cada time recebe ao menos um cartão.',
  },
  'sot-total': {
    name: 'Total de Chutes no Gol',
    help: 'Chutes no gol dos dois times, acima ou abaixo da linha. Todo gol é um chute no gol.',
  },
  'sot-team-total': {
    name: 'Chutes no Gol – {team}',
    help: 'Chutes no gol deste time, acima ou abaixo da linha. Todo gol é um chute no gol.',
  },
  'sot-result': {
    name: 'Mais Chutes no Gol',
    help: 'Que time dá mais chutes no gol, ou empate com o mesmo número.',
  },
  'shots-total': {
    name: 'Total de Finalizações',
    help: 'Finalizações dos dois times, no gol ou para fora, acima ou abaixo da linha.',
  },
  'shots-team-total': {
    name: 'Finalizações – {team}',
    help: 'Finalizações deste time, no gol ou para fora, acima ou abaixo da linha.',
  },
}
