export const rules = {
  title: 'Regras de apostas',
  intro:
    'O que decide cada mercado e o que acontece quando uma partida não termina como previsto. As regras de cada mercado são as mesmas que o sistema aplica ao resolver as apostas.',
  contents: 'Conteúdo',
  general: 'Regras gerais e por esporte',
  markets: (sport: string) => `Mercados de ${sport}`,
  loading: 'Carregando as regras…',
  failed: 'As regras não foram carregadas. Tente de novo.',
  retry: 'Tentar de novo',
  sold: {
    P: 'Só antes do início.',
    PL: 'Antes e durante a partida.',
    L: 'Só durante a partida.',
  },
  ofFirstHalf: 'Vale só o 1º tempo; é decidido no intervalo.',
  twoWin: 'Duas das opções ganham.',
  several: 'Mais de uma opção pode ganhar.',
  levelReturned: 'Em caso de igualdade, o valor apostado é devolvido.',
  halves: 'Nas linhas de quarto, pode haver meio ganho ou meia perda.',
  needsPart: 'Se essa parte não for disputada, o valor apostado é devolvido.',
  needsPlayer:
    'Se o jogador não entrar em campo a tempo, o valor apostado é devolvido. Gols contra não contam.',
  placeholders: {
    team: 'Equipe',
    player: 'Jogador',
    line: 'linha',
    n: 'n',
    result: 'Resultado',
    goals: 'Mais/Menos de',
    score: 'placar',
  },
}
