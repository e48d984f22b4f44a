import type { Language } from '@caderneta/contract/language'

interface Period {
  /** Days (YYYY-MM-DD) in the player's time zone; open ends when absent. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const TO: Readonly<Record<Language, string>> = { ptBR: 'ate', en: 'to' }

/** 'caderneta-extrato-2026-11-01-ate-2026-11-22'; a period without an end ends today. */
export function periodFileName(
  subject: string,
  { from, to }: Period,
  { language, today }: { readonly language: Language; readonly today: string },
): string {
  const begin = from === undefined ? [] : [from]
  return ['caderneta', subject, ...begin, TO[language], to ?? today].join('-')
}

/** The day (YYYY-MM-DD) of a timestamp (milliseconds UTC) in a time zone. */
export function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
}
