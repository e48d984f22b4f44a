export const walkthrough = {
  count: (step: number, steps: number) => `Passo ${step} de ${steps}`,
  next: 'Próximo',
  back: 'Voltar',
  skip: 'Pular',
  finish: 'Concluir',
  steps: {
    menu: {
      title: 'Escolha o esporte',
      text: 'O menu leva aos destaques, a cada esporte e aos campeonatos. A lupa, no alto, busca times, campeonatos e mercados.',
      phone:
        'O menu leva aos destaques, a cada esporte e aos campeonatos. A lupa, ao lado, busca times, campeonatos e mercados.',
    },
    odds: {
      title: 'Toque em uma odd',
      text: 'Cada botão é um resultado e quanto ele paga. A 1.85, R$\u00a010,00 pagam R$\u00a018,50. Clicar de novo tira a escolha.',
      phone:
        'Cada botão é um resultado e quanto ele paga. A 1.85, R$\u00a010,00 pagam R$\u00a018,50. Tocar de novo tira a escolha.',
    },
    slip: {
      title: 'Confira na caderneta',
      text: 'As odds escolhidas aparecem na caderneta de aposta, à direita. Escreva o valor e veja o retorno antes de apostar.',
      phone:
        'As odds escolhidas aparecem na caderneta de aposta, que abre por aqui. Escreva o valor e veja o retorno antes de apostar.',
    },
    live: {
      title: 'Acompanhe ao vivo',
      text: 'Placares e odds mudam sozinhos enquanto a partida corre. Um cadeado quer dizer que a odd está suspensa.',
    },
    account: {
      title: 'Sua conta',
      text: 'Aqui você se cadastra e entra. Depois, é onde ficam o saldo, os depósitos e saques por PIX e as preferências.',
    },
  },
}
