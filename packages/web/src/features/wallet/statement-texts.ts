import { statement as en } from '../../texts/en/statement.ts'
import { statement as ptBR } from '../../texts/ptBR/statement.ts'

export const statementTexts = { ptBR, en }
