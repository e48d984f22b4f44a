import { search as en } from './texts/en.ts'
import { search as ptBR } from './texts/ptBR.ts'

export const searchTexts = { ptBR, en }
