import { AFRICA_AND_MIDDLE_EAST } from './africa-and-middle-east.ts'
import { ASIA } from './asia.ts'
import { BRAZIL } from './brazil.ts'
import type { FootballTournament } from './football-tournament.ts'
import { NORTH_AMERICA } from './north-america.ts'
import { NORTHERN_AND_EASTERN_EUROPE } from './northern-and-eastern-europe.ts'
import { OCEANIA } from './oceania.ts'
import { SOUTH_AMERICA } from './south-america.ts'
import { WESTERN_EUROPE } from './western-europe.ts'

/** Every competition of the season. New ones go to the end of their file: game ids depend on it. */
export const FOOTBALL_TOURNAMENTS: readonly FootballTournament[] = [
  ...BRAZIL,
  ...SOUTH_AMERICA,
  ...NORTH_AMERICA,
  ...WESTERN_EUROPE,
  ...NORTHERN_AND_EASTERN_EUROPE,
  ...AFRICA_AND_MIDDLE_EAST,
  ...ASIA,
  ...OCEANIA,
]
