import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import type { GameSchedule } from '@caderneta/feed/programme'
import { sportSeason } from '../season/season-schedule.ts'
import type { SeasonSettings } from '../season/season-settings.ts'
import { clubStrength } from './club-strength.ts'
import { footballCalendar } from './football-calendar.ts'
import { finishedFootballGame, footballGameProgramme } from './football-game-programme.ts'

/** Games of a day that appear on the home page, and how many of one tournament at most. */
export const FOOTBALL_HIGHLIGHTS = { ofDay: 8, ofTournament: 3 }
/** No game ends later after its calendar kick-off: delay, interruption, extra time, penalties. */
const GAME_MS_MAX = 4 * 3_600_000

/** The endless football season. */
export function footballSeason(settings: SeasonSettings): GameSchedule {
  const football = {
    sportId: FOOTBALL,
    calendar: footballCalendar,
    strengthOf: clubStrength,
    highlights: FOOTBALL_HIGHLIGHTS,
    gameMsMax: GAME_MS_MAX,
    programmeOf: footballGameProgramme,
    finishedOf: finishedFootballGame,
  }
  return sportSeason(football, settings)
}
