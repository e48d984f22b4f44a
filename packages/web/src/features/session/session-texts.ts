import { session as en } from '../../texts/en/session.ts'
import { session as ptBR } from '../../texts/ptBR/session.ts'

export const sessionTexts = { ptBR, en }
