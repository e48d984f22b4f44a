import { lists as en } from '../../texts/en/lists.ts'
import { lists as ptBR } from '../../texts/ptBR/lists.ts'

/** What only the pages after home say: a visit that begins at home does not wait for it. */
export const listTexts = { ptBR, en }
export type ListTexts = typeof ptBR
