import type { Language } from '@caderneta/contract/language'
import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { Player } from '../signup/player-view.ts'

/** Informs the owner that the password was changed (ASVS 6.3.7). */
export function passwordChangedLetter(
  player: Pick<Player, 'email' | 'first_name' | 'language'>,
  publicUrl: string,
): Mail {
  const words = LETTERS[player.language](`${publicUrl}/`)
  const letter = { firstName: player.first_name, ...words }
  return writeLetter(player.email, letter, player.language)
}

type Words = Omit<Letter, 'firstName'>

const LETTERS: Readonly<Record<Language, (href: string) => Words>> = {
  ptBR: (href) => ({
    subject: 'Sua senha na Caderneta foi alterada',
    paragraphs: [
      'A senha da sua conta acaba de ser alterada, e todas as outras sessões foram encerradas.',
      'Se não foi você, abra o site agora e use "Esqueceu a senha?" para criar outra.',
    ],
    link: { label: 'Abrir a Caderneta', href },
  }),
  en: (href) => ({
    subject: 'Your password at Caderneta was changed',
    paragraphs: [
      'The password of your account has just been changed, and all other sessions were ended.',
      'If it was not you, open the site now and use "Forgot your password?" to set another one.',
    ],
    link: { label: 'Open Caderneta', href },
  }),
}
