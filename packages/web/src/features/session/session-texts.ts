import { session as en } from './texts/en.ts'
import { session as ptBR } from './texts/ptBR.ts'

export const sessionTexts = { ptBR, en }
