import { help as en } from '../../texts/en/help.ts'
import { help as ptBR } from '../../texts/ptBR/help.ts'

export const helpTexts = { ptBR, en }
