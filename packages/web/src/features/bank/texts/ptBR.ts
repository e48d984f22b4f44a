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
  debt: {
    label: 'Valor devido',
    owed: (amount: string) => `Você deve ${amount}.`,
    why: 'O resultado de uma aposta foi corrigido depois do pagamento, e o que foi pago a mais já não estava no seu saldo.',
    bet: (reference: string, amount: string) => `Aposta ${reference}: ${amount}`,
    cashback: (day: string, amount: string) => `Cashback de ${day}: ${amount}`,
    bets: 'Ver o histórico de apostas',
    pages: {
      balance: (amount: string) =>
        `Os próximos ${amount} que entrarem na sua conta, por prêmios ou depósitos, pagam este valor.`,
      funds: (amount: string) =>
        `Um depósito paga primeiro os ${amount} devidos; só o que passar disso fica no seu saldo.`,
      withdraw: (amount: string) =>
        `Nada pode ser sacado agora: faltam ${amount} para quitar o valor devido.`,
    },
  },
}
