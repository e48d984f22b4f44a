import { search as en } from '../../texts/en/search.ts'
import { search as ptBR } from '../../texts/ptBR/search.ts'

export const searchTexts = { ptBR, en }
