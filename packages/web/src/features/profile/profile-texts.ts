import { profile as en } from '../../texts/en/profile.ts'
import { profile as ptBR } from '../../texts/ptBR/profile.ts'

export const profileTexts = { ptBR, en }
export type ProfileTexts = typeof ptBR
