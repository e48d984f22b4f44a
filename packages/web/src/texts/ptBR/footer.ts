export const footer = {
  adultsOnly: 'Proibido para menores de 18 anos',
  responsible: 'Jogue com responsabilidade.',
  responsibleText:
    'Aposta não é investimento nem fonte de renda: é entretenimento, e pode levar à perda de dinheiro e à dependência. Planeje o gasto e pare quando deixar de ser diversão.',
  help: 'Ajuda',
  responsibleLink: 'Jogo responsável',
  rulesLink: 'Regras',
  marketRulesLink: 'Regras dos mercados',
  privacyLink: 'Privacidade',
  footer: 'Rodapé',
  matches: {
    simulated:
      'Partidas simuladas: odds e resultados são inventados e nenhum jogo acontece de verdade.',
    replayed: 'Partidas já disputadas: odds e resultados são de uma reprodução.',
    illustrated:
      'Partidas reais com odds ilustrativas: são uma média de casas de apostas, podem estar desatualizadas e só valem em demonstração.',
    real: 'As odds podem mudar a qualquer momento.',
  },
}
