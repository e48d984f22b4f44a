import { exclusion as en } from './texts/en.ts'
import { exclusion as ptBR } from './texts/ptBR.ts'

export const exclusionTexts = { ptBR, en }
