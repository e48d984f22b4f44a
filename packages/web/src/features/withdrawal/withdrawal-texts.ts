import { withdrawal as en } from '../../texts/en/withdrawal.ts'
import { withdrawal as ptBR } from '../../texts/ptBR/withdrawal.ts'

export const withdrawalTexts = { ptBR, en }
export type WithdrawalTexts = typeof ptBR
