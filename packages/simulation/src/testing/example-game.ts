import { footballCalendar } from '../football/football-calendar.ts'
import type { FootballGame } from '../football/football-game.ts'
import { FOOTBALL_HAZARDS } from '../football/football-hazards.ts'
import { disturbanceOf } from '../season/disturbance.ts'
import type { SeasonCast } from '../season/season-schedule.ts'
import { seasonTime } from '../season/season-time.ts'

const FIRST_DAY = 20_778
const DAYS = 30

/** For tests: a game of the seed 'example' that is disturbed in this way, and its first cast. */
export function exampleGame(
  kind: ReturnType<typeof disturbanceOf>['kind'],
  isKnockout = false,
): { readonly game: FootballGame; readonly cast: SeasonCast } {
  const calendar = footballCalendar('example')
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 1) {
    const game = calendar(day).find(
      ({ gameId, stage }) =>
        (stage?.isKnockout ?? false) === isKnockout &&
        disturbanceOf('example', gameId, FOOTBALL_HAZARDS).kind === kind,
    )
    if (game) {
      // Before the earliest notice of a delay; each hour before that is a dozen more prices.
      const announcedAt = game.startMs - 4 * 3_600_000
      const time = seasonTime(0, 1)
      return { game, cast: { seed: 'example', time, isHighlight: false, announcedAt } }
    }
  }
  throw new RangeError(`no game is ${kind}`)
}
