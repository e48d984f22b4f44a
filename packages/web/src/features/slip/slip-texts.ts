import { slip as en } from '../../texts/en/slip.ts'
import { slip as ptBR } from '../../texts/ptBR/slip.ts'

export const slipTexts = { ptBR, en }
