import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/market-words.pt-br'
import { SPORT_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/sport-texts.pt-br'
import { marketNamesOf } from './market-names.ts'

export const marketNames = marketNamesOf('ptBR', SPORT_TEXTS_PT_BR, MARKET_WORDS_PT_BR)
