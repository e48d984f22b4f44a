import type { Language } from '@caderneta/contract/language'
import { verificationReasonText } from '@caderneta/contract/messages/verification-texts'
import { type Letter, writeLetter } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Player } from '../accounts/accounts.ts'
import type { Verdict } from './identity-verifier.ts'

/** Informs a player of the verdict on the documents. */
export function verdictLetter(
  player: Pick<Player, 'email' | 'first_name' | 'language'>,
  verdict: Exclude<Verdict, { status: 'in_review' }>,
  publicUrl: string,
): Mail {
  const { email, first_name, language } = player
  const href = `${publicUrl}/account/verification`
  const words =
    verdict.status === 'approved'
      ? APPROVED[language]
      : REFUSED[language](verificationReasonText(verdict.reason, language))
  const label = language === 'en' ? 'Open the verification' : 'Abrir a verificação'
  return writeLetter(email, { ...words, firstName: first_name, link: { label, href } }, language)
}

type Words = Pick<Letter, 'subject' | 'paragraphs'>

const APPROVED: Readonly<Record<Language, Words>> = {
  ptBR: {
    subject: 'Sua identidade foi confirmada na Caderneta',
    paragraphs: ['Conferimos seus documentos. Não é preciso fazer mais nada.'],
  },
  en: {
    subject: 'Your identity is confirmed at Caderneta',
    paragraphs: ['We have checked your documents. There is nothing more to do.'],
  },
}

const REFUSED: Readonly<Record<Language, (reason: string) => Words>> = {
  ptBR: (reason) => ({
    subject: 'Não foi possível confirmar sua identidade na Caderneta',
    paragraphs: [reason, 'Envie os documentos de novo pelo link abaixo.'],
  }),
  en: (reason) => ({
    subject: 'Your identity could not be confirmed at Caderneta',
    paragraphs: [reason, 'Send the documents again with the link below.'],
  }),
}
