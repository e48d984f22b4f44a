import { FOOTBALL_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/football-texts.pt-br'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/market-words.pt-br'
import { marketNamesOf } from './market-names.ts'

export const marketNames = marketNamesOf('ptBR', FOOTBALL_TEXTS_PT_BR, MARKET_WORDS_PT_BR)
