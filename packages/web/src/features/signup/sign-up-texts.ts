import { signUp as en } from '../../texts/en/sign-up.ts'
import { signUp as ptBR } from '../../texts/ptBR/sign-up.ts'

export const signUpTexts = { ptBR, en }
