import { exclusion as en } from '../../texts/en/exclusion.ts'
import { exclusion as ptBR } from '../../texts/ptBR/exclusion.ts'

export const exclusionTexts = { ptBR, en }
