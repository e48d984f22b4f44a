import { bank as en } from './texts/en.ts'
import { bank as ptBR } from './texts/ptBR.ts'

export const bankTexts = { ptBR, en }
