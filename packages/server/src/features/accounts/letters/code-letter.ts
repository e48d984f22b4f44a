import type { Language } from '@caderneta/contract/language'

/** What a mail says that carries a code in its link. */
export interface CodeLetter {
  readonly to: string
  readonly firstName: string
  readonly code: string
  readonly publicUrl: string
  readonly language: Language
}
