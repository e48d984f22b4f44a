import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'

const [SERIE_A, LIBERTADORES, COPA_DO_BRASIL, PREMIER_LEAGUE, CHAMPIONS_LEAGUE] = BEST_LEAGUES

/** Competitions that the product has a number of, for its own list of the best leagues. */
export const KNOWN_TOURNAMENTS: ReadonlyMap<string, number> = new Map([
  ['sr:tournament:325', SERIE_A],
  ['sr:tournament:384', LIBERTADORES],
  ['sr:tournament:373', COPA_DO_BRASIL],
  ['sr:tournament:17', PREMIER_LEAGUE],
  ['sr:tournament:7', CHAMPIONS_LEAGUE],
  ['sr:tournament:16', 10_050_001],
])
