import { rules as en } from './texts/en.ts'
import { rules as ptBR } from './texts/ptBR.ts'

export const rulesTexts = { ptBR, en }
