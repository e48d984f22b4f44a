import type { Language } from '@caderneta/contract/language'

const HELLO: Readonly<Record<Language, string>> = { ptBR: 'Olá', en: 'Hello' }

/** What mail programs turn into a link: 'a.example', 'x@y', 'http://…', 'www…'. */
const LINKED = /[/@:]|www|\p{L}\.\p{L}{2}/iu

/**
 * 'Olá, Ana!'. Anyone may sign up with someone else's address and choose a name: one that reads
 * like a link is left out, so that our mails cannot be used for advertising.
 */
export function greeting(firstName: string, language: Language): string {
  const hello = HELLO[language]
  return firstName === '' || LINKED.test(firstName) ? `${hello}!` : `${hello}, ${firstName}!`
}
