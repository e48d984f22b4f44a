import type { Language } from '@caderneta/contract/language'

/** The content of a mail whose link carries a code. */
export interface CodeLetter {
  readonly to: string
  readonly firstName: string
  readonly code: string
  readonly publicUrl: string
  readonly language: Language
}
