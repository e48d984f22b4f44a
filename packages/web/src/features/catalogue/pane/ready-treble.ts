import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { mainMarket } from '@caderneta/domain/markets/market/market'

/** One leg of the treble: its match and the price that the market gives the best chance. */
export interface ReadyLeg {
  readonly gameId: number
  readonly selectionId: number
}

/** Three, of three matches. */
export type ReadyTreble = readonly [ReadyLeg, ReadyLeg, ReadyLeg]

function favouriteOf({ info, gameInfo, odds }: GameWire): ReadyLeg | null {
  if (gameInfo.gameStatus !== 'scheduled') return null
  const result = odds.filter((odd) => odd.market_id === mainMarket(info.betCnfSportId))
  if (result.length === 0 || result.some(({ status }) => status !== 'open')) return null
  const [lowest] = result.toSorted((a, b) => a.rate - b.rate)
  return lowest ? { gameId: info.betGameId, selectionId: lowest.betGamesOddId } : null
}

/** The favourites of the first three matches of a list that have not begun; null of fewer. */
export function readyTreble(games: readonly GameWire[]): ReadyTreble | null {
  const [first, second, third] = games.map(favouriteOf).filter((leg) => leg !== null)
  return first && second && third ? [first, second, third] : null
}
