import { firstTexts } from '../../texts/first-texts.ts'
import { wallet as ptBR } from '../../texts/ptBR/wallet.ts'

export const walletTexts = firstTexts('wallet', ptBR)
