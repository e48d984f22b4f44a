import { slip as en } from './texts/en.ts'
import { slip as ptBR } from './texts/ptBR.ts'

export const slipTexts = { ptBR, en }
