import { notFound as en } from '../texts/en/not-found.ts'
import { notFound as ptBR } from '../texts/ptBR/not-found.ts'

export const notFoundTexts = { ptBR, en }
