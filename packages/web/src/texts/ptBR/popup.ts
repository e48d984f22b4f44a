export const popup = {
  title: 'Boas-vindas à Caderneta',
  intro: 'As ofertas da casa são duas, iguais para todos e sem código:',
  rules: 'Ver as regras das ofertas',
  adultsOnly: 'Só para maiores de 18 anos.',
  responsible:
    'Aposta é diversão, não renda: planeje o gasto e pare quando deixar de ser diversão.',
  responsibleLink: 'Jogo responsável',
  tour: 'Conhecer o site em 5 passos',
  notNow: 'Agora não',
  done: 'Entendi',
  close: 'Fechar',
}
