import { help as en } from './texts/en.ts'
import { help as ptBR } from './texts/ptBR.ts'

export const helpTexts = { ptBR, en }
