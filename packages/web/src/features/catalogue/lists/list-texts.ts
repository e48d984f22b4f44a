import { lists as en } from './texts/en.ts'
import { lists as ptBR } from './texts/ptBR.ts'

/** Texts of the pages after home only: a visit that begins at home does not load them. */
export const listTexts = { ptBR, en }
export type ListTexts = typeof ptBR
