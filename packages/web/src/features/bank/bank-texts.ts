import { bank as en } from '../../texts/en/bank.ts'
import { bank as ptBR } from '../../texts/ptBR/bank.ts'

export const bankTexts = { ptBR, en }
