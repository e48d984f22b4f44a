import { statement as en } from './texts/en.ts'
import { statement as ptBR } from './texts/ptBR.ts'

export const statementTexts = { ptBR, en }
