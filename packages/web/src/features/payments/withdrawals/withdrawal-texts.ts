import { withdrawal as en } from './texts/en.ts'
import { withdrawal as ptBR } from './texts/ptBR.ts'

export const withdrawalTexts = { ptBR, en }
