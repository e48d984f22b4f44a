import { api as en } from './en/api.ts'
import { api as ptBR } from './ptBR/api.ts'

export const apiTexts = { ptBR, en }
