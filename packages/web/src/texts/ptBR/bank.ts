export const bank = {
  menu: 'Banco',
  pages: {
    balance: 'Saldo',
    funds: 'Depósito',
    history: 'Histórico',
    transfer: 'Transferências',
    withdraw: 'Gerenciar Saques',
  },
}
