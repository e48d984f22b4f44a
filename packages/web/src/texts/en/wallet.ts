import type { wallet as source } from '../ptBR/wallet.ts'

export const wallet: typeof source = {
  title: 'Balance',
  balance: 'Balance',
  total: 'Total balance',
  available: 'Available',
  cashback: 'Cashback',
  fund: 'Deposit',
  deposit: 'Deposit',
  bonuses: 'Bonus balances',
  bonusNames: ['Sports Bonus', 'Casino Bonus', 'Games Bonus', 'Poker Bonus'],
  loading: 'Loading the balance',
  failed: 'The balance could not be loaded.',
  retry: 'Try again',
  bankMenu: 'Bank',
  history: 'History',
  summary: (total: string, cashback: string) => `Balance ${total}, cashback ${cashback}`,
}
