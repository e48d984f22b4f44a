export const wallet = {
  title: 'Saldo',
  total: 'Saldo total',
  available: 'Disponível',
  cashback: 'Cashback',
  fund: 'Depositar',
  deposit: 'Depósito',
  bonuses: 'Saldos de bônus',
  bonusNames: ['Bônus de Esportes', 'Bônus de Cassino', 'Bônus de Jogos', 'Bônus de Poker'],
  loading: 'Carregando o saldo',
  failed: 'Não foi possível carregar os saldos de bônus.',
  retry: 'Tentar novamente',
  withdrawal: 'Saque',
  summary: (total: string, cashback: string) => `Saldo ${total}, cashback ${cashback}`,
  statement: 'Extrato',
  today: 'Cashback de hoje',
  todayRule: (percent: number, dayMax: string) =>
    `${percent}% do que você perdeu hoje em apostas ao vivo, até ${dayMax} por dia. Creditado quando o dia termina, no horário de Brasília.`,
  todaySums: (staked: string, returned: string) =>
    `Apostado ao vivo ${staked}, devolvido ${returned}`,
}
