import { seasonTime } from '../season/season-time.ts'
import { disturbanceOf } from './disturbance.ts'
import { seasonDay } from './season-day.ts'
import type { SeasonGame } from './season-game.ts'
import type { SeasonCast } from './season-programme.ts'

const FIRST_DAY = 20_778
const DAYS = 30

/** For tests: a game of the seed 'example' that is disturbed in this way, and its first cast. */
export function exampleGame(
  kind: ReturnType<typeof disturbanceOf>['kind'],
  isCup = false,
): { readonly game: SeasonGame; readonly cast: SeasonCast } {
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 1) {
    const game = seasonDay('example', day).find(
      ({ gameId, tournament }) =>
        tournament.isCup === isCup && disturbanceOf('example', gameId).kind === kind,
    )
    if (game) {
      const announcedAt = game.kickOffMs - 2 * 86_400_000
      const time = seasonTime(0, 1)
      return { game, cast: { seed: 'example', time, isHighlight: false, announcedAt } }
    }
  }
  throw new RangeError(`no game is ${kind}`)
}
