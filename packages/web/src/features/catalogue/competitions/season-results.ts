import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import { isLeague, type Result, resultsOfSeason } from '@caderneta/domain/standings/standings'

const idsOf = ({ teams: [home, away] }: GameWire) => [home.id, away.id] as const

/** A finished match as tables count it. */
export function resultOf(game: GameWire): Result {
  const { info, gameInfo } = game
  return { startsAt: info.gameStartTimeStamp, teamIds: idsOf(game), score: gameInfo.score }
}

/** The results of the running season when it is one of a league; null for cups and tournaments. */
export function leagueResults(
  results: readonly GameWire[],
  toCome: readonly GameWire[],
): readonly GameWire[] | null {
  const [one] = [...toCome, ...results]
  if (!one || sportById(one.info.betCnfSportId)?.sides !== 'teams') return null
  const timed = results.map((game) => ({ startsAt: game.info.gameStartTimeStamp, game }))
  const ofSeason = resultsOfSeason(timed).map(({ game }) => game)
  if (ofSeason.length === 0 || !isLeague([...ofSeason, ...toCome].map(idsOf))) return null
  return ofSeason
}
