import type { Language } from '@caderneta/contract/language'
import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { CodeLetter } from './code-letter.ts'

/** The mail with the link that confirms an e-mail address. */
export function activationLetter(letter: CodeLetter): Mail {
  const { to, firstName, code, publicUrl, language } = letter
  const href = `${publicUrl}/sign/active?code=${encodeURIComponent(code)}`
  return writeLetter(to, { firstName, ...LETTERS[language](href) }, language)
}

type Words = Omit<Letter, 'firstName'>

const LETTERS: Readonly<Record<Language, (href: string) => Words>> = {
  ptBR: (href) => ({
    subject: 'Confirme seu e-mail na Caderneta',
    paragraphs: [
      'Para depositar, apostar e sacar, confirme seu e-mail pelo link abaixo.',
      'O link vale por 24 horas. Se você não se cadastrou, ignore esta mensagem.',
    ],
    link: { label: 'Confirmar e-mail', href },
  }),
  en: (href) => ({
    subject: 'Confirm your e-mail at Caderneta',
    paragraphs: [
      'To deposit, bet and withdraw, confirm your e-mail with the link below.',
      'The link is good for 24 hours. If you did not sign up, ignore this message.',
    ],
    link: { label: 'Confirm e-mail', href },
  }),
}
