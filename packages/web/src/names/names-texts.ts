import { firstTexts } from '../texts/first-texts.ts'
import { names as ptBR } from '../texts/ptBR/names.ts'

export const namesTexts = firstTexts('names', ptBR)
