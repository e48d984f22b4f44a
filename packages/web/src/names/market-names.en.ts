import { MARKET_TEXTS_EN } from '@caderneta/contract/catalogue/markets/market-texts.en'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/words/market-words.en'
import { marketNamesOf } from './market-names.ts'

export const marketNames = marketNamesOf('en', MARKET_TEXTS_EN, MARKET_WORDS_EN)
