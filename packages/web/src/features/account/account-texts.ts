import { account as en } from '../../texts/en/account.ts'
import { account as ptBR } from '../../texts/ptBR/account.ts'

export const accountTexts = { ptBR, en }
