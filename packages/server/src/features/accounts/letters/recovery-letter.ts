import { RECOVERY_PATH } from '@caderneta/contract/accounts/recovery'
import type { Language } from '@caderneta/contract/language'
import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { CodeLetter } from './code-letter.ts'

/**
 * The mail with the link to set a new password. Its origin is the deployment's own setting: the
 * Host header of a request never gets into a mail.
 */
export function recoveryLetter(letter: CodeLetter): Mail {
  const { to, firstName, code, publicUrl, language } = letter
  const query = new URLSearchParams({ email: to, code })
  const href = `${publicUrl}${RECOVERY_PATH}?${query}`
  return writeLetter(to, { firstName, ...LETTERS[language](href) }, language)
}

type Words = Omit<Letter, 'firstName'>

const LETTERS: Readonly<Record<Language, (href: string) => Words>> = {
  ptBR: (href) => ({
    subject: 'Crie uma nova senha na Caderneta',
    paragraphs: [
      'Recebemos um pedido para criar uma nova senha. Use o link abaixo.',
      'O link vale por 15 minutos e só uma vez. Ao usá-lo, todas as suas outras sessões terminam.',
      'Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.',
    ],
    link: { label: 'Criar nova senha', href },
  }),
  en: (href) => ({
    subject: 'Set a new password at Caderneta',
    paragraphs: [
      'We were asked to let you set a new password. Use the link below.',
      'The link is good for 15 minutes, once. When you use it, all your other sessions end.',
      'If you did not ask for this, ignore this message: your password stays as it is.',
    ],
    link: { label: 'Set a new password', href },
  }),
}
