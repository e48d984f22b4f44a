import { profile as en } from './texts/en.ts'
import { profile as ptBR } from './texts/ptBR.ts'

export const profileTexts = { ptBR, en }
export type ProfileTexts = typeof ptBR
