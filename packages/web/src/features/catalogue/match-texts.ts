import { match as en } from '../../texts/en/match.ts'
import { match as ptBR } from '../../texts/ptBR/match.ts'

export const matchTexts = { ptBR, en }
