import { firstTexts } from './first-texts.ts'
import { api as ptBR } from './ptBR/api.ts'

export const apiTexts = firstTexts('api', ptBR)
