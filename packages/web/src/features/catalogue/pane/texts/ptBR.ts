export const pane = {
  matchesByDay: 'Partidas por dia',
  chooseOdds: 'Escolha uma odd',
  slipIsEmpty: 'Suas seleções aparecem aqui.',
  slipSteps: [
    'Toque em uma odd de qualquer partida.',
    'Digite o valor e veja o retorno.',
    'Confira e toque em APOSTAR.',
  ],
  readyTreble: 'Tripla pronta',
  readyTrebleHint: 'Para vencer: os favoritos de três destaques',
  totalOdds: 'Odd total',
  takeTreble: 'Pôr na caderneta',
}
