import { builder as en } from './texts/en.ts'
import { builder as ptBR } from './texts/ptBR.ts'

export const builderTexts = { ptBR, en }
export type BuilderTexts = typeof ptBR
