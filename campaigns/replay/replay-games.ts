import { setTimeout as pause } from 'node:timers/promises'
import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { PatientClient } from './patient-client.ts'
import type { SeasonMatch } from './season-file.ts'

/** A game leaves the list with its last open market, a moment before it is reported as over. */
const OVER_WITHIN_MS = 30_000
const POLL_MS = 100

/** Which game of the server is which match of the file: numbered on in the order of the file. */
export interface ReplayGames {
  readonly matchByGame: ReadonlyMap<number, SeasonMatch>
  /** Games that are missing, too many, or of other teams than in the file. */
  readonly problems: readonly string[]
}

/** Read before the first match is over, because games that are over leave the list. */
export async function readReplayGames(
  url: string,
  season: readonly SeasonMatch[],
): Promise<ReplayGames> {
  const { data } = await new PatientClient(url).expect(listGames, {})
  const firstId = Math.min(...data.games.map(({ info }) => info.betGameId))
  const matchByGame = new Map(season.map((match, index) => [firstId + index, match]))
  const ofTeams = data.games.flatMap((game) => teamProblems(game, matchByGame))
  const ofCount =
    data.games.length === season.length
      ? []
      : [`${season.length} matches in the file, ${data.games.length} games on the site`]
  return { matchByGame, problems: [...ofCount, ...ofTeams] }
}

function teamProblems(
  { info, teams }: Pick<GameWire, 'info' | 'teams'>,
  matchByGame: ReplayGames['matchByGame'],
): readonly string[] {
  const found = teams.map(({ name }) => name).join(' v ')
  const expected = matchByGame.get(info.betGameId)?.teams.join(' v ')
  if (found === expected) return []
  return [`game ${info.betGameId}: ${found}, expected ${expected ?? 'none'}`]
}

/** Games that did not end, or not with the score of the file. */
export function readResultProblems(
  url: string,
  { matchByGame }: ReplayGames,
): Promise<readonly string[]> {
  const client = new PatientClient(url)
  return mapBounded([...matchByGame], 4, async ([gameId, { finalScore }]) => {
    const { gameStatus, score } = await gameOver(client, gameId)
    const found = `${gameStatus} ${score.join('-')}`
    const expected = finalScore === null ? 'cancelled 0-0' : `ended ${finalScore.join('-')}`
    return found === expected ? [] : [`game ${gameId}: ${found}, expected ${expected}`]
  }).then((problems) => problems.flat())
}

/** Polls until the game is no longer played, or until the timeout. */
async function gameOver(client: ApiClient, gameId: number): Promise<GameWire['gameInfo']> {
  const until = Date.now() + OVER_WITHIN_MS
  for (;;) {
    const { data } = await client.expect(readGame, { gameId: String(gameId) })
    if (data.gameInfo.gameStatus !== 'live' || Date.now() > until) return data.gameInfo
    await pause(POLL_MS)
  }
}
