import { FOOTBALL_COMPETITIONS } from '../calendar/football-competitions.ts'
import { AFRICA_AND_MIDDLE_EAST } from './africa-and-middle-east.ts'
import { ASIA } from './asia.ts'
import type { FootballTournament } from './football-tournament.ts'
import { NORTH_AMERICA } from './north-america.ts'
import { NORTHERN_AND_EASTERN_EUROPE } from './northern-and-eastern-europe.ts'
import { OCEANIA } from './oceania.ts'
import { SOUTH_AMERICA } from './south-america.ts'
import { WESTERN_EUROPE } from './western-europe.ts'
import { WOMEN } from './women.ts'

const DATED = FOOTBALL_COMPETITIONS.map(({ tournament }) => tournament)
const dated = new Set(DATED.flatMap(({ entrants }) => entrants))

/** The home page shows the biggest games of a day, also of one without bigger competitions. */
const LEAST_APPEAL = 0.5

/**
 * Leagues that the data has no calendar of: lower divisions, women, smaller countries. They repeat
 * all year, so that games are live at every hour of it. New ones go to the end of their file: game
 * ids depend on it. A club that plays by the calendar of the data plays there only.
 */
const REPEATING: readonly FootballTournament[] = [
  ...SOUTH_AMERICA,
  ...NORTH_AMERICA,
  ...WESTERN_EUROPE,
  ...NORTHERN_AND_EASTERN_EUROPE,
  ...AFRICA_AND_MIDDLE_EAST,
  ...ASIA,
  ...OCEANIA,
  ...WOMEN,
].map((tournament) => ({
  ...tournament,
  appeal: Math.max(tournament.appeal, LEAST_APPEAL),
  entrants: tournament.entrants.filter((name) => !dated.has(name)),
}))

/** Every competition of the season. */
export const FOOTBALL_TOURNAMENTS: readonly FootballTournament[] = [...DATED, ...REPEATING]
