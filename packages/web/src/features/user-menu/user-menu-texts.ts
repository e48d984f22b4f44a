import { userMenu as en } from '../../texts/en/user-menu.ts'
import { userMenu as ptBR } from '../../texts/ptBR/user-menu.ts'

export const userMenuTexts = { ptBR, en }
