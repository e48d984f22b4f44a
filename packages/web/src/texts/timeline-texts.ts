import { timeline as en } from './en/timeline.ts'
import { timeline as ptBR } from './ptBR/timeline.ts'

export const timelineTexts = { ptBR, en }
export type TimelineTexts = typeof ptBR
