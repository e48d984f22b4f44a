import type { wallet as source } from '../ptBR/wallet.ts'

export const wallet: typeof source = {
  title: 'Balance',
  total: 'Total balance',
  available: 'Available',
  cashback: 'Cashback',
  fund: 'Fund',
  deposit: 'Fund',
  bonuses: 'Bonus balances',
  bonusNames: ['Sports Bonus', 'Casino Bonus', 'Games Bonus', 'Poker Bonus'],
  loading: 'Loading the balance',
  failed: 'The bonus balances could not be loaded.',
  retry: 'Try again',
  withdrawal: 'Withdrawal',
  summary: (total: string, cashback: string) => `Balance ${total}, cashback ${cashback}`,
  statement: 'Statement',
  today: "Today's cashback",
  todayRule: (percent: number, dayMax: string) =>
    `${percent}% of what you lost on live bets today, up to ${dayMax} a day. Credited when the day ends, Brasília time.`,
  todaySums: (staked: string, returned: string) => `Staked live ${staked}, returned ${returned}`,
}
