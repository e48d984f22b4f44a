import { userMenu as en } from './texts/en.ts'
import { userMenu as ptBR } from './texts/ptBR.ts'

export const userMenuTexts = { ptBR, en }
