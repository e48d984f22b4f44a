/** The two languages of the product; Portuguese first (specification, section 1). */
export const LANGUAGES = ['ptBR', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_DEFAULT: Language = 'ptBR'

/** Language of a reply for a caller without a session, from `Accept-Language`; ptBR otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = (acceptLanguage ?? '').trim().slice(0, 2).toLowerCase()
  return first === 'en' ? 'en' : LANGUAGE_DEFAULT
}
