import { MARKET_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/market-texts.pt-br'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/words/market-words.pt-br'
import { marketNamesOf } from './market-names.ts'

export const marketNames = marketNamesOf('ptBR', MARKET_TEXTS_PT_BR, MARKET_WORDS_PT_BR)
