import { match as en } from './texts/en.ts'
import { match as ptBR } from './texts/ptBR.ts'

export const matchTexts = { ptBR, en }
