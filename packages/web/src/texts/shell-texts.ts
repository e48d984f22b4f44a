import { shell as en } from './en/shell.ts'
import { shell as ptBR } from './ptBR/shell.ts'

export const shellTexts = { ptBR, en }
