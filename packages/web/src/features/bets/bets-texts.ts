import { bets as en } from './texts/en.ts'
import { bets as ptBR } from './texts/ptBR.ts'

export const betsTexts = { ptBR, en }
export type BetsTexts = typeof ptBR
