import { signUp as en } from './texts/en.ts'
import { signUp as ptBR } from './texts/ptBR.ts'

export const signUpTexts = { ptBR, en }
