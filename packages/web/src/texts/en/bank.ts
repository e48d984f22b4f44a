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
}
