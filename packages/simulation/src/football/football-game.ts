import type { SeasonGame } from '../schedule/season-game.ts'
import type { FootballTournament } from './tournaments/football-tournament.ts'

export type FootballGame = SeasonGame<FootballTournament>
