import { deposit as en } from './texts/en.ts'
import { deposit as ptBR } from './texts/ptBR.ts'

export const depositTexts = { ptBR, en }
export type DepositTexts = typeof ptBR
