import { wallet as en } from '../../texts/en/wallet.ts'
import { wallet as ptBR } from '../../texts/ptBR/wallet.ts'

export const walletTexts = { ptBR, en }
