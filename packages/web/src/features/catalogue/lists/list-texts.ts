import { lists as en } from './texts/en.ts'
import { lists as ptBR } from './texts/ptBR.ts'

/** What only the pages after home say: a visit that begins at home does not wait for it. */
export const listTexts = { ptBR, en }
export type ListTexts = typeof ptBR
