import { bets as en } from '../../texts/en/bets.ts'
import { bets as ptBR } from '../../texts/ptBR/bets.ts'

export const betsTexts = { ptBR, en }
export type BetsTexts = typeof ptBR
