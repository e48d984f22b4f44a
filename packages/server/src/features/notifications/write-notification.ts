import type { Language } from '@caderneta/contract/language'
import { writeLetter } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { PaymentKind } from './notification-store.ts'
import { betSentence, betsSummary, MAIL_TEXTS, paymentSentence } from './notification-texts.ts'
import type { NotifiedBet, Recipient } from './notification-view.ts'

/** All notifications of one player in one round. */
export interface PlayerNews {
  readonly bets: readonly NotifiedBet[]
  /** Amounts in centavos. */
  readonly payments: readonly {
    readonly kind: PaymentKind
    readonly amount: number
    readonly subject?: string | undefined
  }[]
}

/** A sentence on the page; by its event a page knows what it has announced itself. */
interface Notice {
  readonly text: string
  readonly event?: string
}

const MAIL_SENTENCES_MAX = 20
const SHORT_SENTENCES_MAX = 3

/** One mail for all notifications of a player. */
export function notificationMail(
  to: string,
  { firstName, language }: Recipient,
  news: PlayerNews,
  publicUrl: string,
): Mail {
  const sentences = [...paymentSentences(news, language), ...betSentences(news, language)]
  const shown = sentences.slice(0, MAIL_SENTENCES_MAX)
  const left = sentences.length - shown.length
  const more = left > 0 ? [MAIL_TEXTS.more[language](left)] : []
  const { subject, label, path } = news.bets.length > 0 ? MAIL_TEXTS.bets : MAIL_TEXTS.payments
  const letter = {
    firstName,
    subject: subject[language],
    paragraphs: [...shown, ...more, MAIL_TEXTS.switchHint[language]],
    link: { label: label[language], href: `${publicUrl}${path}` },
  }
  return writeLetter(to, letter, language)
}

/** The same for a text or the page: payments one by one, many bets as one sum. */
export function shortNotices(news: PlayerNews, language: Language): Notice[] {
  const bets =
    news.bets.length > SHORT_SENTENCES_MAX
      ? [betsSummary(news.bets, language)]
      : betSentences(news, language)
  const payments = news.payments.slice(0, SHORT_SENTENCES_MAX).map((payment) => ({
    text: paymentSentence(payment.kind, payment.amount, language),
    ...(payment.subject !== undefined && { event: `${payment.kind}:${payment.subject}` }),
  }))
  return [...payments, ...bets.map((text) => ({ text }))]
}

const paymentSentences = ({ payments }: PlayerNews, language: Language) =>
  payments.map(({ kind, amount }) => paymentSentence(kind, amount, language))

const betSentences = ({ bets }: PlayerNews, language: Language) =>
  bets.map((bet) => betSentence(bet, language))
