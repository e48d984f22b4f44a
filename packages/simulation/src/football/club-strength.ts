import { DAY_MS } from '../schedule/calendar-day.ts'
import { type StrengthOf, strengthsOf } from '../season/entrant-strength.ts'
import { FOOTBALL_TEAMS } from './calendar/football-teams.ts'
import { FOOTBALL_TOURNAMENTS } from './tournaments/football-tournaments.ts'

const madeUpStrength = strengthsOf('club', FOOTBALL_TOURNAMENTS, {
  guest: 0.3,
  luck: 0.12,
  form: 0.1,
})

/** Worth of a club on a day: log of its goals for and against. */
export const clubStrength: StrengthOf = (seed, name, day) => {
  const known = FOOTBALL_TEAMS.strengthOf(seed, name, new Date(day * DAY_MS).getUTCFullYear())
  return known === null ? madeUpStrength(seed, name, day) : known.attack + known.defence
}
