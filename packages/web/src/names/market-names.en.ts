import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/market-words.en'
import { SPORT_TEXTS_EN } from '@caderneta/contract/catalogue/markets/sport-texts.en'
import { marketNamesOf } from './market-names.ts'

export const marketNames = marketNamesOf('en', SPORT_TEXTS_EN, MARKET_WORDS_EN)
