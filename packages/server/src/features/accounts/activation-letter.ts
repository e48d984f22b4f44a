import type { Language } from '@caderneta/contract/language'
import { type Letter, writeLetter } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'

export interface ActivationLetter {
  readonly to: string
  readonly firstName: string
  readonly code: string
  readonly publicUrl: string
  readonly language: Language
}

/** The mail with the link that confirms an e-mail address. */
export function activationLetter(asked: ActivationLetter): Mail {
  const { to, firstName, code, publicUrl, language } = asked
  const href = `${publicUrl}/sign/active?code=${encodeURIComponent(code)}`
  return writeLetter(to, LETTERS[language](firstName, href), language)
}

const LETTERS: Readonly<Record<Language, (firstName: string, href: string) => Letter>> = {
  ptBR: (firstName, href) => ({
    subject: 'Confirme seu e-mail na Caderneta',
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      'Para depositar, apostar e sacar, confirme seu e-mail pelo link abaixo.',
      'O link vale por 24 horas. Se você não se cadastrou, ignore esta mensagem.',
    ],
    link: { label: 'Confirmar e-mail', href },
  }),
  en: (firstName, href) => ({
    subject: 'Confirm your e-mail at Caderneta',
    greeting: `Hello, ${firstName}!`,
    paragraphs: [
      'To deposit, bet and withdraw, confirm your e-mail with the link below.',
      'The link is good for 24 hours. If you did not sign up, ignore this message.',
    ],
    link: { label: 'Confirm e-mail', href },
  }),
}
