import type { Language } from '@caderneta/contract/language'
import { type Letter, writeLetter } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'

/** The recipient of a letter, and the origin of our own that its link starts with. */
export interface Addressee {
  readonly to: string
  readonly firstName: string
  readonly publicUrl: string
  readonly language: Language
}

/** To the new address: the link that confirms it. */
export function confirmEmailLetter(addressee: Addressee, code: string): Mail {
  const href = `${addressee.publicUrl}/account/personal?confirm=email&code=${encodeURIComponent(code)}`
  return letterIn(addressee, CONFIRM, href)
}

/** To a new address that already has an account: its owner is informed, the requester is not. */
export function emailInUseLetter(addressee: Addressee): Mail {
  return letterIn(addressee, IN_USE, addressee.publicUrl)
}

/** To the old address, with the new one mostly masked. */
export function emailChangedLetter(addressee: Addressee, hiddenEmail: string): Mail {
  return letterIn(addressee, EMAIL_CHANGED(hiddenEmail), `${addressee.publicUrl}/ajuda`)
}

export function phoneChangedLetter(addressee: Addressee, hiddenPhone: string): Mail {
  return letterIn(addressee, PHONE_CHANGED(hiddenPhone), `${addressee.publicUrl}/ajuda`)
}

/** The text message with the code that confirms a number. */
export function phoneCodeText(code: string, language: Language): string {
  return language === 'en'
    ? `Caderneta: your code is ${code}. It is good for 10 minutes. Never pass it on.`
    : `Caderneta: seu código é ${code}. Ele vale por 10 minutos. Não o passe a ninguém.`
}

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly label: string
}

type Texts = Readonly<Record<Language, Words>>

function letterIn({ to, firstName, language }: Addressee, texts: Texts, href: string): Mail {
  const { subject, paragraphs, label } = texts[language]
  const letter: Letter = { firstName, subject, paragraphs, link: { label, href } }
  return writeLetter(to, letter, language)
}

const CONFIRM: Texts = {
  ptBR: {
    subject: 'Confirme seu novo e-mail na Caderneta',
    paragraphs: [
      'Para usar este e-mail na sua conta, confirme-o pelo link abaixo.',
      'O link vale por uma hora. Se você não pediu a mudança, ignore esta mensagem.',
    ],
    label: 'Confirmar e-mail',
  },
  en: {
    subject: 'Confirm your new e-mail at Caderneta',
    paragraphs: [
      'To use this e-mail with your account, confirm it with the link below.',
      'The link is good for one hour. If you did not ask for the change, ignore this message.',
    ],
    label: 'Confirm e-mail',
  },
}

const IN_USE: Texts = {
  ptBR: {
    subject: 'Seu e-mail já tem uma conta na Caderneta',
    paragraphs: [
      'Alguém pediu para usar este e-mail em outra conta. Ele continua sendo o da sua.',
      'Se foi você, entre na conta que já tem. Se não foi, não é preciso fazer nada.',
    ],
    label: 'Abrir a Caderneta',
  },
  en: {
    subject: 'Your e-mail has an account at Caderneta already',
    paragraphs: [
      'Somebody asked to use this e-mail with another account. It stays that of yours.',
      'If it was you, log in to the account that you have. If not, there is nothing to do.',
    ],
    label: 'Open Caderneta',
  },
}

const EMAIL_CHANGED = (hidden: string): Texts => ({
  ptBR: {
    subject: 'O e-mail da sua conta na Caderneta mudou',
    paragraphs: [
      `O e-mail da sua conta agora é ${hidden}.`,
      'Se não foi você, fale conosco agora pela página de ajuda.',
    ],
    label: 'Abrir a ajuda',
  },
  en: {
    subject: 'The e-mail of your Caderneta account has changed',
    paragraphs: [
      `The e-mail of your account is ${hidden} now.`,
      'If it was not you, contact us at once through the help page.',
    ],
    label: 'Open the help page',
  },
})

const PHONE_CHANGED = (hidden: string): Texts => ({
  ptBR: {
    subject: 'O telefone da sua conta na Caderneta mudou',
    paragraphs: [
      `O telefone da sua conta agora é ${hidden}.`,
      'Se não foi você, fale conosco agora pela página de ajuda.',
    ],
    label: 'Abrir a ajuda',
  },
  en: {
    subject: 'The phone of your Caderneta account has changed',
    paragraphs: [
      `The phone of your account is ${hidden} now.`,
      'If it was not you, contact us at once through the help page.',
    ],
    label: 'Open the help page',
  },
})
