import type { bank as source } from '../ptBR/bank.ts'

export const bank: typeof source = {
  menu: 'Bank',
  pages: {
    balance: 'Balance',
    funds: 'Deposit',
    history: 'History',
    transfer: 'Transfers',
    withdraw: 'Manage withdrawals',
  },
  unconfirmed: (email) =>
    `Confirm your e-mail before you deposit or withdraw: we have sent a link to ${email}.`,
}
