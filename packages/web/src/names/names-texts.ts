import { names as en } from '../texts/en/names.ts'
import { names as ptBR } from '../texts/ptBR/names.ts'

export const namesTexts = { ptBR, en }
