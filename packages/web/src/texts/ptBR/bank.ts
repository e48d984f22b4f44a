export const bank = {
  menu: 'Banco',
  pages: {
    balance: 'Saldo',
    funds: 'Depósito',
    history: 'Histórico',
    transfer: 'Transferências',
    withdraw: 'Gerenciar Saques',
  },
  unconfirmed: (email: string) =>
    `Confirme seu e-mail antes de depositar ou sacar: enviamos um link para ${email}.`,
}
