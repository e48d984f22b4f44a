import { strengthsOf } from '../season/entrant-strength.ts'
import { FOOTBALL_TOURNAMENTS } from './tournaments/football-tournaments.ts'

/** Worth of a club on a day: log of its goals for and against. */
export const clubStrength = strengthsOf('club', FOOTBALL_TOURNAMENTS, {
  guest: 0.3,
  luck: 0.12,
  form: 0.1,
})
