import type { FieldError } from '@caderneta/contract/refusals'

const CONTROL_CHARACTER = /\p{Cc}/u

/** Texts end up in mails and lists, where a line break could pass for another line. */
export function controlErrors(
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, FieldError> {
  const bad = Object.entries(texts).filter(([, text]) => CONTROL_CHARACTER.test(text ?? ''))
  return Object.fromEntries(bad.map(([name]) => [name, 'invalid']))
}
