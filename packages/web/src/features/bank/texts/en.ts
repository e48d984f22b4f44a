import type { bank as source } from './ptBR.ts'

export const bank: typeof source = {
  menu: 'Bank',
  pages: {
    balance: 'Balance',
    funds: 'Fund',
    history: 'History',
    transfer: 'Transfers',
    withdraw: 'Manage withdrawals',
  },
  unconfirmed: (email) =>
    `Confirm your e-mail before you fund your account or withdraw: we have sent a link to ${email}.`,
  debt: {
    label: 'Amount owed',
    owed: (amount) => `You owe ${amount}.`,
    why: 'The result of a bet was corrected after its payout, and what was paid too much was no longer in your balance.',
    bet: (reference, amount) => `Bet ${reference}: ${amount}`,
    cashback: (day, amount) => `Cashback of ${day}: ${amount}`,
    bets: 'See the bet history',
    pages: {
      balance: (amount) =>
        `The next ${amount} that come into your account, from winnings or deposits, repay this.`,
      funds: (amount) =>
        `A deposit first repays the ${amount} that you owe; only what exceeds it stays in your balance.`,
      withdraw: (amount) =>
        `Nothing can be withdrawn now: ${amount} are missing to repay what you owe.`,
    },
  },
}
