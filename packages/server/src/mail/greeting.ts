import type { Language } from '@caderneta/contract/language'

const HELLO: Readonly<Record<Language, string>> = { ptBR: 'Olá', en: 'Hello' }

/** What programs that read mails turn into a link: 'a.example', 'x@y', 'http://…', 'www…'. */
const LINKED = /[/@:]|www|\p{L}\.\p{L}{2}/iu

/**
 * 'Olá, Ana!'. Anybody may sign up with somebody else's address and choose a name: one that reads
 * like a link is left out, so that nobody advertises through our mails.
 */
export function greeting(firstName: string, language: Language): string {
  const hello = HELLO[language]
  return firstName === '' || LINKED.test(firstName) ? `${hello}!` : `${hello}, ${firstName}!`
}
