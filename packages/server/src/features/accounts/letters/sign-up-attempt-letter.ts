import type { Language } from '@caderneta/contract/language'
import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { Player } from '../signup/player-view.ts'

/** Informs the owner of an account that someone tried to sign up with its e-mail address. */
export function signUpAttemptLetter(
  owner: Pick<Player, 'email' | 'first_name' | 'language'>,
  publicUrl: string,
): Mail {
  const words = LETTERS[owner.language](`${publicUrl}/`)
  return writeLetter(owner.email, { firstName: owner.first_name, ...words }, owner.language)
}

type Words = Omit<Letter, 'firstName'>

const LETTERS: Readonly<Record<Language, (href: string) => Words>> = {
  ptBR: (href) => ({
    subject: 'Tentativa de cadastro com seu e-mail na Caderneta',
    paragraphs: [
      'Alguém tentou abrir uma conta com este e-mail, que já tem uma conta. Nada foi criado.',
      'Se foi você, faça login; se esqueceu a senha, use "Esqueceu a senha?". Se não foi você, ignore esta mensagem: sua conta continua igual.',
    ],
    link: { label: 'Abrir a Caderneta', href },
  }),
  en: (href) => ({
    subject: 'Sign-up attempt with your e-mail at Caderneta',
    paragraphs: [
      'Somebody tried to open an account with this e-mail, which already has one. Nothing was created.',
      'If it was you, log in, or use "Forgot your password?". If it was not you, ignore this message: your account has not changed.',
    ],
    link: { label: 'Open Caderneta', href },
  }),
}
