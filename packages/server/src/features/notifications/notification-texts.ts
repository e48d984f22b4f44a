import { isPartialReturn } from '@caderneta/contract/bets/partial-return'
import type { Language } from '@caderneta/contract/language'
import { centavos } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'
import type { PaymentKind } from './notification-store.ts'
import type { NotifiedBet } from './notification-view.ts'

type Texts = Readonly<Record<Language, string>>

const PAYMENT_TEXTS: Readonly<
  Record<PaymentKind, Readonly<Record<Language, (amount: string) => string>>>
> = {
  deposit_credited: {
    ptBR: (amount) => `Depósito de ${amount} creditado.`,
    en: (amount) => `Deposit of ${amount} credited.`,
  },
  deposit_refunded: {
    ptBR: (amount) => `Pagamento de ${amount} devolvido a quem pagou.`,
    en: (amount) => `Payment of ${amount} sent back to its payer.`,
  },
  withdrawal_paid: {
    ptBR: (amount) => `Saque de ${amount} enviado por PIX.`,
    en: (amount) => `Withdrawal of ${amount} sent by PIX.`,
  },
  withdrawal_returned: {
    ptBR: (amount) => `Saque de ${amount} devolvido pelo banco; o valor voltou ao seu saldo.`,
    en: (amount) => `Withdrawal of ${amount} returned by the bank; the amount is in your balance.`,
  },
  withdrawal_refused: {
    ptBR: (amount) => `Saque de ${amount} recusado; o valor voltou ao seu saldo.`,
    en: (amount) => `Withdrawal of ${amount} refused; the amount is back in your balance.`,
  },
  // Only a debt cancels without a request; a player needs no notification of their own
  // cancellation.
  withdrawal_cancelled: {
    ptBR: (amount) =>
      `Saque de ${amount} cancelado: uma aposta foi corrigida depois de paga, e o valor pagou o que você devia; o que passou disso voltou ao seu saldo.`,
    en: (amount) =>
      `Withdrawal of ${amount} cancelled: a bet was corrected after its payout, and the amount repaid what you owed; the rest is back in your balance.`,
  },
}

export function paymentSentence(kind: PaymentKind, amount: number, language: Language): string {
  return PAYMENT_TEXTS[kind][language](formatReais(centavos(amount)))
}

const CORRECTED: Texts = { ptBR: 'Resultado corrigido. ', en: 'Result corrected. ' }

/** 'Aposta CAD-…: ganhou R$ 20,00.' */
export function betSentence(bet: NotifiedBet, language: Language): string {
  const name = language === 'en' ? `Bet ${bet.reference}` : `Aposta ${bet.reference}`
  const corrected = bet.isCorrected ? CORRECTED[language] : ''
  return `${corrected}${name}: ${betResult(bet, language)}.`
}

function betResult({ status, stake, payout }: NotifiedBet, language: Language): string {
  const amount = formatReais(centavos(payout))
  const isPartial = isPartialReturn({ status, stake, paid: payout })
  const [portuguese, english] = BET_RESULTS[isPartial ? 'partial' : status](amount)
  return language === 'en' ? english : portuguese
}

const BET_RESULTS: Readonly<
  Record<NotifiedBet['status'] | 'partial', (amount: string) => readonly [ptBR: string, en: string]>
> = {
  win: (amount) => [`ganhou ${amount}`, `won ${amount}`],
  partial: (amount) => [`retorno parcial de ${amount}`, `partial return of ${amount}`],
  lose: () => ['não ganhou', 'did not win'],
  void: (amount) => [`anulada, ${amount} devolvidos`, `void, ${amount} returned`],
  cancelled: (amount) => [`cancelada, ${amount} devolvidos`, `cancelled, ${amount} returned`],
  cashed_out: (amount) => [`encerrada por ${amount}`, `cashed out for ${amount}`],
  pending: () => ['voltou a ficar em aberto', 'is open again'],
}

/** More than a text or a message on the page can hold. */
export function betsSummary(bets: readonly NotifiedBet[], language: Language): string {
  const paid = formatReais(centavos(bets.reduce((sum, { payout }) => sum + payout, 0)))
  return language === 'en'
    ? `${bets.length} bets settled: ${paid} paid.`
    : `${bets.length} apostas resolvidas: ${paid} pagos.`
}

export const MAIL_TEXTS = {
  bets: {
    subject: { ptBR: 'Suas apostas foram resolvidas', en: 'Your bets were settled' },
    label: { ptBR: 'Ver minhas apostas', en: 'See my bets' },
    path: '/mybets',
  },
  payments: {
    subject: { ptBR: 'Movimentação na sua conta', en: 'Money moved in your account' },
    label: { ptBR: 'Ver meu saldo', en: 'See my balance' },
    path: '/bank/balance',
  },
  more: {
    ptBR: (count: number) => `E mais ${count}.`,
    en: (count: number) => `And ${count} more.`,
  },
  switchHint: {
    ptBR: 'Você escolhe o que receber em Minha conta, Preferências.',
    en: 'Choose what you receive in My account, Preferences.',
  },
} as const
