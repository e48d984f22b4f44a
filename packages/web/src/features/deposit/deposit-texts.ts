import { deposit as en } from '../../texts/en/deposit.ts'
import { deposit as ptBR } from '../../texts/ptBR/deposit.ts'

export const depositTexts = { ptBR, en }
export type DepositTexts = typeof ptBR
