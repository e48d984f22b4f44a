import { round as en } from './texts/en.ts'
import { round as ptBR } from './texts/ptBR.ts'

/** Names of rounds, apart from the texts that lists load too. */
export const roundTexts = { ptBR, en }
