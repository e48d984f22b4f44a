import { firstTexts } from './first-texts.ts'
import { shell as ptBR } from './ptBR/shell.ts'

export const shellTexts = firstTexts('shell', ptBR)
