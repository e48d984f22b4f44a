import { FOOTBALL_TEXTS_EN } from '@caderneta/contract/catalogue/markets/football-texts.en'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/market-words.en'
import { marketNamesOf } from './market-names.ts'

export const marketNames = marketNamesOf('en', FOOTBALL_TEXTS_EN, MARKET_WORDS_EN)
