import type { FootballMarketKey } from '@caderneta/domain/markets/sports/football/football'
import { INCIDENT_TEXTS_PT_BR } from './incident-texts.pt-br.ts'
import type { MarketText } from './market-text.ts'

/** Football in Portuguese. Everything counts the 90 minutes with stoppage time. */
export const FOOTBALL_TEXTS_PT_BR: Readonly<Record<FootballMarketKey, MarketText>> = {
  ...INCIDENT_TEXTS_PT_BR,
  'match-result': {
    name: 'Resultado Final',
    help: 'Quem vence ao fim dos 90 minutos com acréscimos, ou empate.',
  },
  'double-chance': {
    name: 'Dupla Chance',
    help: 'Cobre dois dos três resultados e ganha com qualquer um deles.',
  },
  'both-teams-to-score': {
    name: 'Ambas Marcam',
    help: 'Sim ganha quando cada time marca ao menos um gol.',
  },
  'draw-no-bet': {
    name: 'Empate Anula Aposta',
    help: 'Quem vence a partida. Com empate, o valor apostado é devolvido.',
  },
  'next-goal': {
    name: '{nth} Gol',
    help: 'Que time marca este gol da partida, ou Nenhum se ele não sair.',
  },
  'rest-of-match': {
    name: 'Vencedor do Restante do Jogo ({score})',
    help: 'Contam só os gols marcados depois do placar indicado, como se o jogo recomeçasse do 0 a 0.',
  },
  'total-goals': {
    name: 'Total de Gols',
    help: 'Gols dos dois times somados, acima ou abaixo da linha.',
  },
  'asian-total': {
    name: 'Total de Gols Asiático',
    help: 'Se o total é igual à linha, o valor é devolvido. Nas linhas de quarto, metade da aposta vai para cada linha vizinha.',
  },
  'team-total-goals': {
    name: 'Total de Gols – {team}',
    help: 'Gols deste time, acima ou abaixo da linha.',
  },
  'exact-goals': {
    name: 'Número Exato de Gols',
    help: 'O número exato de gols da partida. 6+ vale para seis ou mais.',
  },
  'team-exact-goals': {
    name: 'Número Exato de Gols – {team}',
    help: 'O número exato de gols deste time. 3+ vale para três ou mais.',
  },
  'goal-range': {
    name: 'Faixa de Gols',
    help: 'A faixa em que fica o total de gols da partida.',
  },
  'multi-goals': {
    name: 'Multigols',
    help: 'Ganha quando o total de gols fica dentro da faixa. As faixas se sobrepõem: mais de uma pode ganhar.',
  },
  'team-multi-goals': {
    name: 'Multigols – {team}',
    help: 'Ganha quando os gols deste time ficam dentro da faixa. Mais de uma faixa pode ganhar.',
  },
  'odd-even-goals': {
    name: 'Total de Gols Ímpar/Par',
    help: 'Se o total de gols da partida é ímpar ou par. Sem gols é par.',
  },
  'team-odd-even-goals': {
    name: 'Gols Ímpar/Par – {team}',
    help: 'Se o número de gols deste time é ímpar ou par. Sem gols é par.',
  },
  'which-team-scores': {
    name: 'Quem Marca',
    help: 'Se marca só um dos times, os dois ou nenhum.',
  },
  'clean-sheet': {
    name: '{team} Não Sofre Gol',
    help: 'Sim ganha quando o adversário não marca.',
  },
  'win-to-nil': {
    name: '{team} Vence sem Sofrer Gol',
    help: 'Sim ganha quando este time vence e o adversário não marca.',
  },
  'last-goal': {
    name: 'Último Gol',
    help: 'Que time marca o último gol da partida, ou Nenhum se terminar 0 a 0.',
  },
  'score-both-halves': {
    name: '{team} Marca nos Dois Tempos',
    help: 'Sim ganha quando este time marca no 1º e também no 2º tempo.',
  },
  'both-teams-2plus': {
    name: 'Ambas Marcam 2+',
    help: 'Sim ganha quando cada time marca ao menos dois gols.',
  },
  'correct-score': {
    name: 'Placar Exato',
    help: 'O placar ao fim dos 90 minutos com acréscimos. Outro placar vale quando um time passa de cinco gols.',
  },
  'winning-margin': {
    name: 'Margem de Vitória',
    help: 'Por quantos gols um time vence, ou empate.',
  },
  'half-time-result': {
    name: 'Resultado do 1º Tempo',
    help: 'Quem está na frente no intervalo, ou empate.',
  },
  'half-time-full-time': {
    name: 'Intervalo/Final do Jogo',
    help: 'O resultado no intervalo e o resultado final: os dois precisam estar certos.',
  },
  'h1-double-chance': {
    name: 'Dupla Chance – 1º Tempo',
    help: 'Cobre dois dos três resultados do 1º tempo.',
  },
  'h1-draw-no-bet': {
    name: 'Empate Anula – 1º Tempo',
    help: 'Quem está na frente no intervalo. Com empate, o valor apostado é devolvido.',
  },
  'h1-total-goals': {
    name: 'Total de Gols – 1º Tempo',
    help: 'Gols do 1º tempo. Se o total é igual à linha, o valor é devolvido; nas linhas de quarto, metade vai para cada linha vizinha.',
  },
  'h1-team-total': {
    name: 'Total de Gols – {team} – 1º Tempo',
    help: 'Gols deste time no 1º tempo, acima ou abaixo da linha.',
  },
  'h1-both-score': {
    name: 'Ambas Marcam – 1º Tempo',
    help: 'Sim ganha quando cada time marca ao menos um gol no 1º tempo.',
  },
  'h1-next-goal': {
    name: '{nth} Gol – 1º Tempo',
    help: 'Que time marca este gol do 1º tempo, ou Nenhum se ele não sair até o intervalo.',
  },
  'h1-exact-goals': {
    name: 'Gols Exatos – 1º Tempo',
    help: 'O número exato de gols do 1º tempo. 2+ vale para dois ou mais.',
  },
  'h1-odd-even': {
    name: 'Gols Ímpar/Par – 1º Tempo',
    help: 'Se o número de gols do 1º tempo é ímpar ou par. Sem gols é par.',
  },
  'h1-correct-score': {
    name: 'Placar Exato – 1º Tempo',
    help: 'O placar no intervalo. Outro placar vale quando um time passa de dois gols.',
  },
  'h1-asian-handicap': {
    name: 'Handicap Asiático – 1º Tempo',
    help: 'O handicap é somado aos gols do time no 1º tempo. Igualdade devolve o valor; nas linhas de quarto, metade vai para cada linha vizinha.',
  },
  'h2-result': {
    name: 'Resultado do 2º Tempo',
    help: 'Quem marca mais gols depois do intervalo, ou empate.',
  },
  'h2-double-chance': {
    name: 'Dupla Chance – 2º Tempo',
    help: 'Cobre dois dos três resultados do 2º tempo. Contam só os gols depois do intervalo.',
  },
  'h2-draw-no-bet': {
    name: 'Empate Anula – 2º Tempo',
    help: 'Quem marca mais gols depois do intervalo. Com empate, o valor apostado é devolvido.',
  },
  'h2-total-goals': {
    name: 'Total de Gols – 2º Tempo',
    help: 'Gols depois do intervalo. Se o total é igual à linha, o valor é devolvido; nas linhas de quarto, metade vai para cada linha vizinha.',
  },
  'h2-team-total': {
    name: 'Total de Gols – {team} – 2º Tempo',
    help: 'Gols deste time depois do intervalo, acima ou abaixo da linha.',
  },
  'h2-both-score': {
    name: 'Ambas Marcam – 2º Tempo',
    help: 'Sim ganha quando cada time marca ao menos um gol depois do intervalo.',
  },
  'h2-exact-goals': {
    name: 'Gols Exatos – 2º Tempo',
    help: 'O número exato de gols depois do intervalo. 2+ vale para dois ou mais.',
  },
  'h2-correct-score': {
    name: 'Placar Exato – 2º Tempo',
    help: 'O placar só do 2º tempo. Outro placar vale quando um time marca mais de dois gols nele.',
  },
  'highest-scoring-half': {
    name: 'Tempo com Mais Gols',
    help: 'Em que tempo saem mais gols, ou igual.',
  },
  'win-both-halves': {
    name: '{team} Vence os Dois Tempos',
    help: 'Sim ganha quando este time marca mais gols que o adversário em cada um dos tempos.',
  },
  'win-either-half': {
    name: '{team} Vence ao Menos um Tempo',
    help: 'Sim ganha quando este time marca mais gols que o adversário em um dos tempos ou nos dois.',
  },
  'both-halves-over': {
    name: 'Os Dois Tempos com Mais de {line}',
    help: 'Sim ganha quando cada tempo tem mais gols que a linha.',
  },
  'both-halves-under': {
    name: 'Os Dois Tempos com Menos de {line}',
    help: 'Sim ganha quando cada tempo tem menos gols que a linha.',
  },
  'asian-handicap': {
    name: 'Handicap Asiático',
    help: 'O handicap é somado aos gols do time. Igualdade devolve o valor; nas linhas de quarto, metade da aposta vai para cada linha vizinha.',
  },
  'european-handicap': {
    name: 'Handicap Europeu',
    help: 'O resultado quando a partida começa do placar indicado. Aqui o empate também é uma opção.',
  },
  'result-and-btts': {
    name: 'Resultado e Ambas Marcam',
    help: 'O resultado final e se os dois times marcam: as duas partes precisam estar certas.',
  },
  'result-and-total': {
    name: 'Resultado e Total de Gols',
    help: 'O resultado final e o total de gols: as duas partes precisam estar certas.',
  },
  'btts-and-total': {
    name: 'Ambas Marcam e Total de Gols',
    help: 'Se os dois times marcam e o total de gols: as duas partes precisam estar certas.',
  },
  'dc-and-btts': {
    name: 'Dupla Chance e Ambas Marcam',
    help: 'Dois dos três resultados e se os dois times marcam: as duas partes precisam estar certas.',
  },
  'dc-and-total': {
    name: 'Dupla Chance e Total de Gols',
    help: 'Dois dos três resultados e o total de gols: as duas partes precisam estar certas.',
  },
  'htft-and-total': {
    name: 'Intervalo/Final e Total de Gols',
    help: 'O resultado no intervalo, o resultado final e o total de gols: tudo precisa estar certo.',
  },
  'h1-result-and-btts': {
    name: '1º Tempo: Resultado e Ambas Marcam',
    help: 'O resultado do 1º tempo e se os dois times marcam nele.',
  },
  'h1-result-and-total': {
    name: '1º Tempo: Resultado e Total',
    help: 'O resultado do 1º tempo e o total de gols dele.',
  },
  'first-goal-and-result': {
    name: '1º Gol e Resultado Final',
    help: 'Quem marca o primeiro gol e o resultado final. Nenhum ganha com 0 a 0.',
  },
  'result-or-total': {
    name: '{result} ou {goals} {line} Gols',
    help: 'Sim ganha quando acontece ao menos uma das duas coisas.',
  },
  'result-or-btts': {
    name: '{result} ou Ambas Marcam',
    help: 'Sim ganha quando acontece ao menos uma das duas coisas.',
  },
  'comeback-win': {
    name: '{team} Vence de Virada',
    help: 'Sim ganha quando este time fica atrás no placar em algum momento e vence.',
  },
  'first-goal-time': {
    name: 'Minuto do 1º Gol',
    help: 'Em que quarto de hora sai o primeiro gol, ou Nenhum se ele não sair. Os acréscimos contam no último quarto de hora do tempo.',
  },
  'window-15-result': {
    name: 'Resultado de {from} a {to} min',
    help: 'Que time marca mais gols nestes minutos do relógio. Os acréscimos contam nos últimos minutos do tempo.',
  },
  'window-15-total': {
    name: 'Gols de {from} a {to} min',
    help: 'Se sai algum gol nestes minutos do relógio. Os acréscimos contam nos últimos minutos do tempo.',
  },
  'window-10-total': {
    name: 'Gols nos 10 minutos: {from} a {to} min',
    help: 'Se sai algum gol nestes dez minutos do relógio. Os acréscimos contam nos últimos minutos do tempo.',
  },
  'window-5-total': {
    name: 'Gols nos 5 minutos: {from} a {to} min',
    help: 'Se sai algum gol nestes cinco minutos do relógio. Os acréscimos contam nos últimos minutos do tempo.',
  },
}
